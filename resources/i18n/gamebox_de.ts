<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Tabletop games for a family at one computer.</source>
        <translation>Gesellschaftsspiele für eine Familie an einem Rechner.</translation>
    </message>
    <message>
        <source>An unofficial, non-commercial adaptation with its own artwork, sheets and level cards; the games’ names belong to their owners.</source>
        <translation>Eine inoffizielle, nicht kommerzielle Umsetzung mit eigenen Bildern, Blättern und Levelkarten; die Namen der Spiele gehören ihren Inhabern.</translation>
    </message>
    <message>
        <source>Free software under the MIT license, made with Python {python} and Qt {qt} (LGPL).</source>
        <translation>Freie Software unter der MIT-Lizenz, gemacht mit Python {python} und Qt {qt} (LGPL).</translation>
    </message>
    <message>
        <source>Your games and settings are kept in {folder}</source>
        <translation>Deine Spiele und Einstellungen liegen in {folder}</translation>
    </message>
    <message>
        <source>About gamebox</source>
        <translation>Über gamebox</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>The works of others inside, and their terms</source>
        <translation>Werke anderer, die darin stecken, und ihre Bedingungen</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Fair Play</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Gemacht mit</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>Deine Dateien</translation>
    </message>
</context>
<context>
    <name>Aside</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Bot</name>
    <message>
        <source>The calculator</source>
        <translation>Das Rechentalent</translation>
    </message>
    <message>
        <source>Knows what every roll is worth, and throws out whoever would win.</source>
        <translation>Weiß, was jeder Wurf wert ist, und wirft raus, wer sonst gewinnt.</translation>
    </message>
    <message>
        <source>The magpie</source>
        <translation>Die Elster</translation>
    </message>
    <message>
        <source>Hoards jokers, lays out late, and forgets what has long been discarded.</source>
        <translation>Hortet Joker, legt spät aus und vergisst, was längst abgeworfen ist.</translation>
    </message>
    <message>
        <source>The elephant</source>
        <translation>Der Elefant</translation>
    </message>
    <message>
        <source>Remembers every card that you took, and throws away nothing that you need.</source>
        <translation>Merkt sich jede Karte, die du genommen hast, und wirft nichts ab, was du brauchst.</translation>
    </message>
    <message>
        <source>The beaver</source>
        <translation>Der Biber</translation>
    </message>
    <message>
        <source>Builds steadily, knows what each field brings, and looks only at its own cards.</source>
        <translation>Baut stetig, weiß, was jedes Feld bringt, und sieht nur auf die eigenen Karten.</translation>
    </message>
    <message>
        <source>Grabs what glitters, loves to finish small things and forgets the lava.</source>
        <translation>Schnappt sich, was glitzert, macht gern Kleines fertig und vergisst die Lava.</translation>
    </message>
    <message>
        <source>Plans the whole sheet, counts every die and takes the one you need.</source>
        <translation>Plant das ganze Blatt, zählt jeden Würfel und nimmt den, den du brauchst.</translation>
    </message>
    <message>
        <source>Closes one loop or row after another and never starts what is too big.</source>
        <translation>Schließt eine Strecke oder Reihe nach der anderen und fängt nie zu Großes an.</translation>
    </message>
    <message>
        <source>The surveyor</source>
        <translation>Die Landvermesserin</translation>
    </message>
    <message>
        <source>The stoker</source>
        <translation>Der Heizer</translation>
    </message>
    <message>
        <source>The daredevil</source>
        <translation>Der Draufgänger</translation>
    </message>
    <message>
        <source>Rolls until it sounds high, and always climbs to the top of the ladder.</source>
        <translation>Würfelt, bis es hoch klingt, und will auf der Leiter immer ganz nach oben.</translation>
    </message>
    <message>
        <source>The careful one</source>
        <translation>Die Umsichtige</translation>
    </message>
    <message>
        <source>Knows when to stop, and keeps an eye on whoever is about to win.</source>
        <translation>Weiß, wann Schluss ist, und behält im Auge, wer gleich gewinnt.</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>I am {name}: show my cards</source>
        <translation>Ich bin {name}: Karten zeigen</translation>
    </message>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}, du bist dran.</translation>
    </message>
    <message>
        <source>{name}, you’re needed.</source>
        <translation>{name}, du bist gefragt.</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message numerus="yes">
        <source>Roll %n dice for {name}. What do they show?</source>
        <translation>
            <numerusform>Würfle für {name}. Was zeigt der Würfel?</numerusform>
            <numerusform>Würfle für {name} mit %n Würfeln. Was zeigen sie?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: roll %n dice. What do they show?</source>
        <translation>
            <numerusform>{name}: Würfle. Was zeigt der Würfel?</numerusform>
            <numerusform>{name}: Würfle mit %n Würfeln. Was zeigen sie?</numerusform>
        </translation>
    </message>
    <message>
        <source>That’s it</source>
        <translation>Stimmt so</translation>
    </message>
    <message>
        <source>Let the computer roll</source>
        <translation>Computer würfeln lassen</translation>
    </message>
    <message>
        <source>Die {number}</source>
        <translation>Würfel {number}</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>What is this?</source>
        <translation>Was ist das?</translation>
    </message>
    <message>
        <source>Press “?” and click on a thing, or put the pointer or the cursor on it and press F1; or let a finger rest on it.</source>
        <translation>Drück „?“ und klick auf ein Ding, oder zeig mit der Maus oder den Tasten darauf und drück F1; oder lass einen Finger darauf ruhen.</translation>
    </message>
