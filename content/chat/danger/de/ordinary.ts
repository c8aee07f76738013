import type { Words } from '#content/chat/danger/form.ts'

/** Ordinary words that lie one slip away from words of danger. */
export const ordinary: Words = `
  abby abgeben abgefahren abgelaufen abgelenkt abgeschossen ablegen akte akten altar amen anfuhrer angenommen angepasst angeschlossen anhaben
  anlass annehmen anpassen anpassung anzunehmen atzend aufgaben aufgebracht aufgefallen aufgemacht aufhalten aufheben aufmachen aufsicht auftritt
  ausdruck ausdrucken ausgeben ausgegeben auslosen ausserhalb ausstehen autobahn autogramm bach baue bauen bauer baute bauten becher befreit
  behandeln behandelt beiden belegt bender benutzten bericht bester beute biete birne blasen bloss bluhen blume blumen bluse braut breit brennan
  brunnen buch bude deinen denen denn dinger donner doris draht dreck drehe drehen drehte drohung dunkle durchgehen durchgemacht durchsage
  durchsucht durchziehen durft ehemalige ehemaligen eilig einschlagen eisen enden entscheiden entstehen erde erfordert erhalt erhohen erhoht
  erkannt erkannte erklare erklaren erklart erklarte erklarung erklarungen erlangen ernahren erreichen erstochen fahrstuhl fanden fasse feder fehlt
  feier feinden feste fester festgenommen festnehmen floss fluch flugzeug folter fortfahren fortschritt fortschritte fortsetzen freude frisch
  fruchte fuhre fuhren fullen futter gebaut geben gedicht gedichte gedreht gefahrden gefallt gefuhrt gegensatz gegenstand gegenuber gehalt geistern
  gejagt geklaut gekommen gekostet gelacht gelangen gelesen gemalt gemocht gerate gericht gerissen geschlafen gesessen gespart gesteckt gestohlen
  gesucht gesungen geteilt gewahlt geweckt gibbs gibs gibst gnade gucken hafen halle handeln handelt handtasche harten hase hatten hauen haufig
  heilung helden helft herrin heutige heutigen hexen hiess hochgehen hohen hohle holden holte horen hosen hunde hunden hunger hungrig hute hutte
  infiziert innen irren irrer ists jahrhundert jenem jener kafer kafig kamen kammer kampfen kampfer kampfst kampfte kampften kannte kasse kasten
  kaufen kaufte kenne kennen kerle kindisch kisten klappe klaut kleider klienten knabe knoten koch koche kochen kohle kosten koter kuhe kundige
  kundigen kussen kuste lachen lagen larm laune laut laute lauten lautet lebend leber lebte legen legt legte leihen leine leise leite leiten leitet
  lenken lernen lernten lesen lhrer lichter lieben liebst liebt lied lieder liefen linie linien liste luge lugen lunge mace machten madel madels
  magier magnesium malen maler manche manchen mangel mantel manuel marchen marke markt mathe mauer meile meilen meinten mitch mogen munter muster
  mutze nachsehen nachte nachtisch nahe nahmen narren nate nudeln nummer passe passwort patienten platt puppe rasch raten rauchen rausfinden
  rausgefunden rausgehen rausgekommen rausgeschmissen rauswerfen rechnen reese regen regie regieren regierung reifen reihe reine reinen reingehen
  reinlegen reiten rente richte richten rosen ruhen ruhestand ruht sahen sahne samen sammeln sammelt sarge sauer saul schafe schaffen schaffst
  schaffte schalten schalter schatz schatzen schatzt scheibe scheiden scheinen scheiss scheisse scheissegal scheisser scheisskerl scherz scherze
  schickt schieben schiess schiff schiffe schiffes schimmer schlacht schlamm schlangen schlief schlitten schloss schmeiss schmeissen schneller
  schoss schreist schrieb schritt schritte schritten schuldgefuhle schuss schwager schwanz schwerter schwimmt schworen segen segne seht seien seife
  senat senden senor seth setze siegel silber singt sinken sinne sock solle sonde spike sprang sprengen spruch sprung stahl standen starben starten
  stattfinden stattfindet stehlen steine steinen stinkt stort strecke streiten sturmen sucre sunde sunden tagebuch tanze tate taten tiere tieren
  tinte todlich todlichen torte toteten tragen trete truppe truppen turen uberbringen uberdenken uberfall uberfallen ubergabe uberlass uberleben
  ubermorgen ubernahm ubernehme ubernehmen ubernimmt uberreden uberredet ubersehen ubersetzen ubersetzt uberstehen uberstunden uberwacht uberwinden
  uble unteren unterscheiden unterscheidet unterschrieben unverstandlich vader verarschen verbrennt verbringen verdacht verderben vergiss vergisst
  verheiratet verhindern verhindert verhoren verirrt verkaufen verletzung vermasselt vermogen verpiss verruckten verruckter versauen verschaffen
  verschafft verschieben verschlossen verschoben verschonen verschont verschwand verschwenden verschwendest verschwendet verschwendung
  verschwindest verschworung versetzen versetzt versichere versichern versichert versicherung versuchen verteidigen verteidigt verteidigung
  vollstandig vorbeigekommen vorschlag vorschlage vorschlagen wachen wahnsinnig wahrscheinlich wahrscheinlichkeit wande wanne warte warter wasche
  waschen wehren weichen weile weisen weissen weit weite weiten welle wellen weltkrieg wenden werte wesen wessen weste wirst wolfe wolke wolken
  wonka worum wunscht wunschte wurden wurmloch zahne zeichnen zeitalter zeiten zeitplan zerrissen zielen zuge zuschauer`
