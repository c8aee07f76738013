import type { Meaning, Words } from '#content/chat/danger/form.ts'

/** Of heart, brain, breath, allergy and sugar; children, pregnancy, wounds. */
export const body = {
  chest: `
    brust, brustkorb, brustbein, brustbereich, brustraum, brustgegend, thorax, herzgegend, herzbereich, hinterm brustbein, linke brust, brustseite, mein herz, sein herz,
    ihr herz, am herz, im herz, am herzen, im herzen, herzseite, bruscht, brsut, rippen`,
  heart: 'herz, herzschlag, puls, herzfrequenz, herzrhythmus, herzl, pumpe, herzrasen, herzstolpern',
  hurts: `
    schmerz~, schmerzt, schmerzn, weh, wehtut, drückt, drücken, drücke, drückend~, druck, druckgefühl~, beklemm~, eng, enge, engegefühl~, engen, zusammengedrückt,
    zusammengepresst, zusammengeschnürt, eingeschnürt, zuschnür~, schnürt, abgeschnürt, sticht, stechen, stechend~, stiche, stich, ziehen, zieht, ziehend~, brennt,
    brennen, brennend~, krampf, krämpfe, krampft, verkrampft, krampfartig~, schwer, schweregefühl, zerquetsch~, quetscht, presst, pressen, zerreiß~, zerspring~,
    explodier~, bohrt, reißen, reißt, aua, zwickt heftig, klemmt, wie im schraubstock, fasst sich, greift sich, hält sich, bauchschmerz~, bauchweh, kopfschmerz~,
    kopfweh, unterleibsschmerz~, magenschmerz~, nierenschmerz~, armschmerz~, strahlt, ausstrahl~, umklammer~`,
  heavyOn: `
    elefant, säße jemand, sitzt jemand, sitzt etwas, sitzt wer, als würde jemand, gewicht auf, ein gewicht, zentner~, tonnen, tonne, stein auf, felsbrocken, schraubstock,
    schraubzwinge, zementsack, betonplatte, als läge, gürtel um, ring um, eisenring, panzer, last auf, lastwagen, amboss, stehen würde, draufsitz~, drauf sitz~, drauf steh~, lastet`,
  arm: 'arm, arme, linker arm, linken arm, schulter, kiefer, unterkiefer, linke schulter, linke hand, schulterblatt, schulterblättern, oberbauch, hals, nacken, linken armes, rücken',
  sick: `
    schwitz~, schweiß~, kaltschweißig, kalter schweiß, schwindlig, schwindelig, schwindel, benommen, ohnmächtig, übel, übelkeit, schlecht, kotzübel, erbrech~, erbricht, kotz~, kotzt, brechen,
    blass, bleich, käsig, aschfahl, grau im gesicht, graue~, kurzatmig~, atemnot, luftnot, keine luft, schwarz vor augen, müde und, wackelig, wacklig, kreislauf, zittrig, zitter~, kopfschmerz~, schläfrig, benebelt, verwirrt`,
  racing: `
    rast, rasen, rase, herzrasen, stolpert, stolpern, herzstolpern, unregelmäßig~, flattert, flattern, hämmert, pocht, klopft wie, bis zum hals, aussetzer, setzt aus, setzt immer,
    stehen geblieben, stehengeblieben, verrückt, spinnt, viel zu schnell, sehr schnell, ganz schnell, total schnell, so schnell, überschlägt, durcheinander, holpert, springt, galoppiert, # schläge, aufgehört, mit 150, mit 160, mit 170, mit 180, mit 190, auf 150, auf 160, auf 170, auf 180, bei 170, bei 180, bei 190, 170, 180, 190`,
  face: `gesicht, gesichts, mundwinkel, mund, lippe, lid, augenlid, wange, gesichtshälfte, gesichtsseite, lächeln, halbe gesicht, hälfte vom gesicht, halbes gesicht, backe, lächelt, lächelt schief, grinst schief`,
  side: `
    eine seite, einer seite, rechte seite, linke seite, rechten seite, linken seite, rechte körperhälfte, linke körperhälfte, körperhälfte, körperseite, halber körper,
    halbe körper, halben körper, halbe seite, halbseitig~, einseitig, hälfte, ganze linke, ganze rechte, linksseitig, rechtsseitig, gesichtshälfte, halbseite, halbe, halbes gesicht`,
  limb: `
    arm, arme, arms, bein, beine, hand, hände, fuß, füße, finger, seite, gesicht, gliedmaßen, körperhälfte, unterkörper, zunge, körper, halbe, hälfte, linke, rechte, linken, rechten, zehen, beinen`,
  numb: `
    taub, taube, tauber, taubheit~, taubes, gelähmt, lähm~, gelähmte~, häng~, hängt, hängend~, hing, runterhäng~, herabhäng~, hängen, kribbel~, kribbelt, schief, schiefe~, schlaff~,
    gefühllos, kein gefühl, ohne gefühl, eingeschlafen, eingeschlafene~, pelzig, wie tot, abgestorben, kraftlos, keine kraft, schwach, nach unten, unten, verzogen, verzerrt, bewegt sich nicht, gehorcht nicht, wie gelähmt, starr, verrutscht, asymmetrisch, ungleich, lahm, gefühl verlor~, nur auf einer seite, nur eine seite, nur einseitig, nur noch einseitig`,
  feelMove: `
    spür~, spür, spüre, fühl, fühle, fühlen, fühlt, gefühl, beweg~, bewege, heben, hebe, hebt, hoch heben, hochheben, hochkriegen, hochbekomm~, anheben, hoch, halten, greifen, benutzen, stehen, gehen, laufen, aufstehen, rühren, lächeln, pfeifen, schließen, zudrücken`,
  speak: `
    sprechen, spricht, spreche, sprache, reden, redet, rede, red, wörter, wort, worte, aussprache, satz, sätze, stimme, sagen, sagt, antwort~, artikulier~, rausbring~, rausbekomm~, herausbring~, gesprochen, geredet, sprach`,
  slurred: `
    lallt, lallen, lalle, lallend~, gelallt, verwaschen~, undeutlich~, wirr, wirres, wirre, komisch, komisches, kauderwelsch, unverständlich~, keinen sinn, kein sinn, ergibt keinen, durcheinander, seltsam,
    merkwürdig, betrunken, besoffen, verdreht, falsch~, stammel~, stotter~, nuschel~, langsam und, schleppend, unsinn, blödsinn, quatsch, sinnlos~, zusammenhanglos~, zusammenhangslos~, kriegt * nicht raus, bringt * nicht raus, finden, findet, sucht, suche, kaum, schwerfällig, gaga, gebrabbel, brabbel~`,
  see: 'sehen, sehe, seh, sieht, sicht, auge, augen, sehkraft, sehvermögen, sehfeld, gesichtsfeld, blick',
  lost: 'doppelt, doppelbilder, verschwommen~, verschwimm~, blind, erblindet, schwarz, dunkel, weg, verschwunden, nichts mehr, nix mehr, halb, die hälfte, verloren, ausgefallen, schleier, flimmer~, schatten, unscharf, nebel, neblig',
  head: 'kopf, kopfschmerz~, kopfweh, schädel, migräne, hinterkopf, kopfs',
  confused: `
    verwirrt, verwirrung, wirr, desorientiert, orientierungslos, durcheinander, weiß nicht wo, weiß nicht mehr, erkennt * nicht, erkennt mich nicht, benommen, seltsam, phantasier~, fantasier~, halluzin~, delir~,
    neben sich, nicht bei sich, ganz komisch, wie betrunken, wie weggetreten, weggetreten, kennt * nicht, redet wirr, nicht ansprechbar, aggressiv, komisches zeug`,
  breathe:
    'atmen, atme, atmet, atem, atmung, geatmet, luft, einatmen, ausatmen, durchatmen, atmete, atmend, schnauf~, atmn, amten, lufft, atemzug, luft holen, luft zu, sauerstoff, japst',
  breathless: `
    atemnot, luftnot, kurzatmig~, außer atem, ausser atem, keucht, keuche, keuchen, japst, japse, japsen, hechel~, hechelt, röchel~, röchelt, pfeift, pfeifen, pfeifend~, giemt, giemen, luft wird knapp, luft weg, schnappt, schnappatmung,
    hyperventil~, atmet schnell, atmet ganz schnell, atmet sehr schnell, atmet so schnell, atmet flach, flache atmung, schnelle atmung, ringt nach luft, kriege schlecht luft, bekomme schlecht luft, kriegt schlecht luft, bekommt schlecht luft, wenig luft, hustet ständig, hustet dauernd, hustet ununterbrochen, hört nicht auf zu husten, hustet und hustet`,
  atRest: `
    plötzlich, auf einmal, in ruhe, im sitzen, im liegen, liegen, hinlegen, sitzen, reden, sprechen, satz, lippen, blau, brust, schlimmer, immer schlimmer, stark, starke, schwere, schwer, heftig~, geschwollen, verwirrt, blut,
    im bett, nachts, ohne grund, ohne anstrengung, hört nicht auf, bein, wade, nach der op, ohnmächtig, extrem, ganz schlimm, schrecklich, nach luft, rippen, akut, akute, seit heute, seit gestern, weiß, grau`,
  asthma:
    'asthma, asthmatiker, asthmaanfall, asthmaspray, inhalator, notfallspray, pumpspray, salbutamol, sultanol, dosieraerosol, copd, das spray, notfall spray, ventolin, berotec, foster',
  noHelp: `
    hilft nicht, hilft nich, hilft nix, hilft nichts, hilft kaum, nicht geholfen, wirkt nicht, bringt nichts, bringt nix, leer, alle, aufgebraucht, ohne wirkung, funktioniert nicht, geht nicht, keine wirkung, finde * nicht, vergessen, verloren, nicht dabei, kein spray, nützt nichts, hilft nicht mehr, wirkt nicht mehr, nichts mehr drin`,
  blue: 'blau, blaue, blauen, blauer, blaues, bläulich~, lila, violett, aschgrau, graublau, blaugrau, blauviolett, blass blau',
  lips: 'lippe, lippen, gesicht, finger, fingernägel, fingerspitzen, nägel, haut, baby, mund, läuft, lief, angelaufen, anlaufen, läuft an, zunge, wird, zehen',
  throat:
    'hals, zunge, rachen, kehle, lippe, lippen, gesicht, mund, luftröhre, kehlkopf, zäpfchen, gurgel, schlund, hals und, augen und, augenlider, ganze gesicht, gaumen',
  swell: `
    schwill~, schwillt, schwell~, schwellen, geschwoll~, anschwell~, angeschwoll~, zuschwell~, zugeschwoll~, schwoll~, aufgedunsen, aufgequollen, quillt, geht zu, geht * zu, macht zu, macht * zu, zugeht, zumacht, schnürt, zugeschnürt, zuschnür~,
    immer enger, wird eng, wird enger, dicker, wird dick, ganz dick, wird immer dicker, doppelt so groß, riesig, wie ein ballon, wie ein luftballon, verengt, eng, anschwillt, zu eng, aufgebläht, dick an, dick geworden, total dick, voll dick`,
  trigger: `
    nuss, nüsse, nüssen, erdnuss~, erdnüsse, haselnuss~, haselnüsse, walnuss~, walnüsse, cashew~, mandel~, biene, bienenstich, wespe, wespenstich, hornisse, hornissenstich, gestochen, stich, insektenstich, garnele~, krabben, muschel~, meeresfrüchte, fisch, hummer, eier, milch,
    sesam, soja, antibiotik~, penicillin, amoxicillin, allergisch, allergie, allergiker, allergikerin, neues medikament, medikament, tabletten, erdbeeren, kiwi, latex, kontrastmittel, impfung, spritze, bienengift, ameisen, ibuprofen, sellerie, nach dem essen, etwas gegessen, was gegessen`,
  rash: `ausschlag, quaddel~, quaddeln, nesselsucht, nesselausschlag, pusteln, juckt, jucken, juckreiz, rote flecken, rote punkte, rote pusteln, knallrot, feuerrot, urtikaria, überall rot, hautausschlag, am ganzen körper rot, haut brennt, zungenkribbeln, kribbelt überall, rote pünktchen, übersät`,
  sugar: `
    blutzucker, blutzuckerwert~, blutzuckerspiegel, bz, zuckerwert~, zuckerspiegel, mein zucker, meine zucker, sein zucker, ihr zucker, zucker ist, zucker liegt, zucker bei, zucker #, zucker nur, zucker noch, zucker jetzt, zucker auf, zucker von, zucker unter, zucker über, zucker sackt, zucker fällt, zucker geht,
    glukose, glucose, der zucker, messgerät, blutzuckermessgerät, sensor, libre, dexcom, cgm, zuckermessgerät, bin auf #, bin bei #, unterzucker~, überzucker~, hypo, # und fällt, # und sinkt, # und fällt weiter, # fallend, # tendenz fallend`,
  tooLow: `
    niedrig, niedriger, zu niedrig, tief, zu tief, im keller, fällt, gefallen, sackt, abgesackt, sinkt, gesunken, rauscht runter, runter, unterzucker~, unterzuckert, unterzuckerung, hypo, unter, abgestürzt, low, lo, stürzt ab, geht runter, abfällt, nur noch, rutscht`,
  tooHigh: `
    hoch, zu hoch, viel zu hoch, sehr hoch, extrem hoch, himmelhoch, überzucker~, überzuckert, überzuckerung, steigt, gestiegen, über, ketone, keton, ketonkörper, hi, high, durch die decke, entgleist, entgleis~, nicht runter, jenseits, jenseits von, nicht messbar`,
  shaky: `
    zitter~, zittere, zittert, zittrig, schwitz~, schweiß~, verschwitzt, schweißgebadet, kaltschweißig, schwindlig, schwindelig, schwindel, verwirrt, benommen, ohnmächtig, umkipp~, umgekippt, bewusstlos, ansprechbar, erbreche, erbricht, erbrechen, erbrochen, kotze, kotzt, kotzen, übergeb~, übergibt, durst, durstig, dauernd durst, schwach, wacklig, wackelig, wackelige~,
    lallt, lallen, wach, aufwecken, wecken, krampf~, krampft, aceton, azeton, obstler, nagellackentferner, fruchtig, schläfrig, apathisch, aggressiv, verschwommen, schwarz vor augen, seh nichts, sehe nichts, doppelt, atmet tief, atmet schnell, atmet ganz, atmet tief, tief atmen, atmung tief, bauchschmerz~, bauchweh, übel, speiübel, kotzübel, heißhunger und, weggetreten, komisch, dämmert weg, reagiert nicht, reagiert kaum, herzrasen, kann nicht mehr klar, nicht mehr klar denken`,
  diabetic:
    'diabetiker, diabetikerin, diabetes, diabetes typ 1, typ 1, typ eins, typ1, zuckerkrank, zuckerkranke~, insulinpflichtig, unterzucker~, unterzuckerung, hypo, unterzucker, hypoglyk~, pumpenträger~, t1d',
  unwell: `
    fieber, hohes fieber, fiebert, hochfiebernd, fieberkrampf, temperatur, # grad, glüht, schlapp, schlaff, schlaffes, apathisch, teilnahmslos,
    lethargisch, trinkt nicht, trinkt nix, trinkt nichts, will nicht trinken, will nichts trinken, isst nicht, isst nichts, isst und trinkt, trinkt kaum,
    verweigert die brust, verweigert die flasche, ausschlag, lila flecken, rote punkte, punktförmig~, erbricht, erbrochen, erbrechen, spuckt nur, spuckt
    alles, spuckt schwallartig, bricht, kotzt, schwallartig, schreit ununterbrochen, schreit nonstop, schreit seit, schreit schrill, schrill, schreit nur,
    schreit durchgehend, nicht aufhören zu schreien, nicht auf zu schreien, nicht auf zu weinen, nicht beruhigen, untröstlich, wimmert, runtergefallen,
    heruntergefallen, runter gefallen, hingefallen, gestürzt, gefallen und, vom wickeltisch, vom hochbett, vom sofa, vom bett, aus dem bett, vom stuhl,
    treppe runter, treppe hinunter, auf den kopf, kopf gestoßen, kopf angeschlagen, kopf gehauen, trockene windel~, windel trocken, windeln trocken, keine
    nasse windel, keine nassen windeln, nicht gepinkelt, kein pipi, nicht pipi, schläfrig, schwer zu wecken, lässt sich kaum, lässt sich nicht, kaum
    weckbar, wacht nicht, nicht wach, wacht kaum, kaum wach, aufwecken, wecken, reagiert nicht, reagiert kaum, reagiert gar nicht, nicht ansprechbar,
    krampf~, krampft, krampfanfall, zuckt, zuckungen, zittert am ganzen, steif, verschluckt, würgt, erstick~, atmet nicht, atmet schnell, atmet schwer,
    atmet komisch, atmet so komisch, atmet ganz, atemaussetzer, stöhnt beim, röchelt, pfeift, bellender husten, bellt beim husten, pseudokrupp, krupp,
    fontanelle, eingesunken, vorgewölbt, gelb, gelbsucht, blau, blau angelaufen, grau, blass, marmoriert, leblos, bewusstlos, ohnmächtig, heiß, glühend
    heiß, blutet, blut, blut im, ertrunken, ertrink~, unter wasser, ins wasser gefallen, verbrüht, verbrannt, verbrennung~, bewegt sich nicht, bewegt sich
    kaum, grüne kotze, dehydriert, ausgetrocknet, rippen ziehen, einziehungen, rippen sichtbar, nicht mehr trinken, nicht trinken, nichts mehr trinken,
    mag nicht trinken, will nichts essen, nimmt die brust nicht, nimmt die flasche nicht, will die flasche nicht, will die brust nicht, hat 39, hat 40,
    hat 41, in den pool, in den teich, ins wasser, ins schwimmbecken, in die badewanne, aus dem pool, aus dem wasser, aus dem teich, aus der badewanne, rausgeholt, rausgezogen, verweigert das trinken, verweigert alles, sackt weg, sackt zusammen`,
  move: `beweg~, bewegt, bewegung, bewegungen, kindsbewegung~, tritt, tritte, strampel~, strampelt, rührt, gerührt, gespürt, spür, spüre, spürt, gespürt, gestrampelt, getreten, boxt, bewegte`,
  pregnancySign: `
    blute, blutet, blut, blutung, blutungen, bluten, schmierblutung~, klumpen, schmerzen, schlimme schmerzen, bauchschmerz~, bauchweh, bauchkrämpfe, unterleib~, krämpfe, kopfschmerz~, kopfweh, migräne, verschwommen, sehstörung~, flimmer~, sternchen, sterne, seh blitze, blitze, augenflimmern, geschwollen, geschwollene~, schwell~, schwillt, wassereinlagerung~, fruchtwasser, fruchtblase, blasensprung, wasser abgegangen,
    wasser läuft, wehen, gestürzt, gefallen, sturz, hingefallen, unfall, treppe, umgekippt, ohnmächtig, ohnmacht, krampfanfall, krampf, fieber, bewegt sich nicht, bewegt sich kaum, bewegungen weniger, keine bewegung, keine bewegungen, spüre nichts, spürt nichts, spüre * nicht, spürt * nicht, spür * nicht, spürt das kind * nicht, spürt * nichts, spüre * kaum, spürt * kaum, kind nicht mehr, baby nicht mehr, kind * nicht mehr, baby * nicht mehr, spür * nix, kein treten, tritt nicht, juckreiz, bluthochdruck, blutdruck, oberbauch, rechter oberbauch, zu früh, atemnot, luftnot, erbreche, erbrechen, erbricht, nichts drin, nabelschnur, schwarz vor augen, schwindel, zu 100, zu 105, zu 110, zu 115, zu 120, 160 zu #, 170 zu #, 180 zu #, # 110, # 105, # 115, # 120, bauch hart, steinhart, treppe, bauchkrämpfe, unterleibskrämpfe, stiche, einseitig, schulter, fruchtblase geplatzt, hellrotes, durchgeblutet`,
  faint: `
    bewusstlos~, bewustlos, bewußtlos, ohnmächtig, ohnmacht, ohnmächtige, umgekippt, umkipp~, kippt um, kippte um, kipp um, zusammengebrochen, zusammenbricht, zusammengeklappt, bricht zusammen, brach zusammen, kollabier~, weggetreten, weggesackt, bewusstsein verloren, verliert das bewusstsein, verlor das bewusstsein, bewusstsein verliert,
    nicht ansprechbar, nich ansprechbar, nicht mehr ansprechbar, nicht bei bewusstsein, koma, regungslos, reglos, leblos, schwarz vor augen, weggedriftet, dämmert weg, nicht wach, wacht nicht, nicht mehr aufwach, lässt sich nicht wecken, k o, blackout, schwindel, schwindlig, schwindelig, benommen`,
  respond: `
    reagier~, reagiert, reaktion, ansprechbar, aufwach~, aufwecken, aufzuwecken, wecken, weckbar, wach, wacht, wachkriegen, bewegt, rührt, gibt antwort, antwortet, antwortet mir, zu sich, bei sich, regt, puls, atmet, atmung, bei bewusstsein, wachzukriegen, wachbekomm~`,
  bleed:
    'blut, blute, blutet, bluten, blutung, blutungen, blutend~, geblutet, verblut~, blutüberström~, blutverlust, nachblutung~, nasenbluten, blutn, blutung stoppen',
  vomitCough: `
    erbrech~, erbricht, erbrochen, erbreche, kotze, kotzt, kotzen, gekotzt, spucke, spuckt, spucken, gespuckt, huste, hustet, husten, gehustet, ausgehustet, stuhl, stuhlgang, urin, pinkel~, pipi, aus dem ohr, aus den ohren, aus ohr, klo, kacke, kot, teerstuhl, kaffeesatz, bluthusten, speib~, aus dem po`,
  wound: `
    geschnitten, schnitt, schnittwunde~, aufgeschnitten, gestochen, stichwunde~, stich, messerstich, angeschossen, schusswunde, überfahren, angefahren, auf den kopf, kopf gestoßen, kopf angeschlagen, kopf aufgeschlagen, kopfverletzung, platzwunde, offener bruch, gebrochen, knochen, abgetrennt, abgeschnitten, abgehackt, ab gesägt, abgesägt, amputier~,
    verbrannt, verbrennung~, verbrüht, verbrühung~, verätz~, verätzt, gequetscht, eingeklemmt, aufgespießt, wunde, wunden, verletz~, biss, gebissen, hundebiss, schlangenbiss, stromschlag, strom, arterie, pulsader, säge, kettensäge, kreissäge, scherbe, glasscherbe, messer, finger, gehirnerschütterung, nagel durch, axt, beil`,
  fall: `
    gestürzt, gefallen, sturz, hingefallen, runtergefallen, heruntergefallen, gestolpert, unfall, autounfall, motorradunfall, fahrradunfall, verunglückt, angefahren, überfahren, umgefallen, abgestürzt, von der leiter, die treppe runter, treppe runter, kopfsprung, köpper, vom pferd, vom rad, vom dach, kopf angeschlagen, kopf gestoßen, kopf aufgeschlagen, auf den kopf, ausgerutscht`,
  belly:
    'bauch, bauchschmerz~, bauchweh, bauchkrämpfe, unterbauch, unterleib, unterleibsschmerz~, oberbauch, magen, magenschmerz~, hoden, blinddarm, niere, nieren, nierenschmerz~, flanke, rechts unten, leiste',
} satisfies Partial<Record<Meaning, Words>>