</context>
<context>
    <name>Exxtra</name>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Push your luck up the dice ladder and race to the goal.</source>
        <translation>Fordere dein Glück auf der Würfelleiter heraus und sei vor den anderen im Ziel.</translation>
    </message>
    <message>
        <source>Placing pairs</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>on any free field</source>
        <translation>auf jedes freie Feld</translation>
    </message>
    <message>
        <source>only above lower pairs</source>
        <translation>nur über niedrigeren Paaren</translation>
    </message>
    <message>
        <source>X-X as the first roll</source>
        <translation>X-X im ersten Wurf</translation>
    </message>
    <message>
        <source>reads 00</source>
        <translation>zählt 00</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) short of the goal</source>
        <translation>
            <numerusform>%n Feld vor dem Ziel</numerusform>
            <numerusform>%n Felder vor dem Ziel</numerusform>
        </translation>
    </message>
    <message>
        <source>reached the goal</source>
        <translation>hat das Ziel erreicht</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>roll {number}</source>
        <translation>Wurf {number}</translation>
    </message>
    <message numerus="yes">
        <source>Double! +%n</source>
        <translation>
            <numerusform>Pasch! +%n</numerusform>
            <numerusform>Pasch! +%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n X – turn over!</source>
        <translation>
            <numerusform>%n X – Zug vorbei!</numerusform>
            <numerusform>%n X – Zug vorbei!</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gewinnt!</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Next roll shows an X that ends the turn: {risk}</source>
        <translation>Der nächste Wurf zeigt ein X und beendet den Zug: {risk}</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Expected steps</source>
        <translation>Erwartete Schritte</translation>
    </message>
    <message>
        <source>at the goal</source>
        <translation>im Ziel</translation>
    </message>
    <message>
        <source>field {field}</source>
        <translation>Feld {field}</translation>
    </message>
    <message>
        <source>First roll: an X is just a 0</source>
        <translation>Erster Wurf: X zählt 0</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>den Start</translation>
    </message>
    <message>
        <source>{name} rolls again …</source>
        <translation>{name} würfelt noch einmal …</translation>
    </message>
    <message>
        <source>the goal</source>
        <translation>das Zielfeld</translation>
    </message>
    <message numerus="yes">
        <source>+%n step(s)</source>
        <translation>
            <numerusform>+%n Schritt</numerusform>
            <numerusform>+%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>no step</source>
        <translation>kein Schritt</translation>
    </message>
    <message numerus="yes">
        <source>%n X: {name}’s turn is over.</source>
        <translation>
            <numerusform>%n X: Der Zug von {name} ist vorbei.</numerusform>
            <numerusform>%n X: Der Zug von {name} ist vorbei.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places {reading} on dice field {field}.</source>
        <translation>{name} platziert {reading} auf Würfelfeld {field}.</translation>
    </message>
    <message>
        <source>{name} throws {other} off dice field {field}.</source>
        <translation>{name} wirft {other} von Würfelfeld {field}.</translation>
    </message>
    <message>
        <source>{name} reaches the goal and wins!</source>
        <translation>{name} erreicht das Ziel und gewinnt!</translation>
    </message>
    <message>
        <source>{name} rolls {dice}.</source>
        <translation>{name} würfelt {dice}.</translation>
    </message>
    <message>
        <source>First roll: safe, an X counts as 0.</source>
        <translation>Der erste Wurf ist sicher: Ein X zählt als 0.</translation>
    </message>
    <message>
        <source>Chance of a double: {chance}</source>
        <translation>Chance auf einen Pasch: {chance}</translation>
    </message>
    <message>
        <source>{name} rolls {dice}: {reading}.</source>
        <translation>{name} würfelt {dice}: {reading}.</translation>
    </message>
    <message numerus="yes">
        <source>throws out %n player(s)</source>
        <translation>
            <numerusform>wirft %n Paar raus</numerusform>
            <numerusform>wirft %n Paare raus</numerusform>
        </translation>
    </message>
    <message>
        <source>Place on</source>
        <translation>Platzieren auf</translation>
    </message>
    <message>
        <source>Field {field}: {earns}</source>
        <translation>Feld {field}: {earns}</translation>
    </message>
    <message>
        <source>{name} stays at the start.</source>
        <translation>{name} bleibt am Start.</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>{name} hat gewonnen.</translation>
    </message>
    <message>
        <source>{name} is playing …</source>
        <translation>{name} spielt …</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>throws out {names}</source>
        <translation>wirft {names} raus</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>from field {field}</source>
        <translation>ab Feld {field}</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>vom Start</translation>
    </message>
    <message>
        <source>reads {reading}, the highest</source>
        <translation>zählt {reading}, das Höchste</translation>
    </message>
    <message>
        <source>{name} is thrown out!</source>
        <translation>{name} fliegt raus!</translation>
    </message>
    <message>
        <source>If no X comes: {reading} or more: {chance}</source>
        <translation>Falls kein X kommt: {reading} oder mehr: {chance}</translation>
    </message>
    <message>
        <source>{name}: roll!</source>
        <translation>{name}: Würfle!</translation>
    </message>
    <message>
        <source>{name} goes back to {place}.</source>
        <translation>{name} geht auf {place} zurück.</translation>
    </message>
    <message>
        <source>{name}: double {reading}! Roll again, or place your pair.</source>
        <translation>{name}: Pasch {reading}! Würfle noch einmal oder platziere dein Paar.</translation>
    </message>
    <message>
        <source>{name}: {reading}. Roll again, or place your pair.</source>
        <translation>{name}: {reading}. Würfle noch einmal oder platziere dein Paar.</translation>
    </message>
    <message>
        <source>{name}: {other} has thrown out your pair. Roll!</source>
        <translation>{name}: {other} hat dein Paar rausgeworfen. Würfle!</translation>
    </message>
    <message>
        <source>A double: {name} runs to {place}.</source>
        <translation>Pasch: {name} läuft auf {place}.</translation>
    </message>
    <message>
        <source>{name} runs to {place} thanks to dice field {field}.</source>
        <translation>{name} läuft dank Würfelfeld {field} auf {place}.</translation>
    </message>
    <message>
        <source>on start</source>
        <translation>am Start</translation>
    </message>
    <message>
        <source>{reading} on dice field {field}</source>
        <translation>{reading} auf Würfelfeld {field}</translation>
    </message>
    <message>
        <source>Stays: how likely your pair still lies there at your next turn; when you roll on: that no X comes. Expected steps: what it brings on average, an X counted.</source>
        <translation>Bleibt: wie wahrscheinlich dein Paar bei deinem nächsten Zug noch dort liegt; beim Weiterwürfeln: dass kein X kommt. Erwartete Schritte: was es im Schnitt bringt, ein X mitgezählt.</translation>
    </message>
    <message>
        <source>field {number}</source>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <source>dare one more roll</source>
        <translation>noch einen Wurf wagen</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Any number of pawns may share a field.</source>
        <translation>Auf einem Feld dürfen beliebig viele Figuren stehen.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>70 is lower: out</source>
        <translation>70 ist niedriger: raus</translation>
    </message>
    <message>
        <source>73 is higher: stays</source>
        <translation>73 ist höher: bleibt</translation>
    </message>
    <message>
        <source>61 is lower: out</source>
        <translation>61 ist niedriger: raus</translation>
    </message>
    <message>
        <source>71 is placed here</source>
        <translation>71 wird hier platziert</translation>
    </message>
    <message>
        <source>below: always safe</source>
        <translation>darunter: immer sicher</translation>
    </message>
    <message>
        <source>Turn it as you like. Once drawn, it stays.</source>
        <translation>Dreh es, wie du magst. Einmal gezeichnet, bleibt es.</translation>
    </message>
    <message>
        <source>Take one die in turn.</source>
        <translation>Nehmt reihum einen Würfel.</translation>
    </message>
    <message>
        <source>The first die touches a cross or a track.</source>
        <translation>Der erste Würfel liegt neben einem Kreuz oder Gleis.</translation>
    </message>
    <message>
        <source>Every other die touches one of yours.</source>
        <translation>Jeder weitere liegt neben einem von deinen.</translation>
    </message>
    <message>
        <source>A 4 erupts.</source>
        <translation>Eine 4 bricht aus.</translation>
    </message>
    <message>
        <source>Choose a glowing 4: beside a volcano or lava.</source>
        <translation>Wähle eine leuchtende 4: neben Vulkan oder Lava.</translation>
    </message>
    <message>
        <source>A cross keeps lava away.</source>
        <translation>Ein Kreuz hält die Lava auf.</translation>
    </message>
    <message>
        <source>The other 4 is too far off.</source>
        <translation>Die andere 4 ist zu weit weg.</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>One piece on each field with your die.</source>
        <translation>Ein Gleis auf jedes Feld mit deinem Würfel.</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>From the start, 2 and 5 lead to “{one}” and “{other}”. Choose one, and put your tower there.</source>
        <translation>Vom Start führen 2 und 5 auf „{one}“ und „{other}“. Wähle eines und stelle deinen Turm dorthin.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>one colour, any numbers</source>
        <translation>eine Farbe, beliebige Zahlen</translation>
    </message>
    <message>
        <source>one number, any colours</source>
        <translation>eine Zahl, beliebige Farben</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>numbers in a row, any colours</source>
        <translation>Zahlen in Folge, beliebige Farben</translation>
    </message>
    <message>
        <source>In your next turn the pawn advances by the number of the field.</source>
        <translation>In deinem nächsten Zug läuft die Figur so viele Felder.</translation>
    </message>
    <message>
        <source>Whoever reaches the goal first wins.</source>
        <translation>Wer als Erstes im Ziel ist, gewinnt.</translation>
    </message>
    <message>
        <source>The higher digit comes first.</source>
        <translation>Die höhere Ziffer kommt nach vorn.</translation>
    </message>
    <message>
        <source>71 beats 64.</source>
        <translation>71 schlägt 64.</translation>
    </message>
    <message>
        <source>In the first roll an X counts as 0.</source>
        <translation>Im ersten Wurf zählt ein X als 0.</translation>
    </message>
    <message>
        <source>First roll</source>
        <translation>Erster Wurf</translation>
    </message>
    <message>
        <source>Second roll</source>
        <translation>Zweiter Wurf</translation>
    </message>
    <message>
        <source>An X from the second roll on: the turn ends at once.</source>
        <translation>Ein X ab dem zweiten Wurf: Der Zug ist sofort vorbei.</translation>
    </message>
    <message>
        <source>The pawn goes back one field for each X.</source>
        <translation>Für jedes X geht die Figur ein Feld zurück.</translation>
    </message>
    <message>
        <source>Open: {points} a field. Its stations pay nothing.</source>
        <translation>Offen: {points} je Feld. Haltestellen zählen nichts.</translation>
    </message>
    <message>
        <source>Closed: {points} a field, and its stations.</source>
        <translation>Geschlossen: {points} je Feld, dazu die Haltestellen.</translation>
    </message>
    <message>
        <source>Longest closed: {points} a field, and its stations.</source>
        <translation>Längste geschlossene: {points} je Feld, dazu die Haltestellen.</translation>
    </message>
    <message>
        <source>{steps} steps lead from start to goal.</source>
        <translation>{steps} Schritte führen vom Start ins Ziel.</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>No free number field touches your dice: you are boxed in.</source>
        <translation>Kein freies Zahlenfeld berührt deine Würfel: Du bist eingekesselt.</translation>
    </message>
    <message>
        <source>Your next die may start beside any cross.</source>
        <translation>Dein nächster Würfel darf neben jedem Kreuz beginnen.</translation>
    </message>
    <message>
        <source>One lava field: nothing for this row, and its gem is gone.</source>
        <translation>Ein Lavafeld: Die Zeile zählt nichts, und ihr Edelstein ist weg.</translation>
    </message>
    <message>
        <source>Every number field crossed: {points} points.</source>
        <translation>Jedes Zahlenfeld angekreuzt: {points} Punkte.</translation>
    </message>
    <message>
        <source>A gem under a cross: {points} more.</source>
        <translation>Ein Edelstein unter einem Kreuz: {points} dazu.</translation>
    </message>
    <message>
        <source>1. Move</source>
        <translation>1. Ziehen</translation>
    </message>
    <message>
        <source>if your pair still lies on the ladder</source>
        <translation>wenn dein Paar noch auf der Leiter liegt</translation>
    </message>
    <message>
        <source>2. Roll</source>
        <translation>2. Würfeln</translation>
    </message>
    <message>
        <source>once or as often as you dare</source>
        <translation>einmal, oder so oft du dich traust</translation>
    </message>
    <message>
        <source>3. Place</source>
        <translation>3. Platzieren</translation>
    </message>
    <message>
        <source>on a free dice field</source>
        <translation>auf einem freien Würfelfeld</translation>
    </message>
    <message>
        <source>4. Throw out</source>
        <translation>4. Rauswerfen</translation>
    </message>
    <message>
        <source>what lies above and is not higher</source>
        <translation>was darüber liegt und nicht höher ist</translation>
    </message>
    <message>
        <source>Corners never count. The field must show the number of the die.</source>
        <translation>Ecken zählen nie. Das Feld muss die Zahl des Würfels zeigen.</translation>
    </message>
    <message>
        <source>Your first die: beside a cross</source>
        <translation>Dein erster Würfel: neben einem Kreuz</translation>
    </message>
    <message>
        <source>Your next die: beside one of your dice</source>
        <translation>Der nächste: neben einem deiner Würfel</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Your dice stay, and you are out of this round.</source>
        <translation>Deine Würfel bleiben liegen, und du bist in diesem Durchgang draußen.</translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>All dice of the pool roll again. If one fits, place it.</source>
        <translation>Alle Würfel des Vorrats rollen noch einmal. Passt einer, leg ihn.</translation>
    </message>
    <message>
        <source>Still nothing?</source>
        <translation>Wieder nichts?</translation>
    </message>
    <message>
        <source>One of your dice goes back to the pool.</source>
        <translation>Einer deiner Würfel geht in den Vorrat zurück.</translation>
    </message>
    <message>
        <source>Level 1: three of a kind and a run of three</source>
        <translation>Level 1: Drilling und Dreierfolge</translation>
    </message>
    <message>
        <source>Lay all combinations out in one go.</source>
        <translation>Leg alle Kombinationen auf einmal aus.</translation>
    </message>
    <message>
        <source>left in your hand</source>
        <translation>bleibt auf der Hand</translation>
    </message>
    <message>
        <source>The rest stays in your hand; keep one to discard.</source>
        <translation>Der Rest bleibt auf der Hand; eine Karte brauchst du zum Abwerfen.</translation>
    </message>
    <message>
        <source>1. Roll, move, act</source>
        <translation>1. Ziehen und handeln</translation>
    </message>
    <message>
        <source>you must</source>
        <translation>das musst du</translation>
    </message>
    <message>
        <source>2. Lay out and add</source>
        <translation>2. Auslegen und anlegen</translation>
    </message>
    <message>
        <source>you may</source>
        <translation>das darfst du</translation>
    </message>
    <message>
        <source>3. Discard</source>
        <translation>3. Abwerfen</translation>
    </message>
    <message>
        <source>A run grows at both ends.</source>
        <translation>Eine Folge wächst an beiden Enden.</translation>
    </message>
    <message>
        <source>The same number fits.</source>
        <translation>Die gleiche Zahl passt.</translation>
    </message>
    <message>
        <source>The same colour fits.</source>
        <translation>Die gleiche Farbe passt.</translation>
    </message>
    <message>
        <source>No card left</source>
        <translation>Keine Karte mehr</translation>
    </message>
    <message>
        <source>ends the round and climbs two levels</source>
        <translation>beendet den Durchgang und steigt zwei Level auf</translation>
    </message>
    <message>
        <source>Level laid out</source>
        <translation>Level ausgelegt</translation>
    </message>
    <message>
        <source>climbs one level</source>
        <translation>steigt ein Level auf</translation>
    </message>
    <message>
        <source>Not laid out</source>
        <translation>Nicht ausgelegt</translation>
    </message>
    <message>
        <source>keeps up to four cards and tries again</source>
        <translation>behält bis zu vier Karten und versucht es noch einmal</translation>
    </message>
    <message>
        <source>A double 3: your pawn runs 3 fields at once.</source>
        <translation>Pasch 3: Deine Figur läuft sofort 3 Felder.</translation>
    </message>
    <message>
        <source>Then decide as usual. Kept, the double reads 33.</source>
        <translation>Dann entscheide wie sonst. Behalten zählt der Pasch 33.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>it is not allowed</source>
        <translation>das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>dort lässt sich nichts schreiben</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>die Datei oder der Ordner fehlt</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>“{name}” cannot be played: move {move}, “{said}”, is not allowed ({rule}).</source>
        <translation>„{name}“ lässt sich nicht spielen: Eintrag {move}, „{said}“, ist nicht erlaubt ({rule}).</translation>
    </message>
    <message>
        <source>“{name}” cannot be played: move {move}, “{said}”, is none of this game.</source>
        <translation>„{name}“ lässt sich nicht spielen: Eintrag {move}, „{said}“, gehört nicht zu diesem Spiel.</translation>
    </message>
    <message>
        <source>“{name}” is no game that gamebox can open.</source>
        <translation>„{name}“ ist kein Spiel, das gamebox öffnen kann.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}.</source>
        <translation>„{name}“ lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is of a newer gamebox: version {newer}, and this one reads up to {newest}.</source>
        <translation>„{name}“ stammt von einem neueren gamebox: Version {newer}, und dieses liest bis {newest}.</translation>
    </message>
    <message>
        <source>a file stands where a folder should be</source>
        <translation>eine Datei steht, wo ein Ordner sein sollte</translation>
    </message>
    <message>
        <source>A long game is being opened …</source>
        <translation>Ein langes Spiel wird geöffnet …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The games that were played are being read …</source>
        <translation>Die gespielten Partien werden gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) added.</source>
        <translation>
            <numerusform>%n Partie hinzugefügt.</numerusform>
            <numerusform>%n Partien hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is here already.</source>
        <translation>Diese Partie ist schon da.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Ergebnis ansehen</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Spielzug</numerusform>
            <numerusform>%n Spielzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>mit Tipps</translation>
    </message>
    <message>
        <source>with tutor</source>
        <translation>mit Tutor</translation>
    </message>
    <message>
        <source>free undo</source>
        <translation>freies Zurücknehmen</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>bots only</source>
        <translation>nur Bots</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>gewonnen von {names}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Partien durchsuchen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle Personen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Finished or not</source>
        <translation>Beendet oder nicht</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Längste zuerst</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>No game is like that</source>
        <translation>So eine Partie gibt es nicht</translation>
    </message>
    <message>
        <source>Perhaps another word, or another person?</source>
        <translation>Vielleicht ein anderes Wort oder eine andere Person?</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Every game that you play is kept here. Files of others can be dropped on the window.</source>
        <translation>Jede Partie, die du spielst, wird hier aufbewahrt. Dateien von anderen kannst du einfach auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Spiel aussuchen</translation>
    </message>
    <message>
        <source>Deleted: {game}, {when}</source>
        <translation>Gelöscht: {game}, {when}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>There is nothing to choose now.</source>
        <translation>Gerade gibt es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Ich überlege …</translation>
    </message>
    <message>
        <source>There is nothing else that you can do: {deed}.</source>
        <translation>Etwas anderes geht gerade nicht: {deed}.</translation>
    </message>
    <message>
        <source>No hint this time: {reason}</source>
        <translation>Diesmal kein Tipp: {reason}</translation>
    </message>
    <message>
        <source>Your chance to win:</source>
        <translation>Deine Gewinnchance:</translation>
    </message>
    <message>
        <source>Points that you can expect in the end:</source>
        <translation>Punkte, mit denen du am Ende rechnen kannst:</translation>
    </message>
    <message>
        <source>The best move; no other one needed weighing:</source>
        <translation>Der beste Spielzug; abzuwägen gab es nichts:</translation>
    </message>
    <message>
        <source>The best move:</source>
        <translation>Der beste Spielzug:</translation>
    </message>
    <message>
        <source>About as good as the best move:</source>
        <translation>Etwa so gut wie der beste Spielzug:</translation>
    </message>
    <message>
        <source>Wins {loss} of 100 games less than the best move:</source>
        <translation>Gewinnt {loss} von 100 Spielen weniger als der beste Spielzug:</translation>
    </message>
    <message>
        <source>{points} points less than with the best move:</source>
        <translation>{points} Punkte weniger als mit dem besten Spielzug:</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Open a game …</source>
        <translation>Spiel öffnen …</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n more interrupted game(s)</source>
        <translation>
            <numerusform>%n weiteres unterbrochenes Spiel</numerusform>
            <numerusform>%n weitere unterbrochene Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Its file was damaged: the last moves may be missing.</source>
        <translation>Die Datei war beschädigt: Die letzten Spielzüge können fehlen.</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Dieses Spiel löschen?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Es lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Ja, löschen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>{low} to {high} players</source>
        <translation>{low} bis {high} Personen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>InUse</name>
    <message>
        <source>gamebox is already open</source>
        <translation>gamebox ist schon geöffnet</translation>
    </message>
    <message>
        <source>Another window is using these saved games. Please play there, or close it first.</source>
        <translation>Ein anderes Fenster benutzt diese gespeicherten Spiele. Bitte spiele dort weiter oder schließe es zuerst.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Lavarails</name>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>Lava &amp; Rails</source>
        <translation>Lava &amp; Gleise</translation>
    </message>
    <message>
        <source>Roll and write: race the lava, or close your railway loops.</source>
        <translation>Würfeln und eintragen: Sei schneller als die Lava oder schließe deine Strecken.</translation>
    </message>
    <message>
        <source>Volcano</source>
        <translation>Vulkan</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>Eisenbahn</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>{name} is lucky!</source>
        <translation>{name} hat Glück!</translation>
    </message>
    <message>
        <source>{name} is boxed in</source>
        <translation>{name} ist eingekesselt</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>{field} shows {number}, not {die}.</source>
        <translation>{field} zeigt {number}, nicht {die}.</translation>
    </message>
    <message>
        <source>No field in reach shows a {number}.</source>
        <translation>Kein erreichbares Feld zeigt eine {number}.</translation>
    </message>
    <message>
        <source>Print this sheet …</source>
        <translation>Dieses Blatt drucken …</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>The pool is empty.</source>
        <translation>Der Vorrat ist leer.</translation>
    </message>
    <message>
        <source>enlarged</source>
        <translation>vergrößert</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>{name}, {lane}: +{points}</source>
        <translation>{name}, {lane}: +{points}</translation>
    </message>
    <message>
        <source>{name}’s sheet, enlarged</source>
        <translation>{name}: Blatt vergrößert</translation>
    </message>
    <message>
        <source>Best scores on this sheet</source>
        <translation>Bestenliste für dieses Blatt</translation>
    </message>
    <message>
        <source>Nobody has finished a game alone here. Yours will be the first.</source>
        <translation>Hier hat noch niemand allein zu Ende gespielt. Deins wird das erste.</translation>
    </message>
    <message>
        <source>The dice have been put away.</source>
        <translation>Die Würfel sind weggeräumt.</translation>
    </message>
    <message>
        <source>Railway (Level 8)</source>
        <translation>Eisenbahn (Level 8)</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Field {field}: shows a {number}</source>
        <translation>Feld {field}: zeigt eine {number}</translation>
    </message>
    <message>
        <source>{name} wins with {points}!</source>
        <translation>{name} gewinnt: {points}!</translation>
    </message>
    <message>
        <source>{name}: place a die on a glowing field.</source>
        <translation>{name}: Lege einen Würfel auf ein leuchtendes Feld.</translation>
    </message>
    <message>
        <source>Volcano (Level 7)</source>
        <translation>Vulkan (Level 7)</translation>
    </message>
    <message>
        <source>Field {field}</source>
        <translation>Feld {field}</translation>
    </message>
    <message>
        <source>Field {field}: needs a {number}</source>
        <translation>Feld {field}: braucht eine {number}</translation>
    </message>
    <message numerus="yes">
        <source>Field {field}: closes a line of %n field(s)</source>
        <translation>
            <numerusform>Feld {field}: schließt eine Strecke von %n Feld</numerusform>
            <numerusform>Feld {field}: schließt eine Strecke von %n Feldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field {field}: part of an open line of %n field(s)</source>
        <translation>
            <numerusform>Feld {field}: Teil einer offenen Strecke von %n Feld</numerusform>
            <numerusform>Feld {field}: Teil einer offenen Strecke von %n Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>{name}: boxed in! Start anew beside any track (LR-14).</source>
        <translation>{name}: Eingekesselt! Beginne neu neben einem Gleis (LR-14).</translation>
    </message>
    <message>
        <source>Station on a closed line: its value (LR-45).</source>
        <translation>Haltestelle an geschlossener Strecke: ihr Wert (LR-45).</translation>
    </message>
    <message>
        <source>column {letter}</source>
        <translation>Spalte {letter}</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Edelsteine</translation>
    </message>
    <message>
        <source>(gem worth {value})</source>
        <translation>(Edelstein für {value})</translation>
    </message>
    <message>
        <source>{name}, gem: {points} lost</source>
        <translation>{name}, Edelstein: {points} verloren</translation>
    </message>
    <message>
        <source>{name}, gem: +{points}</source>
        <translation>{name}, Edelstein: +{points}</translation>
    </message>
    <message>
        <source>{name}: still nothing fits</source>
        <translation>{name}: Es passt immer noch nichts</translation>
    </message>
    <message numerus="yes">
        <source>longest closed line: %n field(s)</source>
        <translation>
            <numerusform>längste geschlossene Strecke: %n Feld</numerusform>
            <numerusform>längste geschlossene Strecke: %n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lava field(s)</source>
        <translation>
            <numerusform>%n&#xa0;Lavafeld</numerusform>
            <numerusform>%n&#xa0;Lavafelder</numerusform>
        </translation>
    </message>
    <message>
        <source>Field {field}: place a {number}</source>
        <translation>Feld {field}: eine {number} legen</translation>
    </message>
    <message>
        <source>Field {field}: lava onto this {number}</source>
        <translation>Feld {field}: Lava auf diese {number}</translation>
    </message>
    <message>
        <source>Field {field}: draw a track</source>
        <translation>Feld {field}: ein Gleis zeichnen</translation>
    </message>
    <message>
        <source>Field {field}: give this {number} back</source>
        <translation>Feld {field}: diese {number} zurücklegen</translation>
    </message>
    <message>
        <source>field {field}</source>
        <translation>Feld {field}</translation>
    </message>
    <message>
        <source>{name} is boxed in and may start anew.</source>
        <translation>{name} ist eingekesselt und darf neu beginnen.</translation>
    </message>
    <message>
        <source>{name} places a {number} on {field}.</source>
        <translation>{name} legt eine {number} auf {field}.</translation>
    </message>
    <message>
        <source>Still nothing fits. {name} has no die to give back.</source>
        <translation>Es passt immer noch nichts. {name} hat keinen Würfel zum Zurückgeben.</translation>
    </message>
    <message>
        <source>{name} puts the {number} from {field} back into the pool.</source>
        <translation>{name} legt die {number} von {field} zurück in den Vorrat.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the gem on {field}: %n point(s).</source>
        <translation>
            <numerusform>{name} verliert den Edelstein auf {field}: %n Punkt.</numerusform>
            <numerusform>{name} verliert den Edelstein auf {field}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} inks %n cross(es).</source>
        <translation>
            <numerusform>{name} macht %n Kreuz.</numerusform>
            <numerusform>{name} macht %n Kreuze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} completes {lane}: %n point(s)!</source>
        <translation>
            <numerusform>{name} füllt {lane}: %n Punkt!</numerusform>
            <numerusform>{name} füllt {lane}: %n Punkte!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the gem on {field}: %n point(s).</source>
        <translation>
            <numerusform>{name} bekommt den Edelstein auf {field}: %n Punkt.</numerusform>
            <numerusform>{name} bekommt den Edelstein auf {field}: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} draws on {field}; the line has %n field(s).</source>
        <translation>
            <numerusform>{name} zeichnet auf {field}; die Strecke hat %n Feld.</numerusform>
            <numerusform>{name} zeichnet auf {field}; die Strecke hat %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a {number} erupts. Choose a glowing {number} for the lava.</source>
        <translation>{name}: Eine {number} bricht aus. Wähle eine leuchtende {number} für die Lava.</translation>
    </message>
    <message>
        <source>{name}: boxed in! Start anew beside any cross (LR-14).</source>
        <translation>{name}: Eingekesselt! Beginne neu neben einem Kreuz (LR-14).</translation>
    </message>
    <message>
        <source>Row or column all crossed: its value. One lava field spoils it (LR-35).</source>
        <translation>Zeile oder Spalte ganz angekreuzt: ihr Wert. Ein Lavafeld verdirbt sie (LR-35).</translation>
    </message>
    <message>
        <source>Gem under a cross: its value (LR-36).</source>
        <translation>Edelstein unter einem Kreuz: sein Wert (LR-36).</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>Open lines</source>
        <translation>Offene Strecken</translation>
    </message>
    <message>
        <source>Closed lines</source>
        <translation>Geschlossene</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Haltestellen</translation>
    </message>
    <message>
        <source>(station worth {value})</source>
        <translation>(Haltestelle für {value})</translation>
    </message>
    <message>
        <source>{name} rerolls: {dice}</source>
        <translation>{name} würfelt neu: {dice}</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>Still nothing fits: {name} gives a die back.</source>
        <translation>Es passt immer noch nichts: {name} gibt einen Würfel zurück.</translation>
    </message>
    <message numerus="yes">
        <source>{name} closes the longest line, %n field(s): {points}!</source>
        <translation>
            <numerusform>{name} schließt die längste Strecke, %n Feld: {points}!</numerusform>
            <numerusform>{name} schließt die längste Strecke, %n Felder: {points}!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} closes a line of %n field(s): {points}!</source>
        <translation>
            <numerusform>{name} schließt eine Strecke von %n Feld: {points}!</numerusform>
            <numerusform>{name} schließt eine Strecke von %n Feldern: {points}!</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: {points}.</source>
        <translation>Das Spiel ist zu Ende: {points}.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>{name}: the volcano stirs. Roll the eruption die.</source>
        <translation>{name}: Der Vulkan rumort. Würfle den Ausbruch.</translation>
    </message>
    <message>
        <source>{name}: still nothing fits. Choose one of your dice to go back (LR-17).</source>
        <translation>{name}: Es passt immer noch nichts. Wähle einen deiner Würfel, der zurückgeht (LR-17).</translation>
    </message>
    <message numerus="yes">
        <source>{name}: draw tracks on your %n field(s) with dice.</source>
        <translation>
            <numerusform>{name}: Zeichne ein Gleis auf dein Feld mit Würfel.</numerusform>
            <numerusform>{name}: Zeichne Gleise auf deine %n Felder mit Würfeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eruption! {name} rolls a {number}.</source>
        <translation>Vulkanausbruch! {name} würfelt eine {number}.</translation>
    </message>
    <message>
        <source>Lava runs onto {name}’s {field}.</source>
        <translation>Lava fließt bei {name} auf {field}.</translation>
    </message>
    <message>
        <source>{name} is playing …</source>
        <translation>{name} spielt …</translation>
    </message>
    <message>
        <source>{name} rolls: {dice}</source>
        <translation>{name} würfelt: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>{name} rolls the %n dice of the pool again …</source>
        <translation>
            <numerusform>{name} würfelt mit dem letzten Würfel des Vorrats neu …</numerusform>
            <numerusform>{name} würfelt mit den %n Würfeln des Vorrats neu …</numerusform>
        </translation>
    </message>
    <message>
        <source>Open line: {open} a field. Closed: {closed}. Longest closed: {longest} (LR-44).</source>
        <translation>Offene Strecke: {open} je Feld. Geschlossene: {closed}. Längste geschlossene: {longest} (LR-44).</translation>
    </message>
    <message>
        <source>{name} is out of this round.</source>
        <translation>{name} scheidet aus diesem Durchgang aus.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {lane} spoiled (%n point(s)).</source>
        <translation>
            <numerusform>{name}: {lane} verdorben (%n Punkt).</numerusform>
            <numerusform>{name}: {lane} verdorben (%n Punkte).</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}: {name} is start player.</source>
        <translation>Durchgang {number}: {name} beginnt.</translation>
    </message>
    <message>
        <source>The round ends.</source>
        <translation>Der Durchgang ist zu Ende.</translation>
    </message>
    <message>
        <source>Everybody else has passed: {name} has one last turn.</source>
        <translation>Alle anderen haben gepasst: {name} hat einen letzten Zug.</translation>
    </message>
    <message>
        <source>The pool is empty: the round ends.</source>
        <translation>Der Vorrat ist leer: Der Durchgang endet.</translation>
    </message>
    <message>
        <source>Your unseen rival takes a {number}.</source>
        <translation>Dein unsichtbarer Gegner bekommt eine {number}.</translation>
    </message>
    <message>
        <source>{name} is lucky: no {number} beside a volcano or lava.</source>
        <translation>{name} hat Glück: keine {number} neben Vulkan oder Lava.</translation>
    </message>
    <message>
        <source>After a failed reroll</source>
        <translation>Nach vergeblichem Neuwürfeln</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>stay in the round</source>
        <translation>dabeibleiben</translation>
    </message>
    <message>
        <source>out of the round</source>
        <translation>ausscheiden</translation>
    </message>
    <message>
        <source>{name}, {lane}: {points} spoiled</source>
        <translation>{name}, {lane}: {points} verdorben</translation>
    </message>
    <message>
        <source>{name}: everybody else has passed, and nothing can be placed. Pass, or reroll.</source>
        <translation>{name}: Alle anderen haben gepasst, und nichts lässt sich legen: Passe oder würfle neu.</translation>
    </message>
    <message>
        <source>{name}: nothing can be placed. Pass, or reroll (LR-16).</source>
        <translation>{name}: Nichts lässt sich legen: Passe oder würfle neu (LR-16).</translation>
    </message>
    <message>
        <source>{name}: everybody else has passed. Place your last die of this round.</source>
        <translation>{name}: Alle anderen haben gepasst: Lege deinen letzten Würfel in diesem Durchgang.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: roll all %n dice.</source>
        <translation>
            <numerusform>{name}: Würfle mit dem letzten Würfel.</numerusform>
            <numerusform>{name}: Würfle mit allen %n Würfeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>A die is drawn for your unseen rival …</source>
        <translation>Für deinen unsichtbaren Gegner wird ein Würfel ausgelost …</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Durchgang {number} von {rounds}</translation>
    </message>
    <message>
        <source>{names} and {last} share the win with {points}.</source>
        <translation>{names} und {last} gewinnen gemeinsam: {points}.</translation>
    </message>
    <message>
        <source>Longest closed</source>
        <translation>Längste geschlossene</translation>
    </message>
    <message>
        <source>Track on {field}: {piece}</source>
        <translation>Gleis auf {field}: {piece}</translation>
    </message>
    <message>
        <source>Lava on {field}</source>
        <translation>Lava auf {field}</translation>
    </message>
    <message>
        <source>{number} on {field}</source>
        <translation>{number} auf {field}</translation>
    </message>
    <message>
        <source>Give back the {number} on {field}</source>
        <translation>Gib die {number} auf {field} zurück</translation>
    </message>
    <message>
        <source>straight, top to bottom</source>
        <translation>gerade, oben nach unten</translation>
    </message>
    <message>
        <source>straight, left to right</source>
        <translation>gerade, links nach rechts</translation>
    </message>
    <message>
        <source>curve, top to right</source>
        <translation>Kurve, oben nach rechts</translation>
    </message>
    <message>
        <source>curve, bottom to right</source>
        <translation>Kurve, unten nach rechts</translation>
    </message>
    <message>
        <source>curve, bottom to left</source>
        <translation>Kurve, unten nach links</translation>
    </message>
    <message>
        <source>curve, top to left</source>
        <translation>Kurve, oben nach links</translation>
    </message>
    <message>
        <source>lava eats what you leave open</source>
        <translation>Lava frisst, was du offen lässt</translation>
    </message>
    <message>
        <source>close your tracks into loops</source>
        <translation>Gleise zu Runden schließen</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkstatt</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Play a real game</source>
        <translation>Jetzt richtig spielen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Schritt {number} von {count}</translation>
    </message>
