<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Exxtra</name>
    <message numerus="yes">
        <source>%n field(s) before the goal</source>
        <translation>
            <numerusform>%n field before the goal</numerusform>
            <numerusform>%n fields before the goal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Double! +%n</source>
        <translation>
            <numerusform>Double! +%n</numerusform>
            <numerusform>Double! +%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n X – turn over!</source>
        <translation>
            <numerusform>%n X – turn over!</numerusform>
            <numerusform>%n X – turn over!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} goes back %n field(s), to {place}.</source>
        <translation>
            <numerusform>{name} goes back %n field, to {place}.</numerusform>
            <numerusform>{name} goes back %n fields, to {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A double: {name} advances %n field(s), to {place}.</source>
        <translation>
            <numerusform>A double: {name} advances %n field, to {place}.</numerusform>
            <numerusform>A double: {name} advances %n fields, to {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} advances %n field(s), to {place}.</source>
        <translation>
            <numerusform>{name} advances %n field, to {place}.</numerusform>
            <numerusform>{name} advances %n fields, to {place}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dice field {field}: +%n step(s) in the next turn</source>
        <translation>
            <numerusform>Dice field {field}: +%n step in the next turn</numerusform>
            <numerusform>Dice field {field}: +%n steps in the next turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n X: {name}&apos;s turn is over.</source>
        <translation>
            <numerusform>%n X: {name}&apos;s turn is over.</numerusform>
            <numerusform>%n X: {name}&apos;s turn is over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more interrupted game(s)</source>
        <translation>
            <numerusform>%n more interrupted game</numerusform>
            <numerusform>%n more interrupted games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lavarails</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the %n point(s) of {lane}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the gem on {field}: %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} inks %n cross(es).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} completes {lane}: %n point(s)!</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the gem on {field}: %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws on {field}; the line has %n field(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} closes the longest line, %n field(s): {points}!</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} closes a line of %n field(s): {points}!</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: roll all %n dice of the pool.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: roll the %n dice of the pool again.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: draw tracks on your %n field(s) with dice.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Level8</name>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s) in the middle</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: select up to %n card(s) to swap.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} keeps %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n passage(s) found</source>
        <translation>
            <numerusform>%n passage found</numerusform>
            <numerusform>%n passages found</numerusform>
        </translation>
    </message>
</context>
</TS>
