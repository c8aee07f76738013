import type { DangerWords } from '#content/chat/danger/form.ts'

import { aloneOfHarm } from './alone-of-harm.ts'

export const alone: DangerWords['alone'] = {
  ...aloneOfHarm,
  'self-harm': `keine sorgen mehr um mich, briefe liegen auf dem tisch, 
    suizidal~, selbstmordgefährdet, selbstmordgedanken, suizidgedanken, suizidabsicht~, selbstmord begehen, suizid begehen, selbstmord machen, selbstmord
    begeht, suizid begeht, lebensmüde, lebensmüd, todessehnsucht, todeswunsch, abschiedsbrief, abschiedsbriefe, bringe mich um, bring mich um, bringe ich
    mich um, bring ich mich um, bringt sich um, bringt sich heute, bringen uns um, mich umbring~, mich umzubringen, mich * umbring~, mich * umzubringen,
    sich umbring~, sich umzubringen, sich * umbring~, sich * umzubringen, sich umgebracht, nehme mir das leben, nehm mir das leben, nimmt sich das leben,
    nahm sich das leben, das leben nehmen, das leben genommen, das leben zu nehmen, das leben nimmt, das leben nehm, leben ein ende, leben beenden, leben
    zu beenden, allem ein ende, dem ein ende, schluss mit allem, schluss machen mit allem, mit allem schluss, will nicht mehr leben, nicht mehr leben,
    nich mehr leben, nimmer leben, nicht mehr weiterleben, nicht weiterleben, mag nimmer leben, nicht länger leben, so nicht leben, will sterben, möchte
    sterben, will tot, möchte tot, wäre tot, wäre ich tot, wär ich tot, wär ich doch tot, wäre ich doch tot, wäre am liebsten tot, will nicht mehr da,
    möchte nicht mehr da, nicht mehr da sein, nicht mehr dasein, nicht mehr hier sein, nicht mehr existieren, nicht mehr auf der welt, nie geboren, nicht
    geboren worden, will nicht mehr $, ich mag nicht mehr $, mag nimmer $, kann und will nicht mehr, will und kann nicht mehr, halte das leben, halt das
    leben, halte es nicht mehr aus $, halt es nicht mehr aus $, halts nicht mehr aus $, halte das nicht mehr aus $, halt das nicht mehr aus $, ertrage das
    leben, ertrage es nicht mehr, ertrag das leben, kein lebenswille, keinen lebenswillen, lebenswillen verloren, das leben nicht mehr, leben nicht mehr
    aus, leben nicht wert, nicht lebenswert, leben keinen sinn, leben hat keinen, leben hat kein, leben macht keinen, keinen sinn mehr, kein sinn mehr,
    keinen ausweg, kein ausweg mehr, ausweglos~, keinen grund mehr, wofür lebe ich, wozu lebe ich, wofür noch leben, warum lebe ich noch, warum bin ich
    noch da, wozu noch, wofür noch, wofür soll ich noch, wozu soll ich noch, besser tot, besser wenn ich tot, besser wenn ich nicht, besser dran ohne
    mich, ohne mich besser, besser ohne mich, ohne mich wäre, ohne mich wär, ohne mich wären, ohne mich ist alles, ohne mich geht, ohne mich gehts, nur
    eine last, allen zur last, euch zur last, jedem zur last, allen nur zur last, nur noch zur last, falle allen zur last, niemand würde mich vermissen,
    keiner würde mich vermissen, mich vermisst keiner, mich vermisst niemand, würde mich eh keiner vermissen, vermisst mich eh, mich eh keiner, vermissen
    würde mich, ritze mich, ritz mich, mich geritzt, mich ritz~, mich * geritzt, mich * ritzen, ritzt sich, sich ritzt, sich geritzt, sich ritz~, sich *
    ritzt, wieder geritzt, ritzen angefangen, wieder ritzen, zu ritzen, mit dem ritzen, selbstverletz~, selbst verletz~, selbstverletzung,
    selbstverstümmel~, selbstschädig~, schneide mich absichtlich, schneidet sich absichtlich, schneide mir in, schneidet sich in, schneidet sich die,
    schneide mir die, aufgeritzt~, pulsadern aufschneid~, pulsadern auf, schnittwunden an den armen, schnitte am arm, schnitte an den armen, schnitte am
    unterarm, narben vom ritzen, mir etwas antun, mir was antun, mir etwas anzutun, mir was anzutun, mir etwas antue, mir was antue, sich etwas antun,
    sich was antun, sich etwas anzutun, sich was anzutun, sich etwas antut, sich was antut, tut sich was an, tut sich etwas an, tue mir was an, tu mir was
    an, tu mir etwas an, von der brücke spring~, von der brücke, von einer brücke, vom dach spring~, vom balkon spring~, aus dem fenster spring~, vom
    hochhaus, vor den zug, vor einen zug, vorn zug, vor die bahn, vor die u bahn, vor die gleise, auf die gleise, auf den gleisen, an den gleisen, gegen
    einen baum fahren, gegen den baum fahren, gegen nen baum, gegen den baum, gegen einen brückenpfeiler, brückenpfeiler, in den gegenverkehr, erhängen,
    erhänge mich, erhängt sich, mich erhäng~, sich erhäng~, aufhängen will, mich aufhäng~, sich aufhäng~, mich erschieß~, sich erschieß~, kugel in den
    kopf, kugel geben, mir die kugel, sich die kugel, überdosis nehmen, überdosis schlaf~, letzter tag auf, letzte nacht auf erden, morgen bin ich nicht
    mehr, morgen gibt es mich nicht, morgen gibts mich nicht, bald nicht mehr da, bald bin ich weg, bald ist alles vorbei, bald hat alles, bin bald weg,
    dann bin ich weg, bald erlöst, erlös mich, erlöst werden, bald hab ich es geschafft und, werde das neue jahr nicht, erlebe ich nicht mehr, erleb ich
    nicht mehr, nicht mehr erleben, werde nicht mehr lange, nicht mehr lange da, nicht mehr lange hier, es soll aufhören, soll endlich aufhören, soll
    alles aufhören, dass es aufhört, dass alles aufhört, dass es endlich aufhört, dass es vorbei ist, dass alles vorbei, dass endlich alles, soll vorbei
    sein, will dass es vorbei, einfach nur noch ruhe, endlich ruhe haben, endlich ruhe, für immer schlafen, ewig schlafen, einschlafen und nie,
    einschlafen und nicht, schlafen und nie, schlafen und nicht mehr, nie mehr aufwachen, nicht mehr aufwachen, nie wieder aufwachen, für immer weg, für
    immer verschwind~, für immer einschlaf~, aus dem leben, auf die andere seite, zu meinem verstorbenen, zu meiner verstorbenen, bei meinem verstorbenen,
    wieder bei mama im himmel, im himmel wieder, alles vorbereitet, habe einen plan, hab einen plan, hab schon nen plan, datum steht, das datum steht,
    kümmert euch um meinen hund, kümmert euch um meine, passt gut auf meine, passt auf meine, pass auf meine, wer kümmert sich um, verschenkt seine
    sachen, verschenkt ihre sachen, verschenkt alles, verschenkt all, verschenkt plötzlich, verabschiedet sich von allen, verabschiede mich von allen,
    sich von allen verabschied~, verabschiedet sich so komisch, abschied nehmen, tschüss für immer, lebt wohl, lebe wohl, leb wohl, machts gut für immer,
    danke für alles und, verzeiht mir, bitte verzeiht, es tut mir leid für alles, macht euch keine vorwürfe, braucht ihr euch keine sorgen mehr, braucht
    mich nicht mehr, um mich keine sorgen mehr, mich selbst hasse, mich zu bestrafen, drang mich zu verletz~, druck mich zu verletz~, klinge angesetzt,
    klingen versteckt, rasierklinge versteckt, rasierklingen gefunden, rasierklingen im, strick gekauft, strick besorgt, wie knüpft man, wie man einen
    henkersknoten, henkersknoten, galgenknoten, zahlt die lebensversicherung, lebensversicherung bei selbst~, lebensversicherung bei suizid,
    lebensversicherung auch wenn, unaliven, nicht mehr weitermachen, nicht mehr weiter machen, nicht mehr weiter $, weiß nicht mehr weiter, weiss nicht
    mehr weiter, weiß nimmer weiter, keiner mehr mit mir, keiner mehr * mit mir, niemand mehr * mit mir, mit mir rumplagen, mit mir rumärgern, mit mir
    rumschlagen, mit mir abgeben müssen, mich endlich los, seid ihr mich los, sind sie mich los, ist er mich los, mich bald los, habt ihr eure ruhe, haben
    alle ihre ruhe, allen ihre ruhe, keinem mehr im weg, niemandem mehr im weg, keinem mehr zur last, niemandem mehr zur last, fall keinem mehr, falle
    niemandem mehr, wollte nur danke sagen, wollt nur danke sagen, wollte mich nur verabschieden, wollte nur tschüss sagen, wollt nur tschüss, brauche ich
    bald nicht mehr, brauch ich bald nicht mehr, brauche ich dann nicht mehr, brauch ich dann nicht mehr, da wo ich hingehe, wo ich hingeh, wo ich hin
    gehe, braucht ihr nicht mehr auf mich, rechnet nicht mehr mit mir, nicht mehr mit mir rechnen, den nächsten geburtstag nicht, mein letzter tag $, mein
    letzter abend $, das ist mein letzter tag auf, heute ist mein letzter abend $, schaffst das schon ohne mich, schafft das schon ohne mich, schafft das
    auch ohne mich, schaff das schon ohne ihn, schaff das auch ohne ihn, schaff das schon ohne sie, schaffe das auch ohne ihn, schaffe das schon ohne ihn,
    schaffen das ohne mich, kommst auch ohne mich klar, kommt auch ohne mich klar, kommt ohne mich klar, kommt ihr ohne mich klar, die klinge rausgeholt,
    klinge wieder rausgeholt, klinge wieder, klinge in der hand, klingen wieder, klinge genommen, bedankt sich bei allen und, sich bei allen bedankt, bei
    allen entschuldigt, sich von jedem verabschied~, die tabletten schon genommen, tabletten schon geschluckt, hat die tabletten schon, hat schon
    tabletten genommen, morgen nicht mehr da ist, morgen nicht mehr da bin, ab morgen nicht mehr da, ab morgen weg, schlauch schon dran, schlauch am
    auspuff, auf dem gleis, am bahnsteig und, warte auf den nächsten zug, nächste zug ist meiner, wenn der nächste zug, fertig mit dieser welt, fertig mit
    der welt, durch mit der welt, durch mit dieser welt, auf der falschen seite vom geländer, falschen seite des geländers, außen am geländer, hinter dem
    geländer, in # wochen nicht mehr da, in # tagen nicht mehr da, tag steht fest, betet jeden abend, wer nimmt meinen hund, wer nimmt dann meinen, wer
    nimmt denn meinen, wer nimmt meine katze, wenn ich nicht mehr bin, wenn ich mal nicht mehr bin, wenn ich weg bin für immer, denk ans schlussmachen,
    denke ans schlussmachen, ans schlussmachen, komm da nie wieder raus, komme da nie wieder raus, habe es schon mal versucht, und bin trotzdem
    aufgewacht, bin leider aufgewacht, wieder aufgewacht leider, erst wenn ich blut sehe, wenn ich blut sehe, reißt sich die haare, reiße mir die haare,
    drücke die zigarette, zigarette auf meinem arm, zigaretten auf dem arm, absichtlich verbrannt, mit absicht verbrannt, absichtlich verbrüht, verletze
    mich, verletzt sich selbst, verletzt sich absichtlich, mich selbst verletz~, schlage mir gegen den kopf, schlag mir gegen den kopf, hau mir gegen den
    kopf, kopf gegen die wand, kopf an die wand, kratze mir die arme, kratzt sich die arme, mir die haut auf, bestrafe mich damit, hand in die flamme,
    muss das genäht werden hab mich, ort schon ausgesucht, ort ausgesucht, schon ausgesucht wo, hab den ort und, ort und den tag schon`,
  heart: `
    brustschmerz~, brust schmerz~, brustenge, brustdruck, brustweh, engegefühl, herzschmerzen, herzstechen, herzanfall, herzstillstand, herz steht still, herz schlägt nicht, herz bleibt stehen, kein puls, keinen puls, puls nicht mehr, puls weg, schmerzen * linken arm, schmerz * linken arm, schmerz * linker arm, linker arm * weh, linken arm * weh, linker arm schmerz~, linker arm taub, linker arm tut, linken arm zieht, in den linken arm, in den kiefer, in beide arme, arm und kiefer, defi, defibrillator, reanimier~, wiederbelebung jetzt, herzdruckmassage, herzkasper, zieht in den ellbogen, zieht in den rücken und, zwischen die schulterblätter, zwischen den schulterblättern und, in den unterkiefer, wie ein gürtel um, wie ein ring um, wie ein schraubstock, stechen unterm brustbein, brennen hinter dem brustbein, druck hinter dem brustbein, schmerz hinter dem brustbein, gefühl gleich zu sterben, puls 150, puls 160, puls 170, puls 180, puls 190, puls 200, puls 35, puls 30, puls 38, puls über 150, puls über 160, herz rast, herz rast mit, herzrasen und, herz setzt aus, herz stolpert und, herz schlägt nur noch`,
  stroke: `
    mundwinkel häng~, mundwinkel hängt, mundwinkel * runter, mundwinkel, hängender mundwinkel, hängendem mundwinkel, gesicht hängt, gesicht häng~, gesicht
    schief, gesicht ist schief, schiefes gesicht, gesicht ganz schief, lallt, lallen, lallende, gelallt, verwaschene sprache, sprache verwaschen, spricht
    verwaschen, spricht undeutlich, redet wirr, redet wirres, spricht wirr, wirres zeug, redet nur unsinn, redet plötzlich komisch, kann nicht mehr
    sprechen, kann nicht mehr reden, kann nicht sprechen, kann plötzlich nicht, bringt kein wort raus, bringt kein wort, bringt keinen satz, kriegt kein
    wort, kriegt keinen satz, bekommt keinen satz, findet die worte nicht, findet die wörter nicht, findet keine worte, finde die worte nicht, finde die
    wörter nicht, wörter fallen * nicht ein, wortfindung~, sprache weg, sprache ist weg, sprache verloren, halbseitig gelähmt, halbseitenlähmung,
    einseitig gelähmt, gelähmt, lähmungserscheinung~, eine seite taub, rechte seite taub, linke seite taub, seite gelähmt, arm gelähmt,
    vernichtungskopfschmerz, stärkste kopfschmerzen, schlimmste kopfschmerzen, schlimmsten kopfschmerzen, donnerschlag, sehe plötzlich nichts, seh
    plötzlich nichts, sehe nichts mehr, seh nix mehr, seh nichts mehr, auf einem auge, auf einem auge blind, auf dem auge, plötzlich blind, erblindet,
    kann den arm nicht, kann ihren arm nicht, kann seinen arm nicht, kann das bein nicht, kann ihr bein nicht, kann sein bein nicht, löffel nicht mehr
    halten, löffel nicht halten, gabel nicht halten, gabel nicht mehr halten, tasse nicht mehr halten, tasse nicht halten, glas nicht halten, stift nicht
    halten, nichts mehr halten, lässt alles fallen, lässt dauernd alles, versteht mich plötzlich nicht, zieht ein bein nach, zieht das bein nach, zieht
    plötzlich ein bein, kippt zur seite, kippt nach rechts, kippt nach links, wörter in der falschen, falsche wörter, falschen wörter, verwechselt alle
    wörter, greift daneben, buchstabensalat, sätze ergeben, redet im kreis plötzlich, weiß ihren namen nicht, weiß seinen namen nicht, wie ein
    donnerschlag, vorhang vor dem auge, vorhang vorm auge, wie ein vorhang, auf dem linken auge, auf dem rechten auge, halb blind, versteht mich plötzlich nicht, versteht mich auf einmal nicht, versteht plötzlich nicht`,
  breath: `
    keine luft, kein luft, kaum luft, kaum noch luft, kriege luft nicht, nicht genug luft, zu wenig luft, schlecht luft, schwer luft, luftnot, atemnot,
    atemlos und, bleibt die luft weg, bleibt mir die luft, luft bleibt weg, luft wird knapp, luft abgeschnürt, ringt nach luft, ringe nach luft, schnappt
    nach luft, schnappe nach luft, ringt um luft, japst nach luft, erstick~, ersticke, erstickt, erstickungsanfall, atmet nicht, atmet nich, atmet nimmer,
    atmet nicht mehr, atme nicht mehr, hört auf zu atmen, aufgehört zu atmen, atemstillstand, atmung setzt aus, atmung ausgesetzt, atemaussetzer, nicht
    mehr atmen, nicht atmen, kaum atmen, nicht richtig atmen, nicht gut atmen, schwer atmen, schwer zu atmen, atmet schwer, kann nicht durchatmen, kann
    kaum atmen, asthmaanfall, asthma anfall, schwerer asthmaanfall, notarzt asthma, läuft blau an, lief blau an, blau angelaufen, wird blau, wird ganz
    blau, blaue lippen, lippen blau, lippen sind blau, lippen ganz blau, lippen werden blau, blau im gesicht, im hals stecken, hals stecken geblieben, im
    hals steckt, in der luftröhre, verschluckt und, verschluckt sich, am verschlucken, hat sich verschluckt, heimlich griff, heimlich manöver, ertrink~,
    ertrunken, am ertrinken, fast ertrunken, unter wasser gezogen, sauerstoff #, sättigung #, sauerstoffsättigung #, sättigung liegt, sauerstoffsättigung
    liegt, spo2 #, im sitzen schlafen, nur noch im sitzen schlafen, nicht mehr flach liegen, nicht flach liegen, bellt beim husten, bellender husten, haut
    zwischen den rippen, keinen mucks mehr, macht kein geräusch, hustet nicht mehr richtig, durch einen strohhalm, wie durch einen strohhalm, nasenflügel,
    schaumig, schaum beim husten, rosa schleim, rosa schaum, blutiger auswurf, nachts aufgewacht keine luft, aufgewacht und keine luft, wie ein fisch,
    klaut mir die luft, nimmt mir die luft, luft bleibt mir weg, durchschnaufen, nicht durchschnaufen, wiener würstchen im hals, rippen sichtbar beim,
    bauch beim atmen, atmet nur noch flach, stöhnt bei jedem, pfeift bei jedem, rasselt bei jedem, kurze pausen beim atmen, atempausen, gibt keinen ton von sich, macht keinen ton mehr, bringt keinen ton`,
  allergy: `
    anaphyla~, anafilak~, schock nach wespe~, schock nach biene~, schwere allergie, quincke, quincke ödem, quinckeödem, epipen, epi pen, notfallpen,
    adrenalin pen, fastjekt, jext, hals geht zu, hals schwillt, hals schnürt, hals wird eng, hals macht zu, hals * zu, kehle schnürt, kehle geht zu, kehle
    zu, zunge schwillt, zunge geschwollen, zunge wird dick, zunge dick, zunge ist dick, zunge * dick, lippen schwellen, lippen geschwollen, lippen * dick,
    lippe * dick, lippe schwillt, gesicht schwillt, gesicht geschwollen, gesicht quillt, augen schwellen, augen zugeschwollen, auge zugeschwollen, augen *
    zugeschwollen, rachen schwillt, wespe * hals, wespe * mund, wespe verschluckt, biene verschluckt, wespenstich im, bienenstich im, zungenkribbeln,
    zunge kribbelt, lippen kribbeln und, kloß im hals, zweiter pen, zweiten pen, zweite spritze adrenalin, von kopf bis fuß rot, von kopf bis fuß, haut
    brennt überall, stimme ist weg und, stimme ganz heiser und, nach dem wespenstich, nach dem bienenstich, nach dem kontrastmittel`,
  poison: `
    überdosiert, überdosierung, od genommen, zu viel genommen, zuviel genommen, zu viele genommen, zuviele genommen, zu viele tabletten, zu viele pillen,
    zuviele tabletten, zuviele pillen, zuviel tabletten, zu viel insulin, zuviel insulin, alle tabletten genommen, alle meine tabletten, alle ihre
    tabletten, alle seine tabletten, all meine tabletten, alle tabletten geschluckt, alle tabletten auf einmal, ganze packung, ganze schachtel, ganze
    packerl, ganze dose tabletten, leere blister, leere tabletten~, leere packung~, leere schachtel~, leere tablettenschachtel~, leere pillen~, leeren
    blister, blister leer, blister sind leer, tablettenpackung~ leer, leere schlaftabletten~, doppelte dosis, dreifache dosis, zehnfache dosis, falsche
    tabletten, falsche medikament~, falsches medikament, handvoll tabletten, hand voll tabletten, haufen tabletten, haufen pillen, giftnotruf,
    giftzentrale, giftinformation~, vergiftet, rauchvergiftung, alkoholvergiftung, pilzvergiftung, kohlenmonoxidvergiftung, lebensmittelvergiftung und,
    rattengift, chlorgas, k o tropfen, ko tropfen, was ins getränk, was in den drink, was ins glas, in den drink getan, in mein getränk, schlangenbiss,
    von einer schlange, kreuzotter, schlange gebissen, kohlenmonoxid~, co melder, co warner, gasgeruch, riecht nach gas, wodka auf ex, flasche wodka,
    flasche schnaps, flasche korn, auf ex, komasaufen, tabletten mit alkohol, tabletten und alkohol, tabletten mit wodka, tabletten und wodka,
    schlaftabletten mit, schlaftabletten und, verätzt, verätzung, brennt wie feuer, brennen wie feuer, mund und hals brennen, mund und rachen brennen,
    hals brennt höllisch, speiseröhre brennt, schluck rohrreiniger, schluck reiniger, aus der falschen flasche, falsche flasche getrunken, falsche flasche
    erwischt, aufgehört zu zählen, nicht mehr mitgezählt, nicht mitgezählt, keine ahnung wie viele es waren, das waren zu viele, das war zu viel auf
    einmal, zu viele gewesen, dosette, aus omas dosette, tablettenbox leer, chlorreiniger und, chlorreiniger mit, reiniger zusammengemischt, reiniger
    gemischt, dreimal genommen, viermal genommen, zweimal genommen und, doppelt genommen, fünfmal genommen, koffeinpulver, esslöffel statt, statt
    messlöffel, schnarcht so komisch, schnarcht komisch, schnarcht ganz komisch, schnarcht seltsam, röchelt nur noch, heute früh noch voll, heut früh noch
    voll, nadel noch, was gespritzt und, sich was gespritzt, sich etwas gespritzt, zu viel erwischt, zu viel erwischt und, genascht an, an den
    maiglöckchen, an der eibe, bärlauch verwechselt, mit bärlauch verwechselt, kein bärlauch, flusssäure, motor lief, motor laufen, geschlossenem tor, bei
    geschlossenem garagentor, abgase eingeatmet, alle kopfschmerzen, allen schlecht und schwindlig, uns ist allen schlecht, uns allen schlecht, uns allen
    schwindlig, giftige pflanze, giftige pflanzen, giftpflanze, wasserflasche war, in der wasserflasche war, aus versehen reiniger, angeleckt und,
    promille und, bewusstlos betrunken, total betrunken und, besoffen und wacht, besoffen und nicht`,
  'blood-sugar': `
    unterzucker~, unterzuckert, unterzuckerung, unterzuckere, hypoglykämie, hypo und, schwere hypo, hab ne hypo, habe eine hypo, hat ne hypo, hat eine
    hypo, bin im hypo, hypoglykämisch~, schwer im unterzucker, zuckerschock, zucker schock, diabetisches koma, zuckerkoma, insulinschock, ketoazidose,
    ketoacidose, überzucker~, zucker entgleist, blutzucker entgleist, zuckerentgleisung, messgerät zeigt hi, messgerät zeigt lo, zeigt nur hi, zeigt nur
    lo, zeigt hi, zeigt lo, zeigt high, zeigt low, sensor zeigt lo, sensor zeigt hi, zeigt nur noch hi, zeigt nur noch lo, steht auf hi, steht hi, steht
    lo, zucker im keller, zucker ist im keller, blutzucker im keller, zucker rauscht, zucker sackt, blutzucker sackt, zucker fällt immer, blutzucker
    fällt, geht nicht hoch, kommt nicht hoch, zucker nicht runter, zucker geht nicht runter, blutzucker nicht runter, blutzucker geht nicht runter, zucker
    will nicht runter, zucker über 400, insulin doppelt, doppelt gespritzt, zweimal gespritzt, zweimal insulin, doppelt insulin, doppelte insulin~,
    falsches insulin, insulin verwechselt, insulin vergessen und, kein insulin mehr, glucagon, glukagon, zucker viel zu niedrig, zucker viel zu hoch,
    zucker zu niedrig, zucker extrem, blutzucker viel zu, blutzucker zu niedrig, zuckerkrank und, zucker kommt nicht, geht einfach nicht hoch,
    traubenzucker hilft nicht, saft hilft nicht, trotz traubenzucker, trotz cola, pumpe kaputt, pumpe ausgefallen, katheter raus, katheter abgeknickt,
    katheter verstopft, werte über 400, kein insulin, ohne insulin seit, lasse mein insulin weg, lässt ihr insulin weg, lässt sein insulin weg, insulin
    weggelassen, spritze absichtlich zu wenig, ketone hoch, ketone über, ketone #, ketone bei, ketonstreifen`,
  baby: `
    fruchtblase, fruchtwasser, blasensprung, nabelschnur, nabelschnurvorfall, presswehen, vorzeitige wehen, frühwehen, zu frühe wehen, wehen in der, wehen
    alle, baby kommt, kind kommt jetzt, köpfchen ist, köpfchen schon, sturzgeburt, fehl geburt, hellp, plazenta, kindsbewegung~, keine kindsbewegungen,
    baby bewegt sich nicht, baby bewegt sich nimmer, baby nicht mehr bewegt, spüre mein baby nicht, spüre das baby nicht, spür das baby nicht, spür mein
    baby nicht, spüre das kind nicht, spüre mein kind nicht, spürt das baby nicht, spürt das kind nicht, baby nicht mehr gespürt, kind nicht mehr gespürt,
    baby im bauch, plötzlicher kindstod, baby geschüttelt, kind geschüttelt, baby schütteln, schüttle, geschüttelt, dem baby etwas, dem baby was, meinem
    baby was, meinem baby etwas, meinem kind was antun, meinem kind etwas antun, baby fallen lassen, baby fallen gelassen, baby aus dem fenster, baby
    fieber, baby # fieber, fieberkrampf, atmet mein baby, säugling fieber, baby trinkt nicht, trinkt seit, baby schlapp, will nicht trinken, liegt nur
    schlapp, liegt nur noch schlapp, nur schlapp da, nur noch schlapp da, liegt schlapp, kopfschmerzen und flimmern, kopfschmerzen und augenflimmern,
    kopfschmerzen und sternchen, kopfschmerzen und seh~ sternchen, wasser die beine runter, wasser läuft mir die beine, läuft wasser die beine, läuft
    wasser aus, wasser läuft die beine, flüssigkeit läuft, nass zwischen den beinen, fontanelle eingesunken, fontanelle ist eingesunken, eingesunkene
    fontanelle, fontanelle eingefallen, keine nasse windel, keine volle windel, windel seit, seit stunden keine windel, nichts getrunken seit, trinkt seit
    # stunden, seit # stunden nichts getrunken, seit # stunden nicht getrunken, will nicht an die brust, nicht mehr an die brust, nicht an die brust, an
    die brust will, wie eine puppe, wie ein lappen, wie eine stoffpuppe, wie ein waschlappen, atempausen, hört kurz auf zu atmen, setzt die atmung,
    vergisst zu atmen, pralle fontanelle, fontanelle gewölbt, vorgewölbte fontanelle, grünes erbrochen, grün erbrochen, galle erbrochen, schläft zu viel
    und trinkt, gelb und schläft, gelb und trinkt, verdreht die augen, augen verdreht, juckreiz an den handflächen, handflächen jucken, schulterschmerz,
    binde voll, binden voll, binde nach der anderen, binden durch, bauch steinhart, bauch ist steinhart, bauch bretthart, steinhart, hart wie ein brett,
    hart wie stein, ganz still im bauch, still im bauch, keine tritte, tritt nicht mehr, strampelt nicht mehr, hellrotes blut, schwallartig blut, stimmen
    sagen, baby vertauscht, baby wehtun, baby weh tun, baby verletz~, baby etwas tun könnte, baby was tun könnte, dem kind was antue, dem kind etwas
    antue, aus dem hochstuhl gefallen, vom arm gefallen, vom sofa gefallen, vom bett gefallen`,
  injury: `
    bewusstlos~, bewustlos, bewußtlos, nicht ansprechbar, nich ansprechbar, nicht mehr ansprechbar, kaum ansprechbar, ansprechbar, nicht bei bewusstsein,
    bewusstsein verloren, das bewusstsein, ohnmächtig, ohnmacht gefallen, in ohnmacht, umgekippt, kippt um, zusammengebrochen, zusammengeklappt, bricht
    zusammen, kollabiert, wacht nicht auf, wacht nicht mehr, wacht nich, wacht nimmer, wird nicht wach, wird nicht richtig wach, nicht wach zu, nicht
    wachzukriegen, nicht wachbekomm~, nicht wecken, kaum wecken, nicht aufwecken, nicht zu wecken, nicht weckbar, reagiert nicht, reagiert nich, reagiert
    net, reagiert nimmer, reagiert auf nichts, reagiert kaum, reagiert gar nicht, keine reaktion, rührt sich nicht, regt sich nicht, liegt regungslos,
    regungslos, leblos, krampfanfall, krampft, epi anfall, anfall und, zuckt am ganzen, schaum vor, schaum vorm, schaum aus, schaum am mund, verblutet,
    verblute, verbluten, blutet stark, blutet sehr, blutet wie, blutet heftig, blutet extrem, starke blutung, starke blutungen, blute stark, blutung
    stoppt, blutung hört nicht, bluten hört nicht, hört nicht auf zu bluten, nicht auf zu bluten, blutet und, blutet nicht auf, blutung nicht stoppen,
    blutung nicht, blut hört nicht, überall blut, überall ist blut, überall voller blut, alles voller blut, alles voll blut, voller blut, viel blut, viel
    blut verloren, blut verloren, blut gespuckt, blut spuck~, spuckt blut, spucke blut, blut gehustet, hustet blut, huste blut, blut gehustet, bluthusten,
    blut erbrochen, erbricht blut, erbreche blut, bluterbrechen, kotzt blut, kotze blut, blut gekotzt, blut im erbrochenen, schwarzer stuhl, schwarzer
    stuhlgang, teerstuhl, pechschwarzer, blut im stuhl, innere blutung~, hirnblutung, magenblutung, schlagader, pulsader, arterie, spritzt raus, spritzt
    das blut, pulsierend, finger ab, finger abgeschnitten, finger abgetrennt, fingerkuppe ab, abgetrennt, abgehackt, abgesägt, offener bruch, knochen
    schaut, knochen raus, knochen guckt, genick gebrochen, genickbruch, wirbelsäule verletzt, querschnitt~, spüre meine beine nicht, spüre beine nicht,
    spür meine beine nicht, beine nicht mehr, schädelbruch, schädel hirn, kopfverletzung, schädelbasis~, kopf aufgeschlagen, auf den kopf gefallen, auf
    den kopf gestürzt, kopf gefallen, messerstich, niedergestochen, angestochen, abgestochen, angeschossen, schusswunde, schusswunden, überfahren worden,
    vom auto erfasst, vom auto angefahren, angefahren worden, eingeklemmt, verschüttet, stromschlag, stromunfall, elektroschock, elektrischer schlag,
    elektrischen schlag, strom bekommen, in die steckdose, blitz getroffen, hitzschlag, hitzekollaps, sonnenstich, unterkühlt, erfroren, erfrierung~,
    nackensteif~, steifer nacken und, nacken steif und, geplatzt, aorta, verbrüht, verbrüht~, schwere verbrennung~, verbrennungen, verbrennung # grades,
    kochendes wasser, kochendem wasser, heißem öl, heißes fett, heißes öl, brennt am ganzen, in flammen, haus brennt, wohnung brennt, es brennt bei,
    notfall $, ein notfall, medizinischer notfall, notarzt, rettungswagen, krankenwagen, krankenwagn, rettung rufen, ruft die rettung, den rettungsdienst,
    ruft den notarzt, brauche hilfe schnell, hilfe bitte schnell, bitte schnell hilfe, ruf 112, 112 rufen, wähle 112, ich sterbe $, ich sterbe gerade,
    glaube ich sterbe, glaub ich sterbe, denke ich sterbe, er stirbt, sie stirbt, stirbt gerade, liegt im sterben, muss ich sterben, tollwut, fledermaus
    gebissen, von einem hund gebissen, hört nicht auf zu erbrechen, brettharter bauch, bauch bretthart, bauch ist hart, schlimmste schmerzen,
    unerträgliche schmerzen, höllische schmerzen, augen gelb, gelbe augen, haut gelb, gelbe haut, kann nicht mehr stehen, kann kaum stehen, kann sich
    nicht auf den beinen, kann mich nicht auf den beinen, auf dem boden aufgewacht, am boden aufgewacht, auf dem boden gefunden, am boden gefunden,
    zehnmal erbrochen, fünfzehnmal erbrochen, ständig erbrochen, aus dem pool gezogen, aus dem wasser gezogen, aus dem see gezogen, hustet wasser, spuckt
    wasser, in den pool gefallen, in den teich gefallen, spürt seine beine nicht, spürt ihre beine nicht, spürt die beine nicht, spürt seine beine nicht
    mehr, beine nicht spüren, kein gefühl in den beinen, keine gefühle in den beinen, vom gerüst, vom dach gefallen, vom dach gestürzt, riesige blasen,
    große blasen, haut löst sich, haut hängt, haut in fetzen, kettensäge ins, kettensäge im, säge ins bein, mit der flex, mit der kreissäge, es spritzt,
    spritzt es, nicht aufrichten, nicht mehr aufrichten, kann mich nicht aufrichten, rechts unten im bauch, rechts unten bauch, schmerzen rechts unten,
    schmerz rechts unten, stromleitung, hängt am strom, klebt am strom, starkstrom, von einer fledermaus, streunender hund, seit ich nicht mehr trinke
    zitter~, nicht mehr trinke und zitter~, sehe spinnen, sehe käfer, sieht spinnen, sieht sachen, sieht dinge die, hört stimmen, höre stimmen, stimmen
    befehlen, stimmen sagen mir, ein hoden, hoden schmerz~, hoden tut, plötzlich hoden~, erkennt uns nicht, erkennt mich nicht, erkennt ihre kinder, weiß
    nicht mehr wo er, weiß nicht mehr wo sie, weiß nicht wo er ist, weiß nicht wo sie ist, wacht nach dem sturz, pupille ist größer, pupille größer,
    pupillen ungleich, auf blutverdünner, nimmt blutverdünner, trinkt nichts mehr und, hat sich eingenässt, sich eingenässt, zuckt und, wird ganz steif,
    knallheiß, schwitzt aber nicht, schwitzt gar nicht mehr, schwitzt nicht mehr, zu viel wasser getrunken und, teerschwarz, cola urin, urin wie cola,
    urin braun, kaffeebraun~, taubheit im schritt, taub im schritt, finger schwarz, wunde stinkt, roter streifen, blutstreifen den arm, rote linie den
    arm, messer steckt, steckt im bauch, steckt im bein, steckt im auge, im auge steckt, auge ausgelaufen, säure ins auge, lauge ins auge, ins auge
    gespritzt, reiniger ins auge`,
}
