<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {name}: show my cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exxtra</name>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Push your luck up the dice ladder and race to the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on any free field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only above lower pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-X as the first roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads 00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads 100, the highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) before the goal</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>reached the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Double! +%n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n X – turn over!</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next roll shows an X that ends the turn: {risk}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A safe roll that reads {reading} or more: {chance}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} goes back %n field(s), to {place}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A double: {name} advances %n field(s), to {place}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} advances %n field(s), to {place}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n X: {name}&apos;s turn is over.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places {reading} on dice field {field}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws {other} off dice field {field}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} reaches the goal and wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolls {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolls {dice}: {reading}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} stays at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is playing …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: roll the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {reading}. Roll again, or place it on the ladder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>+%n step(s) next turn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throws out {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>21 steps lead from start to goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any number of pawns may share a field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever first reaches or passes the goal wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>70 is lower: out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>73 is higher: stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>61 is lower: out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>71 is placed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below: always safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your next turn the pawn advances by the number of the field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The higher digit comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>71 beats 64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first roll an X counts as 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An X from the second roll on: the turn ends at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pawn goes back one field for each X.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Open a game …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of its file was damaged; it goes on from the last whole move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Interrupted after %n move(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this game up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is deleted and cannot be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more interrupted game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InUse</name>
    <message>
        <source>gamebox is already open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another window is using these saved games. Please play there, or close it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>What has happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>{step} {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to the next decision of a person</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll again or place the pair first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice must be rolled first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice field {field} is not free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On dice field {field} a pair below would not be lower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player rerolls at most once a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever can place a die must do so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die goes back only after a reroll that did not help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The eruption die must be rolled first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field must be marked with lava first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of the pool must be rolled first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now a die of the pool must be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No die can be placed: pass or reroll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of the pool must be rerolled first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the player&apos;s dice must go back to the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First a die of the pool is drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fields with dice get their tracks first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lava never flows onto a crossed field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} does not show a {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is lava on {field} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} is not beside a volcano or lava.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} dice are rolled, not {rolled}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice lie sorted in the middle, lowest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} is no number field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is lava on {field}: no die can be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} is not free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} shows {number}: no such die is in the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} is not beside one of the player&apos;s dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} is not beside a cross.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{field} is not beside a track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {number} in the pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the player&apos;s dice lies on {field}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row by row: {field} gets its track first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn track is never changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level demands a combination of {size} cards here, not of {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be clear what the joker {card} stands for here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set is made of cards of one number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is made of consecutive numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colour is made of cards of one colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards must be shuffled and dealt first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discards must be shuffled into a new draw pile first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two fields must be chosen first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action for the wild field must be chosen first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card must be taken from a pile first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One to three cards must be swapped first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number or a colour must be asked for first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that was asked for must be handed over first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards must be laid open first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the open cards must be taken first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn goes on with laying out, adding or a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a second discard may follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over: cards to keep must be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand does not hold {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new draw pile is made of exactly the discards below the tops, no jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck is made of exactly the number cards that nobody has kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stones do not show field {field}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every field of this action is occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card can be had from the draw pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no discard pile {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile {seat} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} was not asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly three cards must be laid open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} is not among the open cards of seat {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level lies already; cards can only be added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level demands {size} combinations, not {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card must be discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only who has laid out the level may add cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no combination {place} on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The combination is full: only a joker * fits, not {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} does not fit there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more than four cards may be kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last} share the win!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Show at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules say nothing about “{words}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast dice roll, pawns hop and bots take their turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo may also take back what dice or cards have already shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot: strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple hexagon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sky-blue star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human or bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour and shape: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players have this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move could not be saved and was not made: {reason}. Please try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bot could not decide: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>A damaged file could not be read. It was kept aside as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of gamebox (*.gamebox)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong. Your game is safe; details are in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