</context>
<context>
    <name>Level8</name>
    <message>
        <source>What does the joker stand for?</source>
        <translation>Wofür steht der Joker?</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Nachziehstapel: %n Karte</numerusform>
            <numerusform>Nachziehstapel: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s) in the middle</source>
        <translation>
            <numerusform>%n Joker in der Mitte</numerusform>
            <numerusform>%n Joker in der Mitte</numerusform>
        </translation>
    </message>
    <message>
        <source>a hidden card</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>joker as {meaning}</source>
        <translation>Joker als {meaning}</translation>
    </message>
    <message>
        <source>{requirement}: {sense}. Key {key} puts the selected cards here.</source>
        <translation>{requirement}: {sense}. Taste {key} legt die gewählten Karten hierher.</translation>
    </message>
    <message>
        <source>Collect cards, lay out eight levels, and keep your hand a secret.</source>
        <translation>Sammle Karten, lege acht Level aus und verrate nichts von deiner Hand.</translation>
    </message>
    <message>
        <source>laid out level 8</source>
        <translation>hat Level 8 ausgelegt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message>
        <source>reached the laurel</source>
        <translation>hat den Lorbeerkranz erreicht</translation>
    </message>
    <message>
        <source>reached level {level}</source>
        <translation>kam bis Level {level}</translation>
    </message>
    <message>
        <source>{name} lays out level {level}!</source>
        <translation>{name} legt Level {level} aus!</translation>
    </message>
    <message>
        <source>{name} asks for {wish}</source>
        <translation>{name} fragt nach {wish}</translation>
    </message>
    <message>
        <source>No card is left</source>
        <translation>Keine Karte mehr da</translation>
    </message>
    <message>
        <source>{name}: none</source>
        <translation>{name}: keine</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gewinnt!</translation>
    </message>
    <message numerus="yes">
        <source>Swap %n card(s)</source>
        <translation>
            <numerusform>%n Karte tauschen</numerusform>
            <numerusform>%n Karten tauschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>%n Karte behalten</numerusform>
            <numerusform>%n Karten behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Keine behalten</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>{card} geben</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>%n Karte ziehen</numerusform>
            <numerusform>%n Karten ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has laid out level {level}: {wants}</source>
        <translation>{name} hat Level {level} ausgelegt: {wants}</translation>
    </message>
    <message>
        <source>{name} collects for level {level}: {wants}</source>
        <translation>{name} sammelt für Level {level}: {wants}</translation>
    </message>
    <message>
        <source>{name}: {asker} asks for {wish}. Give one such card.</source>
        <translation>{name}: {asker} fragt nach {wish}. Gib eine solche Karte ab.</translation>
    </message>
    <message>
        <source>{name}: lay out your level if you can, then discard a card.</source>
        <translation>{name}: Lege dein Level aus, wenn du kannst, dann wirf eine Karte ab.</translation>
    </message>
    <message>
        <source>{name}: add cards to combinations if you like, then discard one.</source>
        <translation>{name}: Lege Karten an, wenn du magst, dann wirf eine ab.</translation>
    </message>
    <message>
        <source>The cards are dealt …</source>
        <translation>Die Karten werden ausgeteilt …</translation>
    </message>
    <message>
        <source>The cards are shuffled …</source>
        <translation>Die Karten werden gemischt …</translation>
    </message>
    <message>
        <source>{asker} asks for {wish}: {name} has to give a card.</source>
        <translation>{asker} fragt nach {wish}: {name} muss eine Karte abgeben.</translation>
    </message>
    <message>
        <source>The round is over: {name} chooses cards to keep.</source>
        <translation>Der Durchgang ist vorbei: {name} wählt Karten zum Behalten.</translation>
    </message>
    <message>
        <source>{name}: choose one of the two fields.</source>
        <translation>{name}: Wähle eines der beiden Felder.</translation>
    </message>
    <message>
        <source>{name}: choose any action.</source>
        <translation>{name}: Wähle eine beliebige Aktion.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: select up to %n card(s) to swap.</source>
        <translation>
            <numerusform>{name}: Wähle bis zu %n Karte zum Tauschen.</numerusform>
            <numerusform>{name}: Wähle bis zu %n Karten zum Tauschen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay out level</source>
        <translation>Level auslegen</translation>
    </message>
    <message>
        <source>Lay out level …</source>
        <translation>Level auslegen …</translation>
    </message>
    <message>
        <source>{name}: ask for a number or a colour.</source>
        <translation>{name}: Frage nach einer Zahl oder einer Farbe.</translation>
    </message>
    <message>
        <source>{name}: you may discard a second card.</source>
        <translation>{name}: Du darfst eine zweite Karte abwerfen.</translation>
    </message>
    <message>
        <source>{name}: roll the dice.</source>
        <translation>{name}: Würfle!</translation>
    </message>
    <message>
        <source>{name}: take a card from any pile.</source>
        <translation>{name}: Nimm eine Karte von einem beliebigen Stapel.</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>{name} hat gewonnen.</translation>
    </message>
    <message>
        <source>{name} is playing …</source>
        <translation>{name} spielt …</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>{name} ist an der Reihe.</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>{card} of {name}</source>
        <translation>{card} von {name}</translation>
    </message>
    <message>
        <source>{arrow} from {name}</source>
        <translation>{arrow} ab {name}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>The round is over: choose cards to keep.</source>
        <translation>Der Durchgang ist vorbei: Wähle, welche Karten du behältst.</translation>
    </message>
    <message>
        <source>{asker} asks for {wish}: give one such card.</source>
        <translation>{asker} fragt nach {wish}: Gib eine solche Karte ab.</translation>
    </message>
    <message>
        <source>Which run shall it be?</source>
        <translation>Welche Folge soll es sein?</translation>
    </message>
    <message>
        <source>Which colour shall it be?</source>
        <translation>Welche Farbe soll es sein?</translation>
    </message>
    <message>
        <source>Ask for {colour} cards</source>
        <translation>Nach Karten in {colour} fragen</translation>
    </message>
    <message>
        <source>Ask for the number {number}</source>
        <translation>Nach der Zahl {number} fragen</translation>
    </message>
    <message>
        <source>The round ends: no card is left to draw</source>
        <translation>Der Durchgang endet: keine Karte mehr zum Ziehen</translation>
    </message>
    <message>
        <source>{name} ends the round</source>
        <translation>{name} beendet den Durchgang</translation>
    </message>
    <message>
        <source>Sort by number (S)</source>
        <translation>Nach Zahl ordnen (S)</translation>
    </message>
    <message>
        <source>Sort by colour (S)</source>
        <translation>Nach Farbe ordnen (S)</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n Karte fehlt</numerusform>
            <numerusform>%n Karten fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to lay out!</source>
        <translation>Bereit zum Auslegen!</translation>
    </message>
    <message>
        <source>{name}’s discard pile: {card}</source>
        <translation>Ablagestapel von {name}: {card}</translation>
    </message>
    <message>
        <source>{name}’s discard pile is empty</source>
        <translation>Ablagestapel von {name} ist leer</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>{level}: {needs}</source>
        <translation>{level}: {needs}</translation>
    </message>
    <message>
        <source>the laurel!</source>
        <translation>der Lorbeerkranz!</translation>
    </message>
    <message>
        <source>{name} takes {card} from {other}’s discard pile.</source>
        <translation>{name} nimmt {card} vom Ablagestapel von {other}.</translation>
    </message>
    <message>
        <source>{name} adds {card} to a combination of {other}.</source>
        <translation>{name} legt {card} bei {other} an.</translation>
    </message>
    <message>
        <source>{name} takes {card} from their own discard pile.</source>
        <translation>{name} nimmt {card} vom eigenen Ablagestapel.</translation>
    </message>
    <message>
        <source>{name} lays out level {level}: {combinations}.</source>
        <translation>{name} legt Level {level} aus: {combinations}.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Du ziehst {card}.</translation>
    </message>
    <message>
        <source>{name} rolls {first} and {second}.</source>
        <translation>{name} würfelt {first} und {second}.</translation>
    </message>
    <message>
        <source>{name}’s tower goes to “{action}”.</source>
        <translation>Der Turm von {name} geht auf „{action}“.</translation>
    </message>
    <message>
        <source>{name} asks for {wish}.</source>
        <translation>{name} fragt nach {wish}.</translation>
    </message>
    <message>
        <source>You keep {cards}.</source>
        <translation>Du behältst {cards}.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} zieht eine Karte.</translation>
    </message>
    <message>
        <source>{name} adds {card}.</source>
        <translation>{name} legt {card} an.</translation>
    </message>
    <message>
        <source>{name} gives {other} a card.</source>
        <translation>{name} gibt {other} eine Karte.</translation>
    </message>
    <message>
        <source>{name} gives {other} {card}.</source>
        <translation>{name} gibt {other} {card}.</translation>
    </message>
    <message>
        <source>{name} has laid out level 8 and wins!</source>
        <translation>{name} hat Level 8 ausgelegt und gewinnt!</translation>
    </message>
    <message>
        <source>{name} reaches the laurel and wins!</source>
        <translation>{name} erreicht den Lorbeerkranz und gewinnt!</translation>
    </message>
    <message>
        <source>{headline}.</source>
        <translation>{headline}.</translation>
    </message>
    <message>
        <source>{name} keeps no cards.</source>
        <translation>{name} behält keine Karten.</translation>
    </message>
    <message>
        <source>{name} takes a joker.</source>
        <translation>{name} nimmt einen Joker.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} wirft {card} ab.</translation>
    </message>
    <message>
        <source>No card is left for {name}.</source>
        <translation>Für {name} ist keine Karte mehr da.</translation>
    </message>
    <message>
        <source>{name} has none.</source>
        <translation>{name} hat keine.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>{name} has another turn.</source>
        <translation>{name} ist noch einmal dran.</translation>
    </message>
    <message>
        <source>Plus one</source>
        <translation>Plus eins</translation>
    </message>
    <message>
        <source>Plus two</source>
        <translation>Plus zwei</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Freie Wahl</translation>
    </message>
    <message>
        <source>take one card from any pile.</source>
        <translation>Nimm eine Karte von einem beliebigen Stapel.</translation>
    </message>
    <message>
        <source>take two cards, one after the other, from any piles.</source>
        <translation>Nimm zwei Karten nacheinander von beliebigen Stapeln.</translation>
    </message>
    <message>
        <source>take one card, finish your turn, and have another.</source>
        <translation>Nimm eine Karte, beende deinen Zug und hab gleich noch einen.</translation>
    </message>
    <message>
        <source>draw a card; then everyone else must, too.</source>
        <translation>Zieh eine Karte; danach müssen alle anderen auch.</translation>
    </message>
    <message>
        <source>take a joker.</source>
        <translation>Nimm einen Joker.</translation>
    </message>
    <message>
        <source>ask the others for a number or a colour.</source>
        <translation>Frage die anderen nach einer Zahl oder Farbe.</translation>
    </message>
    <message>
        <source>choose any other action.</source>
        <translation>Wähle eine beliebige andere Aktion.</translation>
    </message>
    <message>
        <source>cards of one number</source>
        <translation>Karten einer Zahl</translation>
    </message>
    <message>
        <source>consecutive numbers</source>
        <translation>aufeinanderfolgende Zahlen</translation>
    </message>
    <message>
        <source>cards of one colour</source>
        <translation>Karten einer Farbe</translation>
    </message>
    <message>
        <source>the colour {colour}</source>
        <translation>der Farbe {colour}</translation>
    </message>
    <message>
        <source>the number {number}</source>
        <translation>der Zahl {number}</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Wer gibt zuerst</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>einen Joker</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>die {card}</translation>
    </message>
    <message>
        <source>a joker as {meaning}</source>
        <translation>einen Joker als {meaning}</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Joker</numerusform>
        </translation>
    </message>
    <message>
        <source>red {number}</source>
        <translation>rote {number}</translation>
    </message>
    <message>
        <source>orange {number}</source>
        <translation>orange {number}</translation>
    </message>
    <message>
        <source>yellow {number}</source>
        <translation>gelbe {number}</translation>
    </message>
    <message>
        <source>green {number}</source>
        <translation>grüne {number}</translation>
    </message>
    <message>
        <source>blue {number}</source>
        <translation>blaue {number}</translation>
    </message>
    <message>
        <source>violet {number}</source>
        <translation>violette {number}</translation>
    </message>
    <message>
        <source>The discard piles are shuffled</source>
        <translation>Die Ablagestapel werden gemischt</translation>
    </message>
    <message numerus="yes">
        <source>Lay these %n card(s) face up</source>
        <translation>
            <numerusform>Diese Karte offen hinlegen</numerusform>
            <numerusform>Diese %n Karten offen hinlegen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: take the first card from any pile.</source>
        <translation>{name}: Nimm die erste von zwei Karten von einem beliebigen Stapel.</translation>
    </message>
    <message numerus="yes">
        <source>{asker} chose “Reveal”: {name} has to lay %n card(s) face up.</source>
        <translation>
            <numerusform>{asker} hat „Aufdecken“ gewählt: {name} muss eine Karte offen hinlegen.</numerusform>
            <numerusform>{asker} hat „Aufdecken“ gewählt: {name} muss %n Karten offen hinlegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{asker} chose “Reveal”: lay %n card(s) face up.</source>
        <translation>
            <numerusform>{asker} hat „Aufdecken“ gewählt: Lege eine Karte offen hin.</numerusform>
            <numerusform>{asker} hat „Aufdecken“ gewählt: Lege %n Karten offen hin.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: double {number}! Go {near} or {far} fields.</source>
        <translation>{name}: Pasch {number}! Geh {near} oder {far} weit.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: select %n card(s) to lay face up.</source>
        <translation>
            <numerusform>{name}: Wähle eine Karte, die du offen hinlegst.</numerusform>
            <numerusform>{name}: Wähle %n Karten, die du offen hinlegst.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: take one of the face-up cards.</source>
        <translation>{name}: Nimm eine der offenen Karten.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: select up to %n card(s) to keep.</source>
        <translation>
            <numerusform>{name}: Wähle höchstens eine Karte, die du behältst.</numerusform>
            <numerusform>{name}: Wähle bis zu %n Karten, die du behältst.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: take the second card from any pile.</source>
        <translation>{name}: Nimm die zweite Karte von einem beliebigen Stapel.</translation>
    </message>
    <message>
        <source>{name}: no joker is left. Take a card from any pile instead.</source>
        <translation>{name}: Kein Joker mehr da. Nimm dafür eine Karte von einem beliebigen Stapel.</translation>
    </message>
    <message>
        <source>{name}: nobody has one. Take a card from any pile instead.</source>
        <translation>{name}: Niemand hat eine. Nimm dafür eine Karte von einem beliebigen Stapel.</translation>
    </message>
    <message>
        <source>Which number shall it be?</source>
        <translation>Welche Zahl soll es sein?</translation>
    </message>
    <message>
        <source>all cards gone, now on the laurel</source>
        <translation>alle Karten los, jetzt auf dem Lorbeerkranz</translation>
    </message>
    <message>
        <source>all cards gone, now level {level}</source>
        <translation>alle Karten los, jetzt Level {level}</translation>
    </message>
    <message>
        <source>laid out, now level {level}</source>
        <translation>ausgelegt, jetzt Level {level}</translation>
    </message>
    <message>
        <source>level {level} again</source>
        <translation>noch einmal Level {level}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Der Durchgang ist vorbei.</translation>
    </message>
    <message>
        <source>{name}: choose what the joker stands for.</source>
        <translation>{name}: Wähle, wofür der Joker steht.</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Zwilling</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <translation>Fünfling</translation>
    </message>
    <message>
        <source>six of a kind</source>
        <translation>Sechsling</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>Everyone draws</source>
        <translation>Alle ziehen</translation>
    </message>
    <message numerus="yes">
        <source>swap up to %n card(s) and draw one more.</source>
        <translation>
            <numerusform>Tausche eine Karte und zieh eine mehr.</numerusform>
            <numerusform>Tausche bis zu %n Karten und zieh eine mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the others lay %n card(s) face up; you take one.</source>
        <translation>
            <numerusform>Die anderen legen eine Karte offen hin; du nimmst eine.</numerusform>
            <numerusform>Die anderen legen %n Karten offen hin; du nimmst eine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of one colour</source>
        <translation>{count} Karten einer Farbe</translation>
    </message>
    <message>
        <source>run of two</source>
        <translation>Zweierfolge</translation>
    </message>
    <message>
        <source>run of three</source>
        <translation>Dreierfolge</translation>
    </message>
    <message>
        <source>run of four</source>
        <translation>Viererfolge</translation>
    </message>
    <message>
        <source>run of five</source>
        <translation>Fünferfolge</translation>
    </message>
    <message>
        <source>run of six</source>
        <translation>Sechserfolge</translation>
    </message>
    <message>
        <source>run of seven</source>
        <translation>Siebenerfolge</translation>
    </message>
    <message>
        <source>run of eight</source>
        <translation>Achterfolge</translation>
    </message>
    <message>
        <source>run of nine</source>
        <translation>Neunerfolge</translation>
    </message>
    <message>
        <source>run of ten</source>
        <translation>Zehnerfolge</translation>
    </message>
    <message>
        <source>run of eleven</source>
        <translation>Elferfolge</translation>
    </message>
    <message>
        <source>run of twelve</source>
        <translation>Zwölferfolge</translation>
    </message>
    <message>
        <source>run of thirteen</source>
        <translation>Dreizehnerfolge</translation>
    </message>
    <message>
        <source>run of fourteen</source>
        <translation>Vierzehnerfolge</translation>
    </message>
    <message>
        <source>run of fifteen</source>
        <translation>Fünfzehnerfolge</translation>
    </message>
    <message>
        <source>run from {low} to {high}</source>
        <translation>Folge von {low} bis {high}</translation>
    </message>
    <message>
        <source>{count} red cards</source>
        <translation>{count} rote Karten</translation>
    </message>
    <message>
        <source>{count} orange cards</source>
        <translation>{count} orange Karten</translation>
    </message>
    <message>
        <source>{count} yellow cards</source>
        <translation>{count} gelbe Karten</translation>
    </message>
    <message>
        <source>{count} green cards</source>
        <translation>{count} grüne Karten</translation>
    </message>
    <message>
        <source>{count} blue cards</source>
        <translation>{count} blaue Karten</translation>
    </message>
    <message>
        <source>{count} violet cards</source>
        <translation>{count} violette Karten</translation>
    </message>
    <message>
        <source>{count} {number}s</source>
        <translation>{count} {number}er</translation>
    </message>
    <message numerus="yes">
        <source>%n number card(s)</source>
        <translation>
            <numerusform>eine Zahlenkarte</numerusform>
            <numerusform>%n Zahlenkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} swaps {card}.</source>
        <translation>{name} tauscht {card} ein.</translation>
    </message>
    <message>
        <source>{name} lays {cards} face up.</source>
        <translation>{name} legt {cards} offen hin.</translation>
    </message>
    <message>
        <source>{name} takes {card} from {other}.</source>
        <translation>{name} nimmt {card} von {other}.</translation>
    </message>
    <message>
        <source>The discard piles are shuffled into a new draw pile.</source>
        <translation>Die Ablagestapel werden zu einem neuen Nachziehstapel gemischt.</translation>
    </message>
    <message>
        <source>{name}’s discard pile opens with {card}.</source>
        <translation>Der Ablagestapel von {name} zeigt {card}.</translation>
    </message>
    <message>
        <source>{name} keeps {cards}.</source>
        <translation>{name} behält {cards}.</translation>
    </message>
    <message>
        <source>{name}: {reason}.</source>
        <translation>{name}: {reason}.</translation>
    </message>
    <message>
        <source>Level card: ★ is easier, ★★ is harder</source>
        <translation>Levelkarte: ★ ist leichter, ★★ ist schwerer</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Level {level}</translation>
    </message>
    <message>
        <source>Nothing is laid out yet.</source>
        <translation>Noch nichts ausgelegt.</translation>
    </message>
    <message>
        <source>{name}: {combination}</source>
        <translation>{name}: {combination}</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>{name} takes a joker!</source>
        <translation>{name} nimmt einen Joker!</translation>
    </message>
    <message>
        <source>Draw a hidden card</source>
        <translation>Zieh eine verdeckte Karte</translation>
    </message>
    <message>
        <source>Take {card} from {name}’s pile</source>
        <translation>Nimm {card} vom Stapel von {name}</translation>
    </message>
    <message>
        <source>Add {card} at {name}’s</source>
        <translation>Leg {card} bei {name} an</translation>
    </message>
    <message>
        <source>Lay {card} face up</source>
        <translation>Leg {card} offen hin</translation>
    </message>
    <message>
        <source>Swap {card}</source>
        <translation>Tausche {card}</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <translation>Behalte {card}</translation>
    </message>
    <message>
        <source>Tower to “{action}”</source>
        <translation>Turm auf „{action}“</translation>
    </message>
    <message>
        <source>Take {card} from {name}</source>
        <translation>Nimm {card} von {name}</translation>
    </message>
    <message>
        <source>Ask for {wish}, {name} first</source>
        <translation>Frag nach {wish}, zuerst {name}</translation>
    </message>
    <message>
        <source>Lay out level {level}</source>
        <translation>Leg Level {level} aus</translation>
    </message>
    <message>
        <source>laurel</source>
        <translation>Lorbeerkranz</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>Level {number}</translation>
    </message>
    <message>
        <source>collect cards for eight levels</source>
        <translation>Karten sammeln für acht Level</translation>
    </message>
    <message>
        <source>{card}, just received</source>
        <translation>{card}, gerade erhalten</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>What has happened</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message>
        <source>Good: between 55 and 75 per cent leave something to decide.</source>
        <translation>Gut: 55 bis 75 Prozent lassen noch etwas zu entscheiden.</translation>
    </message>
    <message>
        <source>Good: who plays better gets more, and luck plays along.</source>
        <translation>Gut: Wer besser spielt, bekommt mehr, und das Glück spielt mit.</translation>
    </message>
    <message>
        <source>Who begins wins too seldom: put good fields nearer to the starts.</source>
        <translation>Wer anfängt, gewinnt zu selten: Rücke gute Felder näher an die Starts.</translation>
    </message>
    <message numerus="yes">
        <source>%n never won: put them where lines can close around.</source>
        <translation>
            <numerusform>%n wird nie gewonnen: Setze sie dorthin, wo sich Strecken schließen lassen.</numerusform>
            <numerusform>%n werden nie gewonnen: Setze sie dorthin, wo sich Strecken schließen lassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good: on most sheets lines close.</source>
        <translation>Gut: Auf den meisten Blättern schließen sich Strecken.</translation>
    </message>
    <message>
        <source>Good: lava takes some fields, but not the game.</source>
        <translation>Gut: Die Lava nimmt ein paar Felder, aber nicht das Spiel.</translation>
    </message>
    <message>
        <source>Good: nearly every field is used now and then.</source>
        <translation>Gut: Fast jedes Feld wird ab und zu gebraucht.</translation>
    </message>
    <message>
        <source>Every number is there equally often.</source>
        <translation>Jede Zahl gibt es gleich oft.</translation>
    </message>
    <message>
        <source>Too many of {numbers}: change some of them.</source>
        <translation>Zu viele von {numbers}: Ändere ein paar davon.</translation>
    </message>
    <message>
        <source>Too few of {numbers}: such dice seldom fit. Change some others.</source>
        <translation>Zu wenige von {numbers}: Solche Würfel passen selten. Ändere ein paar andere.</translation>
    </message>
    <message>
        <source>Too much stays empty: take fields away, or add places to start.</source>
        <translation>Zu viel bleibt leer: Nimm Felder weg oder gib mehr Starts dazu.</translation>
    </message>
    <message>
        <source>Nearly everything gets full: add fields, or take starts away.</source>
        <translation>Fast alles wird voll: Gib Felder dazu oder nimm Starts weg.</translation>
    </message>
    <message>
        <source>All reach the same: put larger values where they are hard to get.</source>
        <translation>Alle erreichen gleich viel: Setze größere Werte dorthin, wo sie schwer zu holen sind.</translation>
    </message>
    <message>
        <source>Luck decides: spread a few large values over many small ones.</source>
        <translation>Das Glück entscheidet: Mach aus wenigen großen Werten viele kleine.</translation>
    </message>
    <message>
        <source>Not certain: it may be chance so far.</source>
        <translation>Nicht sicher: Es kann noch Zufall sein.</translation>
    </message>
    <message>
        <source>Good: it hardly matters who begins.</source>
        <translation>Gut: Wer anfängt, ist fast egal.</translation>
    </message>
    <message>
        <source>Who begins wins too often: add starts, so that nobody is cut off.</source>
        <translation>Wer anfängt, gewinnt zu oft: Gib Starts dazu, damit alle hinkommen.</translation>
    </message>
    <message>
        <source>None has a value: give some rows and columns one.</source>
        <translation>Keine hat einen Wert: Gib einigen Zeilen und Spalten einen.</translation>
    </message>
    <message>
        <source>Good: each of them is completed now and then.</source>
        <translation>Gut: Jede wird ab und zu voll.</translation>
    </message>
    <message numerus="yes">
        <source>%n never completed: shorten them, or move volcanoes away.</source>
        <translation>
            <numerusform>%n wird nie voll: Kürze sie oder rücke Vulkane weg.</numerusform>
            <numerusform>%n werden nie voll: Kürze sie oder rücke Vulkane weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Never completed: {lanes}. Shorten them, or move volcanoes away.</source>
        <translation>Nie voll: {lanes}. Kürze sie oder rücke Vulkane weg.</translation>
    </message>
    <message>
        <source>There are none: put some where it is worth going.</source>
        <translation>Es gibt keine: Setze welche dorthin, wo sich der Weg lohnt.</translation>
    </message>
    <message>
        <source>Good: each of them is won now and then.</source>
        <translation>Gut: Jeder Wert wird ab und zu gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>%n never won: move them nearer to a start, or away from lava.</source>
        <translation>
            <numerusform>%n wird nie gewonnen: Rücke ihn näher an einen Start oder weg von der Lava.</numerusform>
            <numerusform>%n werden nie gewonnen: Rücke sie näher an einen Start oder weg von der Lava.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hardly any line closes: leave more room between gaps, or add tracks.</source>
        <translation>Kaum eine Strecke schließt sich: Lass mehr Platz zwischen Lücken oder gib Gleise dazu.</translation>
    </message>
    <message>
        <source>Many fields end under lava: take a volcano away, or spread them.</source>
        <translation>Viele Felder enden unter Lava: Nimm einen Vulkan weg oder verteile sie.</translation>
    </message>
    <message>
        <source>Nothing ever erupts: put a volcano somewhere.</source>
        <translation>Nichts bricht je aus: Setze irgendwo einen Vulkan hin.</translation>
    </message>
    <message>
        <source>Hardly ever used: move starts nearer to them, or make gaps of them.</source>
        <translation>Fast nie gebraucht: Rücke Starts näher heran oder mach Lücken daraus.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Filled at the end</source>
        <translation>Am Ende gefüllt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Wer anfängt</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Zeilen und Spalten</translation>
    </message>
    <message>
        <source>Closed lines</source>
        <translation>Geschlossene Strecken</translation>
    </message>
    <message>
        <source>Deadly fields</source>
        <translation>Tödliche Felder</translation>
    </message>
    <message>
        <source>Dead fields</source>
        <translation>Tote Felder</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Edelsteine</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Haltestellen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of two sensible bots</source>
        <translation>
            <numerusform>%n Partie von zwei vernünftigen Bots</numerusform>
            <numerusform>%n Partien von zwei vernünftigen Bots</numerusform>
        </translation>
    </message>
    <message>
        <source>Bots try it out …</source>
        <translation>Bots probieren es aus …</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>In how many of 100 games lava takes the field.</source>
        <translation>In wie vielen von 100 Partien Lava das Feld nimmt.</translation>
    </message>
    <message>
        <source>In how many of 100 games nothing comes onto the field.</source>
        <translation>In wie vielen von 100 Partien das Feld leer bleibt.</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Hitzekarte</translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>So spielt es sich</translation>
    </message>
    <message>
        <source>Bots try it out as soon as it can be played.</source>
        <translation>Bots probieren es aus, sobald es spielbar ist.</translation>
    </message>
    <message>
        <source>Lava</source>
        <translation>Lava</translation>
    </message>
