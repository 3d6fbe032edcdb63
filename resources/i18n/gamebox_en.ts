<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Cover</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message numerus="yes">
        <source>Roll %n dice for {name}. What do they show?</source>
        <translation>
            <numerusform>Roll a die for {name}. What does it show?</numerusform>
            <numerusform>Roll %n dice for {name}. What do they show?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: roll %n dice. What do they show?</source>
        <translation>
            <numerusform>{name}: roll a die. What does it show?</numerusform>
            <numerusform>{name}: roll %n dice. What do they show?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exxtra</name>
    <message numerus="yes">
        <source>%n field(s) short of the goal</source>
        <translation>
            <numerusform>%n field short of the goal</numerusform>
            <numerusform>%n fields short of the goal</numerusform>
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
        <source>+%n step(s)</source>
        <translation>
            <numerusform>+%n step</numerusform>
            <numerusform>+%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>throws out %n player(s)</source>
        <translation>
            <numerusform>throws out %n player</numerusform>
            <numerusform>throws out %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n X: {name}’s turn is over.</source>
        <translation>
            <numerusform>%n X: {name}’s turn is over.</numerusform>
            <numerusform>%n X: {name}’s turn is over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <translation>
            <numerusform>%n game added.</numerusform>
            <numerusform>%n games added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
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
        <source>{name} rolls the %n dice of the pool again …</source>
        <translation>
            <numerusform>{name} rolls the last die of the pool again …</numerusform>
            <numerusform>{name} rolls the %n dice of the pool again …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field {field}: closes a line of %n field(s)</source>
        <translation>
            <numerusform>Field {field}: closes a line of %n field</numerusform>
            <numerusform>Field {field}: closes a line of %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field {field}: part of an open line of %n field(s)</source>
        <translation>
            <numerusform>Field {field}: part of an open line of %n field</numerusform>
            <numerusform>Field {field}: part of an open line of %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the gem on {field}: %n point(s).</source>
        <translation>
            <numerusform>{name} loses the gem on {field}: %n point.</numerusform>
            <numerusform>{name} loses the gem on {field}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} inks %n cross(es).</source>
        <translation>
            <numerusform>{name} inks %n cross.</numerusform>
            <numerusform>{name} inks %n crosses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} completes {lane}: %n point(s)!</source>
        <translation>
            <numerusform>{name} completes {lane}: %n point!</numerusform>
            <numerusform>{name} completes {lane}: %n points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the gem on {field}: %n point(s).</source>
        <translation>
            <numerusform>{name} wins the gem on {field}: %n point.</numerusform>
            <numerusform>{name} wins the gem on {field}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws on {field}; the line has %n field(s).</source>
        <translation>
            <numerusform>{name} draws on {field}; the line has %n field.</numerusform>
            <numerusform>{name} draws on {field}; the line has %n fields.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} closes the longest line, %n field(s): {points}!</source>
        <translation>
            <numerusform>{name} closes the longest line, %n field: {points}!</numerusform>
            <numerusform>{name} closes the longest line, %n fields: {points}!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} closes a line of %n field(s): {points}!</source>
        <translation>
            <numerusform>{name} closes a line of %n field: {points}!</numerusform>
            <numerusform>{name} closes a line of %n fields: {points}!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: draw tracks on your %n field(s) with dice.</source>
        <translation>
            <numerusform>{name}: draw a track on your %n field with a die.</numerusform>
            <numerusform>{name}: draw tracks on your %n fields with dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: roll all %n dice.</source>
        <translation>
            <numerusform>{name}: roll the last die.</numerusform>
            <numerusform>{name}: roll all %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest closed line: %n field(s)</source>
        <translation>
            <numerusform>longest closed line: %n field</numerusform>
            <numerusform>longest closed line: %n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lava field(s)</source>
        <translation>
            <numerusform>%n&#xa0;lava field</numerusform>
            <numerusform>%n&#xa0;lava fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {lane} spoiled (%n point(s)).</source>
        <translation>
            <numerusform>{name}: {lane} spoiled (%n point).</numerusform>
            <numerusform>{name}: {lane} spoiled (%n points).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Level8</name>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Draw pile: %n card</numerusform>
            <numerusform>Draw pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s) in the middle</source>
        <translation>
            <numerusform>%n joker in the middle</numerusform>
            <numerusform>%n jokers in the middle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Swap %n card(s)</source>
        <translation>
            <numerusform>Swap %n card</numerusform>
            <numerusform>Swap %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>Keep %n card</numerusform>
            <numerusform>Keep %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: select up to %n card(s) to swap.</source>
        <translation>
            <numerusform>{name}: select up to %n card to swap.</numerusform>
            <numerusform>{name}: select up to %n cards to swap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n card missing</numerusform>
            <numerusform>%n cards missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay these %n card(s) face up</source>
        <translation>
            <numerusform>Lay this card face up</numerusform>
            <numerusform>Lay these %n cards face up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{asker} chose “Reveal”: {name} has to lay %n card(s) face up.</source>
        <translation>
            <numerusform>{asker} chose “Reveal”: {name} has to lay a card face up.</numerusform>
            <numerusform>{asker} chose “Reveal”: {name} has to lay %n cards face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{asker} chose “Reveal”: lay %n card(s) face up.</source>
        <translation>
            <numerusform>{asker} chose “Reveal”: lay a card face up.</numerusform>
            <numerusform>{asker} chose “Reveal”: lay %n cards face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: select %n card(s) to lay face up.</source>
        <translation>
            <numerusform>{name}: select a card to lay face up.</numerusform>
            <numerusform>{name}: select %n cards to lay face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: select up to %n card(s) to keep.</source>
        <translation>
            <numerusform>{name}: select up to one card to keep.</numerusform>
            <numerusform>{name}: select up to %n cards to keep.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>swap up to %n card(s) and draw one more.</source>
        <translation>
            <numerusform>swap a card and draw one more.</numerusform>
            <numerusform>swap up to %n cards and draw one more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the others lay %n card(s) face up; you take one.</source>
        <translation>
            <numerusform>the others lay a card face up; you take one.</numerusform>
            <numerusform>the others lay %n cards face up; you take one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number card(s)</source>
        <translation>
            <numerusform>a number card</numerusform>
            <numerusform>%n number cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message numerus="yes">
        <source>%n never won: put them where lines can close around.</source>
        <translation>
            <numerusform>%n never won: put it where lines can close around.</numerusform>
            <numerusform>%n never won: put them where lines can close around.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n never completed: shorten them, or move volcanoes away.</source>
        <translation>
            <numerusform>%n never completed: shorten it, or move volcanoes away.</numerusform>
            <numerusform>%n never completed: shorten them, or move volcanoes away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n never won: move them nearer to a start, or away from lava.</source>
        <translation>
            <numerusform>%n never won: move it nearer to a start, or away from lava.</numerusform>
            <numerusform>%n never won: move them nearer to a start, or away from lava.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of two sensible bots</source>
        <translation>
            <numerusform>%n game of two sensible bots</numerusform>
            <numerusform>%n games of two sensible bots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message numerus="yes">
        <source>{reading} on dice field {field} throws out %n pair(s).</source>
        <translation>
            <numerusform>{reading} on dice field {field} throws out %n pair.</numerusform>
            <numerusform>{reading} on dice field {field} throws out %n pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It stays there in about {percent} of 100 games, for %n step(s).</source>
        <translation>
            <numerusform>It stays there in about {percent} of 100 games, for %n step.</numerusform>
            <numerusform>It stays there in about {percent} of 100 games, for %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) can still come below you.</source>
        <translation>
            <numerusform>%n pair can still come below you.</numerusform>
            <numerusform>%n pairs can still come below you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes a gem: %n point(s).</source>
        <translation>
            <numerusform>It takes a gem: %n point.</numerusform>
            <numerusform>It takes a gem: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs a gem of %n point(s).</source>
        <translation>
            <numerusform>It costs a gem of %n point.</numerusform>
            <numerusform>It costs a gem of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the last field of a loop of {length} fields: %n point(s) more.</source>
        <translation>
            <numerusform>It is the last field of a loop of {length} fields: %n point more.</numerusform>
            <numerusform>It is the last field of a loop of {length} fields: %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It completes row {lane}: %n point(s).</source>
        <translation>
            <numerusform>It completes row {lane}: %n point.</numerusform>
            <numerusform>It completes row {lane}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It completes column {lane}: %n point(s).</source>
        <translation>
            <numerusform>It completes column {lane}: %n point.</numerusform>
            <numerusform>It completes column {lane}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {lane} with %n point(s) becomes likelier: {after}% instead of {before}%.</source>
        <translation>
            <numerusform>Row {lane} with %n point becomes likelier: {after}% instead of {before}%.</numerusform>
            <numerusform>Row {lane} with %n points becomes likelier: {after}% instead of {before}%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column {lane} with %n point(s) becomes likelier: {after}% instead of {before}%.</source>
        <translation>
            <numerusform>Column {lane} with %n point becomes likelier: {after}% instead of {before}%.</numerusform>
            <numerusform>Column {lane} with %n points becomes likelier: {after}% instead of {before}%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It spoils row {lane} with %n point(s), which had {before}%.</source>
        <translation>
            <numerusform>It spoils row {lane} with %n point, which had {before}%.</numerusform>
            <numerusform>It spoils row {lane} with %n points, which had {before}%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It spoils column {lane} with %n point(s), which had {before}%.</source>
        <translation>
            <numerusform>It spoils column {lane} with %n point, which had {before}%.</numerusform>
            <numerusform>It spoils column {lane} with %n points, which had {before}%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your level lies, one level is sure. %n card(s) left.</source>
        <translation>
            <numerusform>Your level lies, one level is sure. %n card left.</numerusform>
            <numerusform>Your level lies, one level is sure. %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still missing for your level.</source>
        <translation>
            <numerusform>%n card still missing for your level.</numerusform>
            <numerusform>%n cards still missing for your level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is not needed at once. %n card(s) missing.</source>
        <translation>
            <numerusform>{card} is not needed at once. %n card missing.</numerusform>
            <numerusform>{card} is not needed at once. %n cards missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your plan needs {card}: %n card(s) missing then.</source>
        <translation>
            <numerusform>Your plan needs {card}: %n card missing then.</numerusform>
            <numerusform>Your plan needs {card}: %n cards missing then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No good plan needs {card}. %n card(s) missing.</source>
        <translation>
            <numerusform>No good plan needs {card}. %n card missing.</numerusform>
            <numerusform>No good plan needs {card}. %n cards missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there lava can reach %n more free field(s).</source>
        <translation>
            <numerusform>From there lava can reach %n more free field.</numerusform>
            <numerusform>From there lava can reach %n more free fields.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n more field(s) into reach.</source>
        <translation>
            <numerusform>It brings %n more field into reach.</numerusform>
            <numerusform>It brings %n more fields into reach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lava can still get at %n field(s) that row {lane} needs.</source>
        <translation>
            <numerusform>Lava can still get at %n field that row {lane} needs.</numerusform>
            <numerusform>Lava can still get at %n fields that row {lane} needs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lava can still get at %n field(s) that column {lane} needs.</source>
        <translation>
            <numerusform>Lava can still get at %n field that column {lane} needs.</numerusform>
            <numerusform>Lava can still get at %n fields that column {lane} needs.</numerusform>
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
<context>
    <name>Setup</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>{name}’s hand: %n card(s)</source>
        <translation>
            <numerusform>{name}’s hand: %n card</numerusform>
            <numerusform>{name}’s hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>{name}: %n game(s), {won} won</source>
        <translation>
            <numerusform>{name}: %n game, {won} won</numerusform>
            <numerusform>{name}: %n games, {won} won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {luck} a game over %n game(s), {words}</source>
        <translation>
            <numerusform>{name}: {luck} a game over %n game, {words}</numerusform>
            <numerusform>{name}: {luck} a game over %n games, {words}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <translation>
            <numerusform>game</numerusform>
            <numerusform>games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>person(s)</source>
        <translation>
            <numerusform>person</numerusform>
            <numerusform>people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>review(s)</source>
        <translation>
            <numerusform>review</numerusform>
            <numerusform>reviews</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n more</source>
        <translation>
            <numerusform>Review %n more</numerusform>
            <numerusform>Review %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Things</name>
    <message numerus="yes">
        <source>A pair that stays until your next turn brings %n step(s).</source>
        <translation>
            <numerusform>A pair that stays until your next turn brings %n step.</numerusform>
            <numerusform>A pair that stays until your next turn brings %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to the goal. Any number of pawns may stand here.</source>
        <translation>
            <numerusform>%n step to the goal. Any number of pawns may stand here.</numerusform>
            <numerusform>%n steps to the goal. Any number of pawns may stand here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message numerus="yes">
        <source>And %n more file(s) that bring no sheet.</source>
        <translation>
            <numerusform>And %n more file that brings no sheet.</numerusform>
            <numerusform>And %n more files that bring no sheet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draft: %n field(s) to mend</source>
        <translation>
            <numerusform>Draft: %n field to mend</numerusform>
            <numerusform>Draft: %n fields to mend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) added.</source>
        <translation>
            <numerusform>%n sheet added.</numerusform>
            <numerusform>%n sheets added.</numerusform>
        </translation>
    </message>
</context>
</TS>