</context>
<context>
    <name>Moment</name>
    <message>
        <source>{name} played “{played}”: {value}. “{best}” was worth {better}.</source>
        <translation>{name} spielte „{played}“: {value}. „{best}“ war {better} wert.</translation>
    </message>
    <message>
        <source>“{played}” was a mistake, {value} instead of {better} with “{best}”. Luck forgave {name}: {after}.</source>
        <translation>„{played}“ war ein Fehler, {value} statt {better} mit „{best}“. Das Glück hat {name} verziehen: {after}.</translation>
    </message>
    <message>
        <source>“{played}” was right, {value}. But luck said no to {name}: {after}.</source>
        <translation>„{played}“ war richtig, {value}. Aber das Glück war nicht auf der Seite von {name}: {after}.</translation>
    </message>
    <message>
        <source>“{played}” takes {name} from {value} to {after}.</source>
        <translation>„{played}“ bringt {name} von {value} auf {after}.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>{step} {number}</source>
        <translation>{step} {number}</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Durchgang</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Print the sheet</source>
        <translation>Blatt drucken</translation>
    </message>
    <message>
        <source>This could not be printed: {reason}.</source>
        <translation>Das konnte nicht gedruckt werden: {reason}.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Print the card</source>
        <translation>Karte drucken</translation>
    </message>
    <message>
        <source>{paper} (*.pdf)</source>
        <translation>{paper} (*.pdf)</translation>
    </message>
    <message>
        <source>The pages as they will be printed</source>
        <translation>Die Seiten, wie sie gedruckt werden</translation>
    </message>
    <message>
        <source>Sheets on a page</source>
        <translation>Blätter je Seite</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>Rules of this level</source>
        <translation>Regeln dieses Levels</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print: {sheet}</source>
        <translation>Drucken: {sheet}</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Jump to the next decision of a person</source>
        <translation>Zur nächsten Entscheidung eines Menschen springen</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Seit deinem Zug</translation>
    </message>
    <message>
        <source>What has happened since your last turn</source>
        <translation>Was seit deinem letzten Zug geschehen ist</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>The next roll is higher in {better} of 100 cases and a bust in {bust}.</source>
        <translation>Der nächste Wurf ist in {better} von 100 Fällen höher und in {bust} ein Fehlwurf.</translation>
    </message>
    <message>
        <source>A rival who wins from the ladder stays there.</source>
        <translation>Wer von der Leiter aus gewinnt, bleibt dort liegen.</translation>
    </message>
    <message numerus="yes">
        <source>It takes a gem: %n point(s).</source>
        <translation>
            <numerusform>Damit holst du einen Edelstein: %n Punkt.</numerusform>
            <numerusform>Damit holst du einen Edelstein: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs a gem of %n point(s).</source>
        <translation>
            <numerusform>Es kostet einen Edelstein mit %n Punkt.</numerusform>
            <numerusform>Es kostet einen Edelstein mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the last field of a loop of {length} fields: %n point(s) more.</source>
        <translation>
            <numerusform>Es ist das letzte Feld einer Rundstrecke von {length} Feldern: %n Punkt mehr.</numerusform>
            <numerusform>Es ist das letzte Feld einer Rundstrecke von {length} Feldern: %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It completes row {lane}: %n point(s).</source>
        <translation>
            <numerusform>Damit ist Zeile {lane} voll: %n Punkt.</numerusform>
            <numerusform>Damit ist Zeile {lane} voll: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It completes column {lane}: %n point(s).</source>
        <translation>
            <numerusform>Damit ist Spalte {lane} voll: %n Punkt.</numerusform>
            <numerusform>Damit ist Spalte {lane} voll: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row {lane} with %n point(s) becomes likelier: {after}% instead of {before}%.</source>
        <translation>
            <numerusform>Zeile {lane} mit %n Punkt wird wahrscheinlicher: {after}&#xa0;% statt {before}&#xa0;%.</numerusform>
            <numerusform>Zeile {lane} mit %n Punkten wird wahrscheinlicher: {after}&#xa0;% statt {before}&#xa0;%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column {lane} with %n point(s) becomes likelier: {after}% instead of {before}%.</source>
        <translation>
            <numerusform>Spalte {lane} mit %n Punkt wird wahrscheinlicher: {after}&#xa0;% statt {before}&#xa0;%.</numerusform>
            <numerusform>Spalte {lane} mit %n Punkten wird wahrscheinlicher: {after}&#xa0;% statt {before}&#xa0;%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It spoils row {lane} with %n point(s), which had {before}%.</source>
        <translation>
            <numerusform>Es verdirbt Zeile {lane} mit %n Punkt, die bei {before}&#xa0;% stand.</numerusform>
            <numerusform>Es verdirbt Zeile {lane} mit %n Punkten, die bei {before}&#xa0;% stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It spoils column {lane} with %n point(s), which had {before}%.</source>
        <translation>
            <numerusform>Es verdirbt Spalte {lane} mit %n Punkt, die bei {before}&#xa0;% stand.</numerusform>
            <numerusform>Es verdirbt Spalte {lane} mit %n Punkten, die bei {before}&#xa0;% stand.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} leaves your hand: one card less to finish.</source>
        <translation>{card} kommt aus der Hand: eine Karte weniger bis zum Schluss.</translation>
    </message>
    <message>
        <source>A hidden card helps you in {percent} of 100 cases.</source>
        <translation>Eine verdeckte Karte hilft dir in {percent} von 100 Fällen.</translation>
    </message>
    <message>
        <source>Somebody holds such a card in {percent} of 100 cases.</source>
        <translation>Jemand hat so eine Karte in {percent} von 100 Fällen.</translation>
    </message>
    <message>
        <source>{card} lies open and brings your level nearer.</source>
        <translation>{card} liegt offen und bringt dich deinem Level näher.</translation>
    </message>
    <message>
        <source>No card is missing any more.</source>
        <translation>Dir fehlt keine Karte mehr.</translation>
    </message>
    <message>
        <source>Somebody holds a card that helps you in {percent} of 100 cases.</source>
        <translation>Jemand hat eine Karte, die dir hilft, in {percent} von 100 Fällen.</translation>
    </message>
    <message>
        <source>A joker fits everywhere.</source>
        <translation>Ein Joker passt überall.</translation>
    </message>
    <message>
        <source>{card} does not help you now.</source>
        <translation>{card} hilft dir jetzt nicht.</translation>
    </message>
    <message>
        <source>{card} lies open and fits on the table.</source>
        <translation>{card} liegt offen und lässt sich anlegen.</translation>
    </message>
    <message>
        <source>You can do without these cards.</source>
        <translation>Auf diese Karten kannst du verzichten.</translation>
    </message>
    <message>
        <source>Another turn follows.</source>
        <translation>Danach kommt gleich noch ein Zug.</translation>
    </message>
    <message>
        <source>Whoever is about to finish must draw a card, too.</source>
        <translation>Auch wer fast fertig ist, muss eine Karte ziehen.</translation>
    </message>
    <message>
        <source>It would not help you now.</source>
        <translation>Sie würde dir jetzt nicht helfen.</translation>
    </message>
    <message>
        <source>The next player could add {card} to the table.</source>
        <translation>Wer nach dir dran ist, könnte {card} anlegen.</translation>
    </message>
    <message>
        <source>It is your last card: you end the round.</source>
        <translation>Es ist deine letzte Karte: Du beendest den Durchgang.</translation>
    </message>
    <message>
        <source>{card} could be added to the table instead.</source>
        <translation>{card} ließe sich stattdessen anlegen.</translation>
    </message>
    <message>
        <source>{card} fits nowhere on the table.</source>
        <translation>{card} passt nirgends auf dem Tisch.</translation>
    </message>
    <message>
        <source>The next player collects such cards as {card}.</source>
        <translation>Wer nach dir dran ist, sammelt Karten wie {card}.</translation>
    </message>
    <message>
        <source>A cross there stops the lava.</source>
        <translation>Ein Kreuz dort hält die Lava auf.</translation>
    </message>
    <message>
        <source>Lava there spoils nothing that could still score.</source>
        <translation>Lava verdirbt dort nichts, was noch zählen könnte.</translation>
    </message>
    <message>
        <source>It lies on a loop of {length} fields that you may close: {after}%, {missing} still missing.</source>
        <translation>Es liegt auf einer Rundstrecke von {length} Feldern, die du schließen kannst: {after}&#xa0;%, {missing} fehlen noch.</translation>
    </message>
    <message>
        <source>It lies on no loop that is worth closing.</source>
        <translation>Es liegt auf keiner Rundstrecke, die sich lohnt.</translation>
    </message>
    <message>
        <source>It closes a line of {length} fields, with stations worth {stations}.</source>
        <translation>Damit schließt sich eine Strecke von {length} Feldern, mit Haltestellen im Wert von {stations}.</translation>
    </message>
    <message>
        <source>It fits a loop of {length} fields that you may close: {after}%.</source>
        <translation>Es passt zu einer Rundstrecke von {length} Feldern, die du schließen kannst: {after}&#xa0;%.</translation>
    </message>
    <message>
        <source>That piece lies on no loop that is worth closing.</source>
        <translation>Dieses Gleis liegt auf keiner Rundstrecke, die sich lohnt.</translation>
    </message>
    <message>
        <source>It takes the last {number}, which others could use well.</source>
        <translation>Damit ist die letzte {number} weg, die andere gut brauchen könnten.</translation>
    </message>
    <message>
        <source>You are boxed in then: the next die may start anew.</source>
        <translation>Dann bist du eingekesselt: Der nächste Würfel darf neu beginnen.</translation>
    </message>
    <message>
        <source>A die fits after the reroll in {percent} of 100 cases.</source>
        <translation>Nach dem neuen Wurf passt in {percent} von 100 Fällen ein Würfel.</translation>
    </message>
    <message>
        <source>All your dice stay where they are.</source>
        <translation>Alle deine Würfel bleiben liegen.</translation>
    </message>
    <message>
        <source>A rival ends up with {reading} or more in about {percent} of 100 turns.</source>
        <translation>Jemand anders kommt in etwa {percent} von 100 Zügen auf {reading} oder mehr.</translation>
    </message>
    <message>
        <source>Only somebody who gives up their steps, on field 0, can come below you.</source>
        <translation>Unter dich kommt nur noch, wer auf Feld 0 auf seine Schritte verzichtet.</translation>
    </message>
    <message numerus="yes">
        <source>{reading} on dice field {field} throws out %n pair(s).</source>
        <translation>
            <numerusform>{reading} auf Würfelfeld {field} wirft %n Paar raus.</numerusform>
            <numerusform>{reading} auf Würfelfeld {field} wirft %n Paare raus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It stays there in about {percent} of 100 games, for %n step(s).</source>
        <translation>
            <numerusform>Dort bleibt das Paar in etwa {percent} von 100 Spielen liegen, für %n Schritt.</numerusform>
            <numerusform>Dort bleibt das Paar in etwa {percent} von 100 Spielen liegen, für %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) can still come below you.</source>
        <translation>
            <numerusform>%n Paar kann noch unter dich kommen.</numerusform>
            <numerusform>%n Paare können noch unter dich kommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A bust costs the pair, and a field for each X.</source>
        <translation>Ein Fehlwurf kostet das Paar und je X ein Feld.</translation>
    </message>
    <message>
        <source>There it is safe, and brings no step.</source>
        <translation>Dort ist es sicher, bringt aber keinen Schritt.</translation>
    </message>
    <message numerus="yes">
        <source>Your level lies, one level is sure. %n card(s) left.</source>
        <translation>
            <numerusform>Dein Level liegt, ein Level ist dir sicher. %n Karte bleibt übrig.</numerusform>
            <numerusform>Dein Level liegt, ein Level ist dir sicher. %n Karten bleiben übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still missing for your level.</source>
        <translation>
            <numerusform>Dir fehlt noch %n Karte für dein Level.</numerusform>
            <numerusform>Dir fehlen noch %n Karten für dein Level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} is not needed at once. %n card(s) missing.</source>
        <translation>
            <numerusform>{card} brauchst du nicht gleich. %n Karte fehlt.</numerusform>
            <numerusform>{card} brauchst du nicht gleich. %n Karten fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your plan needs {card}: %n card(s) missing then.</source>
        <translation>
            <numerusform>Dein Plan braucht {card}: Ohne sie fehlt %n Karte.</numerusform>
            <numerusform>Dein Plan braucht {card}: Ohne sie fehlen %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No good plan needs {card}. %n card(s) missing.</source>
        <translation>
            <numerusform>Kein guter Plan braucht {card}. %n Karte fehlt.</numerusform>
            <numerusform>Kein guter Plan braucht {card}. %n Karten fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there lava can reach %n more free field(s).</source>
        <translation>
            <numerusform>Von dort erreicht die Lava %n weiteres freies Feld.</numerusform>
            <numerusform>Von dort erreicht die Lava %n weitere freie Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n more field(s) into reach.</source>
        <translation>
            <numerusform>Damit kommt %n weiteres Feld in Reichweite.</numerusform>
            <numerusform>Damit kommen %n weitere Felder in Reichweite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lava can still get at %n field(s) that row {lane} needs.</source>
        <translation>
            <numerusform>Lava kann noch an %n Feld, das Zeile {lane} braucht.</numerusform>
            <numerusform>Lava kann noch an %n Felder, die Zeile {lane} braucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lava can still get at %n field(s) that column {lane} needs.</source>
        <translation>
            <numerusform>Lava kann noch an %n Feld, das Spalte {lane} braucht.</numerusform>
            <numerusform>Lava kann noch an %n Felder, die Spalte {lane} braucht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <source>This is what happened since your last turn.</source>
        <translation>Das ist seit deinem letzten Zug geschehen.</translation>
    </message>
</context>
<context>
    <name>Recital</name>
    <message>
        <source>{hand} reads what lies before you, {table} the table, {happened} what has happened. Ctrl with arrows leads over everything on the table, Enter presses it.</source>
        <translation>{hand} liest vor, was vor dir liegt, {table} den Tisch, {happened}, was passiert ist. Strg mit Pfeilen führt über alles auf dem Tisch, Enter drückt es.</translation>
    </message>
    <message>
        <source>Before you</source>
        <translation>Vor dir</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Nothing lies open before you now.</source>
        <translation>Vor dir liegt gerade nichts offen.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Roll again or place the pair first.</source>
        <translation>Zuerst noch einmal würfeln oder das Paar platzieren.</translation>
    </message>
    <message>
        <source>The dice must be rolled first.</source>
        <translation>Zuerst muss gewürfelt werden.</translation>
    </message>
    <message>
        <source>Dice field {field} is not free.</source>
        <translation>Würfelfeld {field} ist nicht frei.</translation>
    </message>
    <message>
        <source>On dice field {field} a pair below would not be lower.</source>
        <translation>Unter Würfelfeld {field} liegt ein Paar, das nicht niedriger ist.</translation>
    </message>
    <message>
        <source>A player rerolls at most once a turn.</source>
        <translation>In einem Zug darf nur einmal neu gewürfelt werden.</translation>
    </message>
    <message>
        <source>Whoever can place a die must do so.</source>
        <translation>Wer einen Würfel legen kann, muss es tun.</translation>
    </message>
    <message>
        <source>A die goes back only after a reroll that did not help.</source>
        <translation>Ein Würfel geht nur zurück, wenn das Neuwürfeln nichts genützt hat.</translation>
    </message>
    <message>
        <source>The eruption die must be rolled first.</source>
        <translation>Zuerst wird der Ausbruch gewürfelt.</translation>
    </message>
    <message>
        <source>A field must be marked with lava first.</source>
        <translation>Zuerst muss ein Feld mit Lava markiert werden.</translation>
    </message>
    <message>
        <source>The dice of the pool must be rolled first.</source>
        <translation>Zuerst muss mit den Würfeln des Vorrats gewürfelt werden.</translation>
    </message>
    <message>
        <source>Now a die of the pool must be placed.</source>
        <translation>Jetzt muss ein Würfel des Vorrats gelegt werden.</translation>
    </message>
    <message>
        <source>No die can be placed: pass or reroll.</source>
        <translation>Kein Würfel passt: passen oder neu würfeln.</translation>
    </message>
    <message>
        <source>The dice of the pool must be rerolled first.</source>
        <translation>Zuerst muss mit den Würfeln des Vorrats neu gewürfelt werden.</translation>
    </message>
    <message>
        <source>First a die of the pool is drawn by lot.</source>
        <translation>Zuerst wird ein Würfel des Vorrats ausgelost.</translation>
    </message>
    <message>
        <source>The fields with dice get their tracks first.</source>
        <translation>Zuerst bekommen die Felder mit Würfeln ihre Gleise.</translation>
    </message>
    <message>
        <source>Lava never flows onto a crossed field.</source>
        <translation>Lava fließt nie auf ein angekreuztes Feld.</translation>
    </message>
    <message>
        <source>{field} does not show a {number}.</source>
        <translation>{field} zeigt keine {number}.</translation>
    </message>
    <message>
        <source>There is lava on {field} already.</source>
        <translation>Auf {field} ist schon Lava.</translation>
    </message>
    <message>
        <source>{field} is not beside a volcano or lava.</source>
        <translation>{field} liegt nicht neben einem Vulkan oder Lava.</translation>
    </message>
    <message>
        <source>{count} dice are rolled, not {rolled}.</source>
        <translation>Gewürfelt wird mit {count} Würfeln, nicht mit {rolled}.</translation>
    </message>
    <message>
        <source>The dice lie sorted in the middle, lowest first.</source>
        <translation>Die Würfel liegen sortiert in der Mitte, der niedrigste zuerst.</translation>
    </message>
    <message>
        <source>{field} is no number field.</source>
        <translation>{field} ist kein Zahlenfeld.</translation>
    </message>
    <message>
        <source>There is lava on {field}: no die can be placed.</source>
        <translation>Auf {field} ist Lava: Dort darf kein Würfel liegen.</translation>
    </message>
    <message>
        <source>{field} is not free.</source>
        <translation>{field} ist nicht frei.</translation>
    </message>
    <message>
        <source>{field} shows {number}: no such die is in the pool.</source>
        <translation>{field} zeigt {number}: So ein Würfel liegt nicht im Vorrat.</translation>
    </message>
    <message>
        <source>{field} is not beside a cross.</source>
        <translation>{field} liegt nicht neben einem Kreuz.</translation>
    </message>
    <message>
        <source>{field} is not beside a track.</source>
        <translation>{field} liegt nicht neben einem Gleis.</translation>
    </message>
    <message>
        <source>There is no {number} in the pool.</source>
        <translation>Im Vorrat liegt keine {number}.</translation>
    </message>
    <message>
        <source>Row by row: {field} gets its track first.</source>
        <translation>Zeile für Zeile: {field} bekommt zuerst sein Gleis.</translation>
    </message>
    <message>
        <source>A drawn track is never changed.</source>
        <translation>Ein gezeichnetes Gleis wird nie geändert.</translation>
    </message>
    <message>
        <source>The level demands a combination of {size} cards here, not of {count}.</source>
        <translation>Das Level verlangt hier eine Kombination aus {size} Karten, nicht aus {count}.</translation>
    </message>
    <message>
        <source>A run is made of consecutive numbers.</source>
        <translation>Eine Folge besteht aus aufeinanderfolgenden Zahlen.</translation>
    </message>
    <message>
        <source>The cards must be shuffled and dealt first.</source>
        <translation>Zuerst müssen die Karten gemischt und ausgeteilt werden.</translation>
    </message>
    <message>
        <source>One of the two fields must be chosen first.</source>
        <translation>Zuerst muss eines der beiden Felder gewählt werden.</translation>
    </message>
    <message>
        <source>An action for the wild field must be chosen first.</source>
        <translation>Zuerst muss eine Aktion für die freie Wahl bestimmt werden.</translation>
    </message>
    <message>
        <source>A card must be taken from a pile first.</source>
        <translation>Zuerst muss eine Karte von einem Stapel genommen werden.</translation>
    </message>
    <message>
        <source>One to three cards must be swapped first.</source>
        <translation>Zuerst müssen eine bis drei Karten getauscht werden.</translation>
    </message>
    <message>
        <source>A number or a colour must be asked for first.</source>
        <translation>Zuerst muss nach einer Zahl oder Farbe gefragt werden.</translation>
    </message>
    <message>
        <source>A card that was asked for must be handed over first.</source>
        <translation>Zuerst muss eine erfragte Karte abgegeben werden.</translation>
    </message>
    <message>
        <source>The turn goes on with laying out, adding or a discard.</source>
        <translation>Der Zug geht mit Auslegen, Anlegen oder Abwerfen weiter.</translation>
    </message>
    <message>
        <source>Only a second discard may follow.</source>
        <translation>Jetzt darf nur noch eine zweite Karte abgeworfen werden.</translation>
    </message>
    <message>
        <source>The round is over: cards to keep must be chosen.</source>
        <translation>Der Durchgang ist vorbei: Jetzt wird gewählt, welche Karten bleiben.</translation>
    </message>
    <message>
        <source>The hand does not hold {card}.</source>
        <translation>{card} ist nicht auf der Hand.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht an der Reihe.</translation>
    </message>
    <message>
        <source>The deck is made of exactly the number cards that nobody has kept.</source>
        <translation>Gemischt werden genau die Zahlenkarten, die niemand behalten hat.</translation>
    </message>
    <message>
        <source>The stones do not show field {field}.</source>
        <translation>Die Steine zeigen nicht auf Feld {field}.</translation>
    </message>
    <message>
        <source>Every field of this action is occupied.</source>
        <translation>Alle Felder dieser Aktion sind besetzt.</translation>
    </message>
    <message>
        <source>No card can be had from the draw pile.</source>
        <translation>Vom Nachziehstapel ist keine Karte zu haben.</translation>
    </message>
    <message>
        <source>There is no discard pile {seat}.</source>
        <translation>Es gibt keinen Ablagestapel {seat}.</translation>
    </message>
    <message>
        <source>Discard pile {seat} is empty.</source>
        <translation>Ablagestapel {seat} ist leer.</translation>
    </message>
    <message>
        <source>{card} was not asked for.</source>
        <translation>{card} wurde nicht verlangt.</translation>
    </message>
    <message>
        <source>The level lies already; cards can only be added.</source>
        <translation>Das Level liegt schon; Karten können nur noch angelegt werden.</translation>
    </message>
    <message>
        <source>The level demands {size} combinations, not {count}.</source>
        <translation>Das Level verlangt {size} Kombinationen, nicht {count}.</translation>
    </message>
    <message>
        <source>The last card must be discarded.</source>
        <translation>Die letzte Karte muss abgeworfen werden.</translation>
    </message>
    <message>
        <source>Only who has laid out the level may add cards.</source>
        <translation>Anlegen darf nur, wer das Level ausgelegt hat.</translation>
    </message>
    <message>
        <source>There is no combination {place} on the table.</source>
        <translation>Auf dem Tisch liegt keine Kombination {place}.</translation>
    </message>
    <message>
        <source>{card} does not fit there.</source>
        <translation>{card} passt dort nicht.</translation>
    </message>
    <message>
        <source>No more than four cards may be kept.</source>
        <translation>Höchstens vier Karten dürfen bleiben.</translation>
    </message>
    <message>
        <source>It must be clear what this joker stands for.</source>
        <translation>Es muss klar sein, wofür dieser Joker steht.</translation>
    </message>
    <message>
        <source>These cards must all have the same number.</source>
        <translation>Diese Karten müssen alle dieselbe Zahl haben.</translation>
    </message>
    <message>
        <source>These cards must all have the same colour.</source>
        <translation>Diese Karten müssen alle dieselbe Farbe haben.</translation>
    </message>
    <message>
        <source>The discard piles must be shuffled into a new draw pile first.</source>
        <translation>Zuerst müssen die Ablagestapel zu einem neuen Nachziehstapel gemischt werden.</translation>
    </message>
    <message>
        <source>Three cards must be laid face up first.</source>
        <translation>Zuerst müssen drei Karten offen hingelegt werden.</translation>
    </message>
    <message>
        <source>One of the face-up cards must be taken first.</source>
        <translation>Zuerst muss eine der offenen Karten genommen werden.</translation>
    </message>
    <message>
        <source>{card} is not among the face-up cards of seat {seat}.</source>
        <translation>{card} liegt nicht offen bei Platz {seat}.</translation>
    </message>
    <message>
        <source>A new draw pile is made of exactly the cards below the tops of the discard piles, no jokers.</source>
        <translation>Ein neuer Nachziehstapel besteht genau aus den Karten unter den obersten der Ablagestapel, ohne Joker.</translation>
    </message>
    <message>
        <source>Exactly three cards must be laid face up.</source>
        <translation>Genau drei Karten müssen offen hingelegt werden.</translation>
    </message>
    <message>
        <source>The combination is full: only a joker fits.</source>
        <translation>Die Kombination ist voll: Nur noch ein Joker passt.</translation>
    </message>
    <message>
        <source>One of your dice must go back to the pool.</source>
        <translation>Einer deiner Würfel muss zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>{field} is not beside one of your dice.</source>
        <translation>{field} liegt nicht neben einem deiner Würfel.</translation>
    </message>
    <message>
        <source>None of your dice lies on {field}.</source>
        <translation>Auf {field} liegt keiner deiner Würfel.</translation>
    </message>
    <message>
        <source>You may do that, too. But let us try what the thick frame shows first.</source>
        <translation>Das dürftest du auch. Probieren wir aber erst, was der dicke Rahmen zeigt.</translation>
    </message>
    <message>
        <source>Read this first, then press Next.</source>
        <translation>Lies das zuerst, dann drück „Weiter“.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Move {number} of {all} · Round {round}</source>
        <translation>Spielzug {number} von {all} · Durchgang {round}</translation>
    </message>
    <message>
        <source>whoever acts</source>
        <translation>wer gerade dran ist</translation>
    </message>
    <message>
        <source>the open table</source>
        <translation>dem offenen Tisch</translation>
    </message>
    <message>
        <source>Next decision (D)</source>
        <translation>Nächste Entscheidung (D)</translation>
    </message>
    <message>
        <source>Next key moment (M)</source>
        <translation>Nächster Schlüsselmoment (M)</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>{game}: replay</source>
        <translation>{game}: Nachspielen</translation>
    </message>
    <message>
        <source>What if …</source>
        <translation>Was wäre, wenn …</translation>
    </message>
    <message>
        <source>everybody, hands open</source>
        <translation>allen, Karten offen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Back to the beginning of the round (Page Up)</source>
        <translation>Zurück zum Anfang des Durchgangs (Bild auf)</translation>
    </message>
    <message>
        <source>One move back (←)</source>
        <translation>Einen Spielzug zurück (←)</translation>
    </message>
    <message>
        <source>One move on (→)</source>
        <translation>Einen Spielzug weiter (→)</translation>
    </message>
    <message>
        <source>On to the next round (Page Down)</source>
        <translation>Weiter zum nächsten Durchgang (Bild ab)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>Do it yourself</source>
        <translation>Selbst machen</translation>
    </message>
    <message>
        <source>Next example</source>
        <translation>Nächstes Beispiel</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig mir’s</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Final standing</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Record saved</source>
        <translation>Partie gespeichert</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gewinnt!</translation>
    </message>
    <message>
        <source>{names} and {last} share the win!</source>
        <translation>{names} und {last} gewinnen gemeinsam!</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Well done, {name}!</source>
        <translation>Geschafft, {name}!</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Same dice ({code})</source>
        <translation>Dieselben Würfel ({code})</translation>
    </message>
    <message>
        <source>Number {place} so far</source>
        <translation>Nummer {place} bisher</translation>
    </message>
    <message>
        <source>The final table</source>
        <translation>Der Tisch am Ende</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>New line-up</source>
        <translation>Neue Besetzung</translation>
    </message>
    <message>
        <source>Share picture</source>
        <translation>Bild teilen</translation>
    </message>
    <message>
        <source>★ The best so far: {score}! ★</source>
        <translation>★ Das beste Ergebnis bisher: {score}! ★</translation>
    </message>
    <message>
        <source>Dice of {day}: {list}</source>
        <translation>Würfel vom {day}: {list}</translation>
    </message>
    <message>
        <source>Same dice</source>
        <translation>Dieselben Würfel</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Chance to win</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Points to be expected</source>
        <translation>Erwartete Punkte</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>Skill and the rest</source>
        <translation>Können und der Rest</translation>
    </message>
    <message>
        <source>Better: {best} Worth {value}.</source>
        <translation>Besser: {best} Das war {value} wert.</translation>
    </message>
    <message>
        <source>To the board</source>
        <translation>Zum Brett</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Worth {value}, {loss} less than the best.</source>
        <translation>{value} wert, {loss} weniger als das Beste.</translation>
    </message>
    <message>
        <source>Worth {value}, {loss} less than the best. Luck made {after} of it.</source>
        <translation>{value} wert, {loss} weniger als das Beste. Das Glück machte {after} daraus.</translation>
    </message>
    <message>
        <source>The best move, worth {value}. Then luck said no: {after}.</source>
        <translation>Der beste Spielzug, {value} wert. Dann sagte das Glück nein: {after}.</translation>
    </message>
    <message>
        <source>From {value} to {after} at one stroke.</source>
        <translation>Auf einen Schlag von {value} auf {after}.</translation>
    </message>
    <message>
        <source>Luck and skill: where the result comes from</source>
        <translation>Glück und Können: woher das Ergebnis kommt</translation>
    </message>
    <message>
        <source>Luck and skill: where the points come from</source>
        <translation>Glück und Können: woher die Punkte kommen</translation>
    </message>
    <message>
        <source>How far the review is</source>
        <translation>Wie weit der Rückblick ist</translation>
    </message>
    <message>
        <source>{game}: review</source>
        <translation>{game}: Rückblick</translation>
    </message>
    <message>
        <source>Every roll and every decision is being weighed …</source>
        <translation>Jeder Wurf und jede Entscheidung wird gewogen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A calm game: no stroke of luck, and nobody erred much.</source>
        <translation>Ein ruhiges Spiel: kein Glückstreffer, und niemand lag weit daneben.</translation>
    </message>
    <message>
        <source>The review could not be made: {reason}</source>
        <translation>Der Rückblick ist nicht gelungen: {reason}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message>
        <source>To the replay</source>
        <translation>Zum Nachspielen</translation>
    </message>
    <message>
        <source>{name}’s answer is being weighed …</source>
        <translation>{name}s Antwort wird gewogen …</translation>
    </message>
    <message>
        <source>Not yet: there is a better move.</source>
        <translation>Noch nicht: Es gibt einen besseren Spielzug.</translation>
    </message>
    <message>
        <source>That is what was played.</source>
        <translation>So wurde auch gespielt.</translation>
    </message>
    <message>
        <source>Well found: nothing is better.</source>
        <translation>Gut gefunden: Besser geht es nicht.</translation>
    </message>
    <message>
        <source>Better than what was played; there is still more in it.</source>
        <translation>Besser als damals; es ist noch mehr drin.</translation>
    </message>
    <message>
        <source>That was the better move.</source>
        <translation>Das war der bessere Spielzug.</translation>
    </message>
    <message>
        <source>Played then</source>
        <translation>Damals gespielt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Am besten</translation>
    </message>
    <message>
        <source>Try another</source>
        <translation>Etwas anderes versuchen</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zurück zum Rückblick</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>{name}, what would you do now?</source>
        <translation>{name}, was würdest du jetzt tun?</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>It could not be weighed: {reason}</source>
        <translation>Das ließ sich nicht wiegen: {reason}</translation>
    </message>
    <message>
        <source>Luck was even</source>
        <translation>Das Glück war ausgeglichen</translation>
    </message>
    <message>
        <source>mistakes gave away {n}</source>
        <translation>Fehler verschenkten {n}</translation>
    </message>
    <message>
        <source>you gave away {n}</source>
        <translation>du hast {n} verschenkt</translation>
    </message>
    <message>
        <source>{n} more came than was foreseen</source>
        <translation>{n} kamen unverhofft dazu</translation>
    </message>
    <message>
        <source>mistakes of others cost you {n}</source>
        <translation>Fehler anderer kosteten dich {n}</translation>
    </message>
    <message>
        <source>Cards and dice took {n}</source>
        <translation>Karten und Würfel nahmen {n}</translation>
    </message>
    <message>
        <source>nothing was given away</source>
        <translation>nichts verschenkt</translation>
    </message>
    <message>
        <source>you gave nothing away</source>
        <translation>du hast nichts verschenkt</translation>
    </message>
    <message>
        <source>the others gave {n}</source>
        <translation>die anderen schenkten {n}</translation>
    </message>
    <message>
        <source>mistakes of others cost {n}</source>
        <translation>Fehler anderer kosteten {n}</translation>
    </message>
    <message>
        <source>the others gave you {n}</source>
        <translation>die anderen schenkten dir {n}</translation>
    </message>
    <message>
        <source>Costly decision</source>
        <translation>Teure Entscheidung</translation>
    </message>
    <message>
        <source>{n} less came than was foreseen</source>
        <translation>{n} weniger kamen als gedacht</translation>
    </message>
    <message>
        <source>Forgiven by luck</source>
        <translation>Vom Glück verziehen</translation>
    </message>
    <message>
        <source>Right, but unlucky</source>
        <translation>Richtig, aber Pech</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Glückstreffer</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>Cards and dice gave {n}</source>
        <translation>Karten und Würfel gaben {n}</translation>
    </message>
    <message>
        <source>Cards and dice gave you {n}</source>
        <translation>Karten und Würfel gaben dir {n}</translation>
    </message>
    <message>
        <source>The dice gave {n}</source>
        <translation>Die Würfel gaben {n}</translation>
    </message>
    <message>
        <source>The dice gave you {n}</source>
        <translation>Die Würfel gaben dir {n}</translation>
    </message>
    <message>
        <source>Cards and dice took {n} from you</source>
        <translation>Karten und Würfel nahmen dir {n}</translation>
    </message>
    <message>
        <source>The dice took {n}</source>
        <translation>Die Würfel nahmen {n}</translation>
    </message>
    <message>
        <source>The dice took {n} from you</source>
        <translation>Die Würfel nahmen dir {n}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Show at the table</source>
        <translation>Am Tisch zeigen</translation>
    </message>
    <message>
        <source>The rules say nothing about “{words}”.</source>
        <translation>Über „{words}“ sagen die Regeln nichts.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message numerus="yes">
        <source>%n passage(s) found</source>
        <translation>
            <numerusform>%n Stelle gefunden</numerusform>
            <numerusform>%n Stellen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Open the rulebook here</source>
        <translation>Regelheft hier aufschlagen</translation>
    </message>
    <message>
        <source>The whole rulebook</source>
        <translation>Das ganze Regelheft</translation>
    </message>
    <message>
        <source>Print a card …</source>
        <translation>Karte drucken …</translation>
    </message>
    <message>
        <source>The game on one page, for the real table</source>
        <translation>Das Spiel auf einer Seite, für den echten Tisch</translation>
    </message>
</context>
<context>
    <name>Screen</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Dice, cards, ink and lava. {keys} turns it off and on at any time.</source>
        <translation>Würfel, Karten, Tinte und Lava. {keys} schaltet ihn jederzeit aus und ein.</translation>
    </message>
    <message>
        <source>Undo may also take back what dice or cards have already shown. Several people agree on it before a game begins: a game in play stays as it was agreed.</source>
        <translation>Nimmt auch zurück, was Würfel oder Karten schon gezeigt haben. Mehrere Leute vereinbaren das vor dem Spiel: Ein laufendes Spiel bleibt, wie es vereinbart war.</translation>
    </message>
    <message>
        <source>About gamebox</source>
        <translation>Über gamebox</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Free undo</source>
        <translation>Freies Zurücknehmen</translation>
    </message>
    <message>
        <source>F11 fills the whole screen.</source>
        <translation>F11 füllt den ganzen Bildschirm.</translation>
    </message>
    <message>
        <source>How fast dice roll, pawns hop and cards fly.</source>
        <translation>Wie schnell Würfel rollen, Figuren hüpfen und Karten fliegen.</translation>
    </message>
    <message>
        <source>How fast bots take their turns. Space or a click hurries them.</source>
        <translation>Wie schnell Bots am Zug sind. Leertaste oder ein Klick treibt sie an.</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>Tempo der Bots</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>A second window shows the open table on a television or another screen, never anybody’s hand.</source>
        <translation>Ein zweites Fenster zeigt den offenen Tisch auf einem Fernseher oder anderen Bildschirm, nie die Hand von jemandem.</translation>
    </message>
    <message>
        <source>Table window</source>
        <translation>Tischfenster</translation>
    </message>
    <message>
        <source>A voice says whose turn it is and what happens, never what is hidden.</source>
        <translation>Eine Stimme sagt, wer dran ist und was geschieht, nie etwas Verdecktes.</translation>
    </message>
    <message>
        <source>Announcer</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Explain what happens for the first time, once each. Switch it off and on to see all tips again.</source>
        <translation>Erklärt einmal, was zum ersten Mal passiert. Schalte sie aus und wieder ein, um alle noch einmal zu sehen.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>You roll real dice on your table and tell the computer what they show.</source>
        <translation>Ihr würfelt mit echten Würfeln auf eurem Tisch und sagt dem Computer, was sie zeigen.</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Echte Würfel</translation>
    </message>
    <message>
        <source>Black on white or white on black, and stronger lines.</source>
        <translation>Schwarz auf Weiß oder Weiß auf Schwarz, und kräftigere Linien.</translation>
    </message>
    <message>
        <source>How large everything is written.</source>
        <translation>Wie groß alles geschrieben ist.</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Sprache und Aussehen</translation>
    </message>
    <message>
        <source>Motion and pace</source>
        <translation>Bewegung und Tempo</translation>
    </message>
    <message>
        <source>Sound and voice</source>
        <translation>Ton und Stimme</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Red circle</source>
        <translation>Roter Kreis</translation>
    </message>
    <message>
        <source>Blue square</source>
        <translation>Blaues Quadrat</translation>
    </message>
    <message>
        <source>Green triangle</source>
        <translation>Grünes Dreieck</translation>
    </message>
    <message>
        <source>Yellow diamond</source>
        <translation>Gelbe Raute</translation>
    </message>
    <message>
        <source>Purple hexagon</source>
        <translation>Violettes Sechseck</translation>
    </message>
    <message>
        <source>Sky-blue star</source>
        <translation>Himmelblauer Stern</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Human or bot</source>
        <translation>Mensch oder Bot</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Colour and shape: {name}</source>
        <translation>Farbe und Form: {name}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Platz {number}</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>Hier fehlt ein Name.</translation>
    </message>
    <message>
        <source>Two players have this name.</source>
        <translation>Zwei tragen diesen Namen.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>Chosen at random</source>
        <translation>Das Los entscheidet</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Neues Spiel: {game}</translation>
    </message>
    <message>
        <source>Play on: {game}</source>
        <translation>Weiterspielen: {game}</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Jemand Neues</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n Bot</numerusform>
            <numerusform>%n Bots</numerusform>
        </translation>
    </message>
    <message>
        <source>As before: {people}</source>
        <translation>Wie zuletzt: {people}</translation>
    </message>
    <message>
        <source>It goes on from there by the rules with which it began. Choose who plays on.</source>
        <translation>Von dort geht es weiter, mit den Regeln, mit denen das Spiel begann. Wähle, wer weiterspielt.</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie gedruckt</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Somebody at this computer.</source>
        <translation>Jemand an diesem Computer.</translation>
    </message>
    <message>
        <source>Propose a fair one</source>
        <translation>Fairen vorschlagen</translation>
    </message>
    <message>
        <source>By what you have reached together so far.</source>
        <translation>Nach dem, was ihr bisher miteinander erreicht habt.</translation>
    </message>
    <message>
        <source>You have not played together often enough to say.</source>
        <translation>Ihr habt noch nicht oft genug miteinander gespielt, um das zu sagen.</translation>
    </message>
    <message>
        <source>difficulty {stars} of 5</source>
        <translation>Schwierigkeit {stars} von 5</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>dein eigenes</translation>
    </message>
    <message>
        <source>New to {game}? The table explains it in three minutes.</source>
        <translation>Neu bei {game}? Der Tisch erklärt es dir in drei Minuten.</translation>
    </message>
    <message>
        <source>Code, or any word</source>
        <translation>Code oder irgendein Wort</translation>
    </message>
    <message>
        <source>Code of the dice</source>
        <translation>Code der Würfel</translation>
    </message>
    <message>
        <source>Today’s dice</source>
        <translation>Würfel des Tages</translation>
    </message>
    <message>
        <source>The same for everybody today; the first try counts.</source>
        <translation>Heute für alle dieselben; der erste Versuch zählt.</translation>
    </message>
    <message>
        <source>new dice</source>
        <translation>neue Würfel</translation>
    </message>
    <message>
        <source>with a code</source>
        <translation>mit einem Code</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Whoever plays with the same code meets the same dice.</source>
        <translation>Wer mit demselben Code spielt, bekommt dieselben Würfel.</translation>
    </message>
    <message>
        <source>Today: {list}. Your first try counts.</source>
        <translation>Heute: {list}. Dein erster Versuch zählt.</translation>
    </message>
    <message>
        <source>Today: {list}. Another try does not count.</source>
        <translation>Heute: {list}. Ein weiterer Versuch zählt nicht.</translation>
    </message>
    <message>
        <source>Dice: {code}</source>
        <translation>Würfel: {code}</translation>
    </message>
    <message>
        <source>our own dice</source>
        <translation>unsere eigenen</translation>
    </message>
    <message>
        <source>You roll them on your table, and tell the computer what they show.</source>
        <translation>Ihr würfelt auf eurem Tisch und sagt dem Computer, was die Würfel zeigen.</translation>
    </message>
    <message>
        <source>own bot</source>
        <translation>eigener Bot</translation>
    </message>
    <message>
        <source>A bot of your own, from {file}.</source>
        <translation>Ein eigener Bot, aus {file}.</translation>
    </message>
    <message>
        <source>Everybody chooses, beside the name.</source>
        <translation>Jeder wählt selbst, neben dem Namen.</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>{field} is no field: only a number has a gem</source>
        <translation>{field} ist kein Feld: nur eine Zahl hat einen Edelstein</translation>
    </message>
    <message>
        <source>the id and the names must be readable and not longer than 60 letters</source>
        <translation>Kennung und Namen müssen lesbar sein und höchstens 60 Zeichen lang</translation>
    </message>
    <message>
        <source>{field} is no field</source>
        <translation>{field} ist kein Feld</translation>
    </message>
    <message>
        <source>{field} has a gem, which belongs on volcano sheets</source>
        <translation>{field} hat einen Edelstein, und der gehört auf Vulkanblätter</translation>
    </message>
    <message>
        <source>{field} belongs on railway sheets</source>
        <translation>{field} gehört auf Eisenbahnblätter</translation>
    </message>
    <message>
        <source>{field} has a station, which belongs on railway sheets</source>
        <translation>{field} hat eine Haltestelle, und die gehört auf Eisenbahnblätter</translation>
    </message>
    <message>
        <source>the grid has {count} rows, more than {most}</source>
        <translation>das Raster hat {count} Zeilen, mehr als {most}</translation>
    </message>
    <message>
        <source>no pre-printed cross (x) to start from</source>
        <translation>es gibt kein gedrucktes Kreuz (x), bei dem man anfangen kann</translation>
    </message>
    <message>
        <source>no pre-printed track (NS, EW, NE, SE, SW or NW) to start from</source>
        <translation>es gibt kein gedrucktes Gleis (NS, EW, NE, SE, SW oder NW), bei dem man anfangen kann</translation>
    </message>
    <message>
        <source>the keys do not fit ({key})</source>
        <translation>die Angabe {key} fehlt, ist unbekannt oder von falscher Art</translation>
    </message>
    <message>
        <source>the file cannot be read: {why}</source>
        <translation>die Datei lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>the file is larger than 64 KiB</source>
        <translation>die Datei ist größer als 64 KiB</translation>
    </message>
    <message>
        <source>this is no TOML file{place}</source>
        <translation>das ist keine TOML-Datei{place}</translation>
    </message>
    <message>
        <source>{field} belongs on volcano sheets</source>
        <translation>{field} gehört auf Vulkanblätter</translation>
    </message>
    <message>
        <source>the grid is empty</source>
        <translation>das Raster ist leer</translation>
    </message>
    <message>
        <source>the row has {count} fields, more than {most}</source>
        <translation>die Zeile hat {count} Felder, mehr als {most}</translation>
    </message>
    <message>
        <source>the row has {count} fields, the first has {first}</source>
        <translation>die Zeile hat {count} Felder, die erste hat {first}</translation>
    </message>
    <message>
        <source>{kind}_points has {given} values for {count} {kind}s</source>
        <translation>{kind}_points hat {given} Werte, gebraucht werden {count}</translation>
    </message>
    <message>
        <source>{kind}_points belong on volcano sheets</source>
        <translation>{kind}_points gehören auf Vulkanblätter</translation>
    </message>
    <message>
        <source>the {kind}&apos;s value {value} is not between 0 and 99</source>
        <translation>in {kind}_points liegt {value} nicht zwischen 0 und 99</translation>
    </message>
    <message>
        <source>there is no number field</source>
        <translation>es gibt kein Zahlenfeld</translation>
    </message>
    <message>
        <source>no play can reach this number field</source>
        <translation>dieses Zahlenfeld lässt sich nie erreichen</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Dice fields</source>
        <translation>Würfelfelder</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>thrown out by {name}</source>
        <translation>rausgeworfen von {name}</translation>
    </message>
    <message>
        <source>{requirement}: {there} of {size}</source>
        <translation>{requirement}: {there} von {size}</translation>
    </message>
    <message>
        <source>tower on field {number} ({action})</source>
        <translation>Turm auf Feld {number} ({action})</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s hand: %n card(s)</source>
        <translation>
            <numerusform>Hand von {name}: %n Karte</numerusform>
            <numerusform>Hand von {name}: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>tower on the start field</source>
        <translation>Turm auf dem Startfeld</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordnung der Hand</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Fields of the oval</source>
        <translation>Felder des Ovals</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s)</source>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Joker</numerusform>
        </translation>
    </message>
    <message>
        <source>To choose from</source>
        <translation>Zur Auswahl</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Scroll bar</source>
        <translation>Bildlaufleiste</translation>
    </message>
    <message>
        <source>Can be chosen</source>
        <translation>Wählbar</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>Cannot be given</source>
        <translation>Kann nicht gegeben werden</translation>
    </message>
    <message>
        <source>Would complete something</source>
        <translation>Würde etwas vollenden</translation>
    </message>
    <message>
        <source>Would help you</source>
        <translation>Würde dir helfen</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>gamebox could not start. What went wrong is written down in {file}.</source>
        <translation>gamebox konnte nicht starten. Was schiefging, steht in {file}.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The games get another name …</source>
        <translation>Die Partien bekommen einen anderen Namen …</translation>
    </message>
    <message>
        <source>{old} and {new} have sat at one table: they are two people.</source>
        <translation>{old} und {new} saßen schon an einem Tisch: Das sind zwei Personen.</translation>
    </message>
    <message>
        <source>Results over time</source>
        <translation>Ergebnisse im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Skill over time</source>
        <translation>Können im Lauf der Zeit</translation>
    </message>
    <message>
        <source>{when}: gave away {lost}</source>
        <translation>{when}: {lost} verschenkt</translation>
    </message>
    <message>
        <source>Points of the chance to win given away in a game: the lower, the better.</source>
        <translation>Prozentpunkte der Gewinnchance, die in einer Partie verschenkt wurden: je weniger, desto besser.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Who is lucky?</source>
        <translation>Wer hat Glück?</translation>
    </message>
    <message>
        <source>Points of the chance to win a game; the whiskers: two standard errors.</source>
        <translation>Prozentpunkte der Gewinnchance je Partie; die Striche: zwei Standardfehler.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>{name}: ahead in {ahead} of {games}, behind in {behind}</source>
        <translation>{name}: in {ahead} von {games} davor, in {behind} dahinter</translation>
    </message>
    <message>
        <source>Who plays, who wins</source>
        <translation>Wer spielt, wer gewinnt</translation>
    </message>
    <message>
        <source>Games a month</source>
        <translation>Partien im Monat</translation>
    </message>
    <message>
        <source>Review a game, and this shows what was given away in it.</source>
        <translation>Sieh dir den Rückblick einer Partie an, dann steht hier, was darin verschenkt wurde.</translation>
    </message>
    <message>
        <source>Nobody, as far as chance can tell.</source>
        <translation>Niemand, soweit sich das vom Zufall unterscheiden lässt.</translation>
    </message>
    <message>
        <source>How many of the others came off worse; golden: won. The line: the last five.</source>
        <translation>Wie viele der anderen schlechter abschnitten; golden: gewonnen. Die Linie: die letzten fünf.</translation>
    </message>
    <message>
        <source>{measure}; golden: won. The line is the mean of the last five.</source>
        <translation>{measure}; golden: gewonnen. Die Linie ist der Schnitt der letzten fünf.</translation>
    </message>
    <message>
        <source>Left: ahead of them. Right: behind them.</source>
        <translation>Links: vor ihnen. Rechts: hinter ihnen.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n game(s), {won} won</source>
        <translation>
            <numerusform>{name}: %n Partie, {won} gewonnen</numerusform>
            <numerusform>{name}: %n Partien, {won} gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Full: won. Pale: played.</source>
        <translation>Kräftig: gewonnen. Blass: gespielt.</translation>
    </message>
    <message>
        <source>No games yet.</source>
        <translation>Noch keine Partien.</translation>
    </message>
    <message>
        <source>place {place} of {count}</source>
        <translation>Platz {place} von {count}</translation>
    </message>
    <message>
        <source>No games against others yet.</source>
        <translation>Noch keine Partien gegen andere.</translation>
    </message>
    <message>
        <source>Review some games, and the dice will have to answer.</source>
        <translation>Sieh dir ein paar Rückblicke an, dann müssen die Würfel Rede und Antwort stehen.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {luck} a game over %n game(s), {words}</source>
        <translation>
            <numerusform>{name}: {luck} je Partie über %n Partie, {words}</numerusform>
            <numerusform>{name}: {luck} je Partie über %n Partien, {words}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has been met yet.</source>
        <translation>Noch niemanden getroffen.</translation>
    </message>
    <message>
        <source>nemesis</source>
        <translation>Angstgegner</translation>
    </message>
    <message>
        <source>rival</source>
        <translation>Rivale</translation>
    </message>
    <message>
        <source>favourite opponent</source>
        <translation>Lieblingsgegner</translation>
    </message>
    <message>
        <source>Nobody has played it alone yet.</source>
        <translation>Noch hat es niemand allein gespielt.</translation>
    </message>
    <message>
        <source>{name} really is.</source>
        <translation>{name}, und zwar wirklich.</translation>
    </message>
    <message>
        <source>no game reviewed yet</source>
        <translation>noch kein Rückblick</translation>
    </message>
    <message>
        <source>no more than chance</source>
        <translation>nicht mehr als Zufall</translation>
    </message>
    <message>
        <source>lucky indeed</source>
        <translation>wirklich Glück</translation>
    </message>
    <message>
        <source>unlucky indeed</source>
        <translation>wirklich Pech</translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <translation>
            <numerusform>Partie</numerusform>
            <numerusform>Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>now: {number}</source>
        <translation>jetzt: {number}</translation>
    </message>
    <message>
        <source>luck a game</source>
        <translation>Glück je Partie</translation>
    </message>
    <message>
        <source>best streak</source>
        <translation>beste Serie</translation>
    </message>
    <message numerus="yes">
        <source>person(s)</source>
        <translation>
            <numerusform>Person</numerusform>
            <numerusform>Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>longest game</source>
        <translation>längste Partie</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Spielzüge</translation>
    </message>
    <message numerus="yes">
        <source>review(s)</source>
        <translation>
            <numerusform>Rückblick</numerusform>
            <numerusform>Rückblicke</numerusform>
        </translation>
    </message>
    <message>
        <source>best result</source>
        <translation>bestes Ergebnis</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>im Schnitt</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Best list</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Forget {name}? The games stay, without the name.</source>
        <translation>{name} vergessen? Die Partien bleiben, ohne den Namen.</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Merge …</source>
        <translation>Zusammenlegen …</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>All games become theirs. This cannot be undone.</source>
        <translation>Alle Partien werden ihre. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>The same person as</source>
        <translation>Dieselbe Person wie</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Forget …</source>
        <translation>Vergessen …</translation>
    </message>
    <message>
        <source>This is no name that can be read.</source>
        <translation>Diesen Namen kann niemand lesen.</translation>
    </message>
    <message>
        <source>There is a {name} already: merge them instead.</source>
        <translation>{name} gibt es schon: Leg die beiden zusammen.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Noch nichts zu zählen</translation>
    </message>
    <message>
        <source>Play a game to its end: who plays, who wins and who is lucky is told here.</source>
        <translation>Spiel eine Partie zu Ende: Wer spielt, wer gewinnt und wer Glück hat, steht dann hier.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Games with help</source>
        <translation>Partien mit Hilfe</translation>
    </message>
    <message>
        <source>Games of bots only</source>
        <translation>Partien nur unter Bots</translation>
    </message>
    <message>
        <source>Save table …</source>
        <translation>Tabelle speichern …</translation>
    </message>
    <message>
        <source>Save picture …</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>All sheets</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>A game could not be reviewed: {reason}</source>
        <translation>Auf eine Partie ließ sich nicht zurückblicken: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>Review %n more</source>
        <translation>
            <numerusform>Noch %n Rückblick</numerusform>
            <numerusform>Noch %n Rückblicke</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {count} … Stop</source>
        <translation>{done} von {count} … Stopp</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>free undo</source>
        <translation>freies Zurücknehmen</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <translation>Ja, zurücknehmen</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Nein, er gilt</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>{name}, shall your last move be taken back?</source>
        <translation>{name}, soll dein letzter Spielzug zurückgenommen werden?</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The move could not be saved: {reason}. It will be tried again in a moment.</source>
        <translation>Der Spielzug ließ sich nicht speichern: {reason}. Gleich wird es noch einmal versucht.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>The move could not be saved and was not made: {reason}. Please try again.</source>
        <translation>Der Spielzug ließ sich nicht speichern und wurde nicht gemacht: {reason}. Bitte versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>The best move and why (H)</source>
        <translation>Der beste Spielzug und warum (H)</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Was ist das?</translation>
    </message>
    <message>
        <source>Click on a thing to be told what it is (F1: what the pointer is on)</source>
        <translation>Klick auf etwas und erfahre, was es ist (F1: das, worauf du zeigst)</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>mit Tipps</translation>
    </message>
    <message>
        <source>with tutor</source>
        <translation>mit Tutor</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Things</name>
    <message>
        <source>It reads {reading}. If it still lies on dice field {field} when {name}’s next turn begins, the pawn runs.</source>
        <translation>Es zählt {reading}. Liegt es noch auf Würfelfeld {field}, wenn der nächste Zug von {name} beginnt, läuft die Spielfigur.</translation>
    </message>
    <message>
        <source>It runs when a turn begins and at doubles, and steps back for an X in a later roll.</source>
        <translation>Sie läuft am Anfang des Zuges und bei einem Pasch und geht für ein X ab dem zweiten Wurf zurück.</translation>
    </message>
    <message>
        <source>Here the dice roll. You may roll as often as you like, but from the second roll on an X ends the turn.</source>
        <translation>Hier rollen die Würfel. Du darfst würfeln, so oft du willst, aber ab dem zweiten Wurf beendet ein X den Zug.</translation>
    </message>
    <message>
        <source>Where the pawn stands, and who has thrown out the pair. The one with the frame has the turn.</source>
        <translation>Wo die Spielfigur steht und wer das Paar rausgeworfen hat. Wer den Rahmen hat, ist am Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to the goal. Any number of pawns may stand here.</source>
        <translation>
            <numerusform>Noch %n Schritt bis zum Ziel. Hier dürfen beliebig viele Spielfiguren stehen.</numerusform>
            <numerusform>Noch %n Schritte bis zum Ziel. Hier dürfen beliebig viele Spielfiguren stehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two dice with different faces: 1 2 3 4 7 X and 1 2 3 5 6 X. The higher digit counts first.</source>
        <translation>Zwei verschiedene Würfel: 1 2 3 4 7 X und 1 2 3 5 6 X. Die höhere Ziffer zählt zuerst.</translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation>Würfelschale</translation>
    </message>
    <message>
        <source>It has room for all pairs. From here nobody runs, but a pair throws out from here, too.</source>
        <translation>Hier ist Platz für alle Paare. Schritte gibt es von hier keine, aber auch von hier wirft ein Paar andere raus.</translation>
    </message>
    <message>
        <source>Whoever reaches or passes it first has won.</source>
        <translation>Wer es zuerst erreicht oder überläuft, hat gewonnen.</translation>
    </message>
    <message>
        <source>Here all begin, and nobody ever drops back behind it.</source>
        <translation>Hier beginnen alle, und dahinter fällt niemand zurück.</translation>
    </message>
    <message>
        <source>{name}’s pair of dice</source>
        <translation>Würfelpaar von {name}</translation>
    </message>
    <message>
        <source>{name}’s pawn</source>
        <translation>Spielfigur von {name}</translation>
    </message>
    <message>
        <source>Dice field {field}</source>
        <translation>Würfelfeld {field}</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Track field {field}</source>
        <translation>Lauffeld {field}</translation>
    </message>
    <message>
        <source>The six pieces of track. Choose one for the framed field, or draw with the pointer from edge to edge.</source>
        <translation>Die sechs Gleise. Wähle eines für das Feld mit dem Rahmen, oder zeichne mit der Maus von Rand zu Rand.</translation>
    </message>
    <message>
        <source>A free number field: a die that shows a {number} may lie here.</source>
        <translation>Ein freies Zahlenfeld: Ein Würfel mit einer {number} darf hier liegen.</translation>
    </message>
    <message>
        <source>The dice that you share: take one in turn, and put it on a field with its number.</source>
        <translation>Die Würfel für alle: Nehmt reihum einen und legt ihn auf ein Feld mit seiner Zahl.</translation>
    </message>
    <message>
        <source>One sign for each round, with the emblem of whoever begins it.</source>
        <translation>Ein Zeichen für jeden Durchgang, mit dem Wappen dessen, der ihn beginnt.</translation>
    </message>
    <message>
        <source>All have the same fields. Point at a small sheet, or press O, to see it large.</source>
        <translation>Alle haben dieselben Felder. Zeig auf ein kleines Blatt oder drück O, um es groß zu sehen.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Gleise</translation>
    </message>
    <message>
        <source>Lava covers it for good: no die can lie here, and its row and column are lost.</source>
        <translation>Die Lava bleibt: Hier kann kein Würfel liegen, und Zeile und Spalte sind verdorben.</translation>
    </message>
    <message>
        <source>A die of this round: your next one must touch it. At the end it becomes a cross or a track.</source>
        <translation>Ein Würfel dieses Durchgangs: Dein nächster muss einen von deinen berühren. Am Ende wird er ein Kreuz oder ein Gleis.</translation>
    </message>
    <message>
        <source>A piece of track: joined pieces make a line, and a line without a loose end is closed.</source>
        <translation>Ein Gleis: Verbundene Gleise sind eine Strecke, und eine Strecke ohne loses Ende ist geschlossen.</translation>
    </message>
    <message>
        <source>Lava spreads from here, field by field. It is no number field, so it spoils no row.</source>
        <translation>Von hier breitet sich die Lava Feld für Feld aus. Er ist kein Zahlenfeld und verdirbt keine Zeile.</translation>
    </message>
    <message>
        <source>A printed track: it counts like your own, and your first die of a round may touch it.</source>
        <translation>Ein aufgedrucktes Gleis: Es zählt wie deine eigenen, und dein erster Würfel im Durchgang darf es berühren.</translation>
    </message>
    <message>
        <source>{points} points if all its number fields have a cross at the end. One lava field, and they are lost.</source>
        <translation>{points} Punkte, wenn am Ende alle Zahlenfelder ein Kreuz haben. Ein einziges Lavafeld, und sie sind verloren.</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Vorrat</translation>
    </message>
    <message numerus="yes">
        <source>A pair that stays until your next turn brings %n step(s).</source>
        <translation>
            <numerusform>Ein Paar, das bis zu deinem nächsten Zug liegen bleibt, bringt %n Schritt.</numerusform>
            <numerusform>Ein Paar, das bis zu deinem nächsten Zug liegen bleibt, bringt %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It throws out every pair above that is not higher.</source>
        <translation>Es wirft jedes Paar darüber raus, das nicht höher ist.</translation>
    </message>
    <message>
        <source>There is nothing above that it could throw out.</source>
        <translation>Darüber liegt nichts, was es rauswerfen könnte.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Field {field}: {kind}</source>
        <translation>Feld {field}: {kind}</translation>
    </message>
    <message>
        <source>lava</source>
        <translation>Lava</translation>
    </message>
    <message>
        <source>a die</source>
        <translation>ein Würfel</translation>
    </message>
    <message>
        <source>Crossed off: it counts for row and column, holds lava up, and your first die may touch it.</source>
        <translation>Angekreuzt: Es zählt für Zeile und Spalte, hält Lava auf, und dein erster Würfel darf es berühren.</translation>
    </message>
    <message>
        <source>a track</source>
        <translation>ein Gleis</translation>
    </message>
    <message>
        <source>a volcano</source>
        <translation>ein Vulkan</translation>
    </message>
    <message>
        <source>A printed cross: your first die of a round may touch it.</source>
        <translation>Ein aufgedrucktes Kreuz: Dein erster Würfel im Durchgang darf es berühren.</translation>
    </message>
    <message>
        <source>a printed track</source>
        <translation>ein aufgedrucktes Gleis</translation>
    </message>
    <message>
        <source>Its gem scores {value} if you cross the field before lava comes (LR-36).</source>
        <translation>Sein Edelstein zählt {value}, wenn du das Feld ankreuzt, bevor Lava kommt (LR-36).</translation>
    </message>
    <message>
        <source>a cross</source>
        <translation>ein Kreuz</translation>
    </message>
    <message>
        <source>a printed cross</source>
        <translation>ein aufgedrucktes Kreuz</translation>
    </message>
    <message>
        <source>a {number}</source>
        <translation>eine {number}</translation>
    </message>
    <message>
        <source>Value of {lane}</source>
        <translation>Wert von {lane}</translation>
    </message>
    <message>
        <source>{name}’s sheet</source>
        <translation>Blatt von {name}</translation>
    </message>
    <message>
        <source>Its station pays {value} once a closed line runs over it (LR-45).</source>
        <translation>Seine Haltestelle zählt {value}, sobald eine geschlossene Strecke darüberführt (LR-45).</translation>
    </message>
    <message>
        <source>What your level wants, all laid out at once. The side with one star is easier, two are harder.</source>
        <translation>Was dein Level verlangt, alles auf einmal ausgelegt. Die Seite mit einem Stern ist leichter, die mit zweien schwerer.</translation>
    </message>
    <message>
        <source>Only you see it. Click cards to select them; drag one to your discard pile, a slot or a combination.</source>
        <translation>Nur du siehst sie. Klick Karten an, um sie auszuwählen; zieh eine auf deinen Ablagestapel, einen Platz oder eine Kombination.</translation>
    </message>
    <message>
        <source>A turn ends with a card put here. Whoever takes a card may take the top one.</source>
        <translation>Am Ende des Zuges kommt eine Karte hierher. Wer eine Karte nimmt, darf die oberste nehmen.</translation>
    </message>
    <message>
        <source>Its two stones run as far as the dice say; then {name} chooses where the tower stands.</source>
        <translation>Seine zwei Steine laufen so weit, wie die Würfel zeigen; dann sucht {name} aus, wo der Turm steht.</translation>
    </message>
    <message>
        <source>Hidden cards. When it is empty, the discard piles are shuffled.</source>
        <translation>Verdeckte Karten. Ist er leer, werden die Ablagestapel gemischt.</translation>
    </message>
    <message>
        <source>The action “Joker” brings one of these.</source>
        <translation>Die Aktion „Joker“ bringt einen davon.</translation>
    </message>
    <message>
        <source>Each stone runs the number of one die; with a double, one of them runs twice as far.</source>
        <translation>Jeder Stein läuft so weit, wie ein Würfel zeigt; bei einem Pasch läuft einer doppelt so weit.</translation>
    </message>
    <message>
        <source>Whoever lays out level 8, or comes past it, reaches the laurel and wins.</source>
        <translation>Wer Level 8 auslegt oder darüber hinauskommt, erreicht den Lorbeerkranz und gewinnt.</translation>
    </message>
    <message>
        <source>It stands for any number or colour. Everybody sees how many you hold.</source>
        <translation>Er steht für jede Zahl oder Farbe. Alle sehen, wie viele du hast.</translation>
    </message>
    <message>
        <source>Level, number of cards and jokers, discard pile, and what lies on the table.</source>
        <translation>Level, Zahl der Karten und Joker, Ablagestapel und was auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Level card</source>
        <translation>Levelkarte</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Whoever has laid out their level may add fitting cards to it.</source>
        <translation>Wer sein Level ausgelegt hat, darf hier passende Karten anlegen.</translation>
    </message>
    <message>
        <source>{name}’s tower</source>
        <translation>Turm von {name}</translation>
    </message>
    <message>
        <source>It shows which level {name} has to lay out now.</source>
        <translation>Er zeigt, welches Level {name} jetzt auslegen muss.</translation>
    </message>
    <message>
        <source>{name}’s level stone</source>
        <translation>Levelstein von {name}</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Levels and laurel</source>
        <translation>Level und Lorbeerkranz</translation>
    </message>
    <message>
        <source>Start field</source>
        <translation>Startfeld</translation>
    </message>
    <message>
        <source>Field {number}: {action}</source>
        <translation>Feld {number}: {action}</translation>
    </message>
    <message>
        <source>{name}’s discard pile</source>
        <translation>Ablagestapel von {name}</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Your pair was thrown out: your pawn stays where it is this time. Nothing else is lost (EX-31).</source>
        <translation>Dein Paar wurde rausgeworfen: Deine Spielfigur bleibt diesmal stehen. Mehr verlierst du nicht (EX-31).</translation>
    </message>
    <message>
        <source>You may roll again. But then an X ends your turn: the pair is lost, and a step for each X (EX-14).</source>
        <translation>Du darfst noch einmal würfeln. Aber dann beendet ein X deinen Zug: Das Paar ist weg, und je X ein Schritt (EX-14).</translation>
    </message>
    <message>
        <source>Placed here, your pair throws out all pairs above it that read the same or less (EX-30).</source>
        <translation>Platzierst du dein Paar hier, wirft es alle Paare darüber raus, die gleich viel oder weniger zählen (EX-30).</translation>
    </message>
    <message>
        <source>One glowing field must go under lava. Choose where it hurts least; crosses hold lava up (LR-31).</source>
        <translation>Eines der glühenden Felder muss unter die Lava. Wähle das, wo es am wenigsten wehtut; Kreuze halten Lava auf (LR-31).</translation>
    </message>
    <message>
        <source>Draw from edge to edge, or click until the right piece is there; keys 1 to 6 choose one, too (LR-40).</source>
        <translation>Zeichne von Rand zu Rand, oder klick, bis das richtige Gleis da ist; auch die Tasten 1 bis 6 wählen eines (LR-40).</translation>
    </message>
    <message>
        <source>Pass, and your dice stay; or reroll. If again nothing fits, one of your dice goes back (LR-17).</source>
        <translation>Passe, dann bleiben deine Würfel; oder würfle neu. Passt wieder nichts, geht einer deiner Würfel zurück (LR-17).</translation>
    </message>
    <message>
        <source>No free field touches your dice any more: you are boxed in, and may start anew (LR-14).</source>
        <translation>Neben deinen Würfeln ist kein Feld mehr frei: Du bist eingekesselt und darfst neu beginnen (LR-14).</translation>
    </message>
    <message>
        <source>Your two stones show two fields. Choose one: your tower goes there, and you do what it says (L8-23).</source>
        <translation>Deine zwei Steine zeigen dir zwei Felder. Wähle eines: Dein Turm geht dorthin, und du tust, was es sagt (L8-23).</translation>
    </message>
    <message>
        <source>Collect what your level card says; one star is easier, two are harder (L8-3). Lay it all out at once.</source>
        <translation>Sammle, was deine Levelkarte verlangt; ein Stern ist leichter, zwei sind schwerer (L8-3). Leg alles auf einmal aus.</translation>
    </message>
    <message>
        <source>Your level lies: now add cards to any combination, and get rid of your hand (L8-41).</source>
        <translation>Dein Level liegt: Jetzt darfst du an jede Kombination anlegen, bis du deine Karten los bist (L8-41).</translation>
    </message>
    <message>
        <source>A joker stands for any number or colour. Keep it for a card that is hard to get (L8-53).</source>
        <translation>Ein Joker steht für jede Zahl oder Farbe. Heb ihn für eine Karte auf, die schwer zu bekommen ist (L8-53).</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>Asks before a move that costs much: gentle only before blunders.</source>
        <translation>Fragt nach, bevor ein Spielzug viel kostet: sanft nur bei groben Fehlern.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Sanft</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>Leave me alone</source>
        <translation>Lass mich machen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Überlegen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>{name}, that gives away about {loss} points. Play it all the same?</source>
        <translation>{name}, das verschenkt etwa {loss} Punkte. Trotzdem spielen?</translation>
    </message>
    <message>
        <source>{name}, that costs you about {loss} of 100 games. Play it all the same?</source>
        <translation>{name}, das kostet dich etwa {loss} von 100 Spielen. Trotzdem spielen?</translation>
    </message>
</context>
<context>
    <name>Unusable</name>
    <message>
        <source>gamebox keeps games and settings in {folder}, but: {reason}.</source>
        <translation>gamebox bewahrt Spiele und Einstellungen in {folder} auf, aber: {reason}.</translation>
    </message>
    <message>
        <source>Without saving, all is gone when you close gamebox: games, results, settings.</source>
        <translation>Ohne Speichern ist alles weg, sobald du gamebox schließt: Spiele, Ergebnisse, Einstellungen.</translation>
    </message>
    <message>
        <source>Where shall your games be kept?</source>
        <translation>Wo sollen deine Spiele aufbewahrt werden?</translation>
    </message>
    <message>
        <source>Another folder …</source>
        <translation>Anderer Ordner …</translation>
    </message>
    <message>
        <source>Your games cannot be saved</source>
        <translation>Deine Spiele können nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Play without saving</source>
        <translation>Ohne Speichern spielen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>A damaged file could not be read. It was kept aside as {name}.</source>
        <translation>Eine beschädigte Datei ließ sich nicht lesen. Sie wird als {name} aufbewahrt.</translation>
    </message>
    <message>
        <source>Sound is off. {keys} turns it on.</source>
        <translation>Der Ton ist aus. {keys} schaltet ihn ein.</translation>
    </message>
    <message>
        <source>Sound is on.</source>
        <translation>Der Ton ist an.</translation>
    </message>
    <message>
        <source>A bot could not decide and moved at random: {reason}</source>
        <translation>Ein Bot konnte sich nicht entscheiden und zog irgendwie: {reason}</translation>
    </message>
    <message>
        <source>Games of gamebox (*.gamebox)</source>
        <translation>Spiele von gamebox (*.gamebox)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>This could not be saved: {reason}.</source>
        <translation>Das ließ sich nicht speichern: {reason}.</translation>
    </message>
    <message>
        <source>Something went wrong. Your game is safe; details are in {file}.</source>
        <translation>Etwas ist schiefgegangen. Dein Spiel ist sicher; Näheres steht in {file}.</translation>
    </message>
    <message>
        <source>There is no bot “{named}” here: “{playing}” plays in its place.</source>
        <translation>Den Bot „{named}“ gibt es hier nicht: Für ihn spielt „{playing}“.</translation>
    </message>
    <message>
        <source>Nothing is saved this time: your games are gone when you close gamebox.</source>
        <translation>Diesmal wird nichts gespeichert: Deine Spiele sind weg, sobald du gamebox schließt.</translation>
    </message>
    <message>
        <source>Drop the game here</source>
        <translation>Lass die Partie hier fallen</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>No voice was found on this computer, so nothing is spoken.</source>
        <translation>Auf diesem Computer wurde keine Stimme gefunden, also wird nichts gesprochen.</translation>
    </message>
    <message>
        <source>The picture is in {file}.</source>
        <translation>Das Bild liegt in {file}.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Share as a picture</source>
        <translation>Als Bild teilen</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Save a table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Drop the sheet here</source>
        <translation>Lass das Blatt hier fallen</translation>
    </message>
    <message>
        <source>Sheets, and games with one (*.toml *.gamebox)</source>
        <translation>Blätter, auch die von Partien (*.toml *.gamebox)</translation>
    </message>
    <message>
        <source>Sheets (*.toml)</source>
        <translation>Blätter (*.toml)</translation>
    </message>
    <message>
        <source>Import sheets</source>
        <translation>Blätter importieren</translation>
    </message>
    <message>
        <source>Export the sheet</source>
        <translation>Blatt exportieren</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>On the axis only a track that is its own mirror image fits.</source>
        <translation>Auf die Achse passt nur ein Gleis, das sein eigenes Spiegelbild ist.</translation>
    </message>
    <message>
        <source>Name of the sheet</source>
        <translation>Name des Blatts</translation>
    </message>
    <message>
        <source>Drawn by</source>
        <translation>Gezeichnet von</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Y)</source>
        <translation>Wiederholen (Strg+Y)</translation>
    </message>
    <message>
        <source>Sheet without a name</source>
        <translation>Blatt ohne Namen</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Deine eigenen</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>a draft, not yet playable</source>
        <translation>ein Entwurf, noch nicht spielbar</translation>
    </message>
    <message>
        <source>{width} × {height} fields</source>
        <translation>{width} × {height} Felder</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>von {author}</translation>
    </message>
    <message>
        <source>Bots will play drafts until one is in balance, for 20 seconds at most.</source>
        <translation>Bots spielen Entwürfe, bis einer ausgewogen ist, höchstens 20 Sekunden lang.</translation>
    </message>
    <message>
        <source>Bots found no sheet in balance like that: try another size, or again.</source>
        <translation>So fanden die Bots kein ausgewogenes Blatt: Versuch eine andere Größe oder noch einmal.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Sheet workshop</source>
        <translation>Blattwerkstatt</translation>
    </message>
    <message>
        <source>Nothing of your own yet. Draw a new sheet, copy one of these, or drop a file on the window.</source>
        <translation>Noch nichts Eigenes. Zeichne ein neues Blatt, kopiere eines von diesen oder zieh eine Datei ins Fenster.</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Neues Blatt</translation>
    </message>
    <message>
        <source>Deleted: {sheet}</source>
        <translation>Gelöscht: {sheet}</translation>
    </message>
    <message>
        <source>Worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Worth less</source>
        <translation>Weniger wert</translation>
    </message>
    <message>
        <source>Worth more</source>
        <translation>Mehr wert</translation>
    </message>
    <message>
        <source>One column less</source>
        <translation>Eine Spalte weniger</translation>
    </message>
    <message>
        <source>One column more</source>
        <translation>Eine Spalte mehr</translation>
    </message>
    <message>
        <source>One row less</source>
        <translation>Eine Zeile weniger</translation>
    </message>
    <message>
        <source>One row more</source>
        <translation>Eine Zeile mehr</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message numerus="yes">
        <source>And %n more file(s) that bring no sheet.</source>
        <translation>
            <numerusform>Und %n weitere Datei, die kein Blatt bringt.</numerusform>
            <numerusform>Und %n weitere Dateien, die kein Blatt bringen.</numerusform>
        </translation>
    </message>
    <message>
        <source>code {code}</source>
        <translation>Code {code}</translation>
    </message>
    <message>
        <source>{sheet} is ready. Its code makes the same sheet everywhere: {code}</source>
        <translation>„{sheet}“ ist fertig. Der Code macht überall dasselbe Blatt: {code}</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Noch eins</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation>Wie weit es ist</translation>
    </message>
    <message>
        <source>Bots play drafts until one is in balance …</source>
        <translation>Bots spielen Entwürfe, bis einer ausgewogen ist …</translation>
    </message>
    <message>
        <source>Draw on it</source>
        <translation>Darauf zeichnen</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>Machen lassen</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>Code zum Teilen</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Made for you</source>
        <translation>Fertig gemacht</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Anfangen mit</translation>
    </message>
    <message>
        <source>Whatever fits</source>
        <translation>Was passt</translation>
    </message>
    <message>
        <source>As I say</source>
        <translation>Selbst gewählt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Keys: arrows, 0 to 6, Space. A right click erases.</source>
        <translation>Tasten: Pfeile, 0 bis 6, Leertaste. Rechtsklick radiert.</translation>
    </message>
    <message>
        <source>empty in {share} of all games</source>
        <translation>leer in {share} aller Partien</translation>
    </message>
    <message>
        <source>lava in {share} of all games</source>
        <translation>Lava in {share} aller Partien</translation>
    </message>
    <message>
        <source>This is no code of a sheet, or one of another gamebox.</source>
        <translation>Das ist kein Code eines Blatts, oder einer eines anderen gamebox.</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Values of rows and columns</source>
        <translation>Werte der Zeilen und Spalten</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Gem</source>
        <translation>Edelstein</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Haltestelle</translation>
    </message>
    <message>
        <source>{brush} (key {key})</source>
        <translation>{brush} (Taste {key})</translation>
    </message>
    <message>
        <source>Field by field</source>
        <translation>Feld für Feld</translation>
    </message>
    <message>
        <source>Fill all fields that are alike and hang together</source>
        <translation>Alle gleichen Felder füllen, die zusammenhängen</translation>
    </message>
    <message>
        <source>Move everything left (Ctrl+Left)</source>
        <translation>Alles nach links (Strg+Links)</translation>
    </message>
    <message>
        <source>Move everything up (Ctrl+Up)</source>
        <translation>Alles nach oben (Strg+Hoch)</translation>
    </message>
    <message>
        <source>Move everything down (Ctrl+Down)</source>
        <translation>Alles nach unten (Strg+Runter)</translation>
    </message>
    <message>
        <source>Move everything right (Ctrl+Right)</source>
        <translation>Alles nach rechts (Strg+Rechts)</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Das Blatt</translation>
    </message>
    <message numerus="yes">
        <source>Draft: %n field(s) to mend</source>
        <translation>
            <numerusform>Entwurf: %n Feld stimmt nicht</numerusform>
            <numerusform>Entwurf: %n Felder stimmen nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>cross, where dice begin</source>
        <translation>Kreuz, bei dem Würfel anfangen</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>Vulkan</translation>
    </message>
    <message>
        <source>{lane}: worth {points}</source>
        <translation>{lane}: {points} wert</translation>
    </message>
    <message>
        <source>{lane}: no value</source>
        <translation>{lane}: ohne Wert</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Spielbar</translation>
    </message>
    <message>
        <source>station worth {value}</source>
        <translation>Haltestelle, {value} wert</translation>
    </message>
    <message>
        <source>No symmetry</source>
        <translation>Keine Symmetrie</translation>
    </message>
    <message>
        <source>Left as right</source>
        <translation>Links wie rechts</translation>
    </message>
    <message>
        <source>Above as below</source>
        <translation>Oben wie unten</translation>
    </message>
    <message>
        <source>Both ways</source>
        <translation>In beide Richtungen</translation>
    </message>
    <message>
        <source>Half a turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>Zahl {number}</translation>
    </message>
    <message>
        <source>track, {piece}</source>
        <translation>Gleis, {piece}</translation>
    </message>
    <message>
        <source>gem worth {value}</source>
        <translation>Edelstein, {value} wert</translation>
    </message>
    <message>
        <source>Draft: {reason}</source>
        <translation>Entwurf: {reason}</translation>
    </message>
    <message>
        <source>“{file}” is a game without a sheet.</source>
        <translation>„{file}“ ist eine Partie ohne Blatt.</translation>
    </message>
    <message>
        <source>{sheet} (copy)</source>
        <translation>{sheet} (Kopie)</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) added.</source>
        <translation>
            <numerusform>%n Blatt hinzugefügt.</numerusform>
            <numerusform>%n Blätter hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>This sheet is here already.</source>
        <translation>Dieses Blatt ist schon da.</translation>
    </message>
    <message>
        <source>The bots could not try it out: {reason}</source>
        <translation>Die Bots konnten es nicht ausprobieren: {reason}</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
</context>
</TS>
