import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** What is grave together, or told without its name; and what makes it training or a game. */
export const signs = {
  longPast: `vor jahren, vor # jahren, vor vielen jahren, vor einigen jahren, vor zwei jahren, vor drei jahren, vor fünf jahren, vor zehn jahren, als kind, als teenager, in 20~, in 19~, im jahr #, vor langer zeit, als jugendliche~, in meiner jugend, seit jahren gesund, seit jahren überwunden, vor * jahren, mit # jahren, 20~`,
  recurs: 'wieder, erneut, nochmal, noch einmal, jetzt, gerade, akut, zurück, schon wieder, rückfall, zweiten',
  despair: `
    hoffnungslos~, ausweglos~, keine hoffnung, kein ausweg, keinen ausweg, am ende, am ende meiner kräfte, innerlich leer, innerlich tot, wertlos, versager, versagerin, verzweifelt, verzweiflung, kann nicht mehr, kann nimmer, kann einfach nicht mehr, sinnlos,
    alles sinnlos, hasse mich, hasse mich selbst, keine kraft mehr, total am arsch, allein auf der welt, ganz allein, nutzlos, keine zukunft, dunkelheit, schwarzes loch, zerbreche, gebrochen, nichts hilft mehr, alles egal, bin ein nichts, nur müll`,
  goOn: 'weitermachen, weitermach, weiterkämpfen, weiterleben, so weiter, durchhalten, aushalten, ertragen, weiter machen, weitergehen, weiterkämpf',
  vanish: `
    verschwinden, verschwinde, verschwunden, nicht mehr da sein, nicht mehr da wäre, nicht mehr da bin, nicht mehr existieren, nicht existieren, nicht mehr aufwach~, nie mehr aufwach~, nie wieder aufwach~, einfach weg sein, einfach weg, weg wäre, weg bin, weg sein, mich auflösen, auflösen, nicht mehr hier sein, nicht mehr hier wäre, nicht mehr hier,
    nie geboren, tot wäre, tot bin, tot umfall~, ohne mich, mich nicht gäbe, mich nicht mehr gäbe, überfahren würde, nicht mehr sein`,
  drawnTo: `
    schaue, schau, starre, starr, denke an, denk an, denke daran, denk daran, denke darüber, stelle mir vor, stell mir vor, vorgestellt, stehe, steh, stand, sitze, sitz, gehe zu, gehe zur, laufe zu, fahre zu, fahr zu, gefahren, gegangen, zieht mich, runterspringen, springen, fallen lassen, loslassen, loszulassen, lenkrad, gegoogelt, zähle, gezählt, vor mir, überlege`,
  deadlyPlace: `
    gleise, gleisen, bahnübergang, bahnsteigkante, bahngleise, brücke, brücken, autobahnbrücke, klippe, dach, hochhaus, balkon, gegenverkehr, lkw, tablettenschrank, medizinschrank, tabletten, pillen, strick, seil, messer, fluss, baum, baum gegen, brückenpfeiler, fensterbrett, geländer, auspuff, zug, u bahn, schienen`,
  belongings: `schmuck, ring, uhr, gitarre, hund, katze, katzen, kater, meerschweinchen, pferd, ersparnisse, erspartes, briefe, brief, testament, passwörter, unterlagen, papiere, fotos, sachen, bücher, sammlung, versicherungsunterlagen, konten, lieblings~, playstation, auto, besitz, zettel, schlüssel, ordner, lieblingspulli, gitarren, aquarium, hamster, hase, kaninchen, münzsammlung, schallplatten, versicherungen, sparbuch, bankkarte, pin, kontodaten, dokumente, ordner mit, hausschlüssel, ehering`,
  handOver: `verschenkt, verschenke, verschenken, weggegeben, gibt alles weg, gibt weg, gebe weg, überlassen, untergebracht, unterbring~, neues zuhause, ins tierheim, geregelt, geordnet, aufgeräumt, gelöscht, übergeben, vermacht, hinterlassen, hinterlasse, vererbt, brauche ich nicht mehr, brauch ich nicht mehr, brauche das nicht mehr, braucht sie nicht mehr, braucht er nicht mehr, nicht mehr brauche, verabschiedet, sortiert, im umschlag, umschlag, ist jetzt bei, ist bei meiner, ist bei meinem, sind bei meiner, liegen im, liegt im, aufgeschrieben, auf den tisch gelegt, gezeigt wo, gezeigt wie, erklärt wo, sagt mir wo, in die hand gedrückt`,
  injure:
    'ritze, ritzen, ritzt, geritzt, ritz, schneide, schneidet, schneiden, geschnitten, schneid, brenne, verbrenn~, verbrannt, kratze, kratz, kratzt, gekratzt, aufkratz~, beiße, beißt, gebissen, schlage, schlägt, schlagen, geschlagen, haue, verletz~, steche, sticht, gestochen, drücke, ausdrück~, ausgedrückt, reiße, rasierklinge, rasierklingen, klinge, feuerzeug, zigarette, zigaretten, zirkel, nadel',
  ownBody:
    'mich, mir, sich selbst, arm, arme, armen, unterarm, unterarme, handgelenk, handgelenke, oberschenkel, bein, beine, haut, bauch, kopf gegen, kopf an, gegen die wand, fingerknöchel, körper, mich selbst, meine hand, meine hände, meinen kopf',
  deliberately:
    'absichtlich, mit absicht, um mich zu bestrafen, zu bestrafen, um was zu spüren, um etwas zu spüren, um mich zu spüren, was zu fühlen, etwas zu fühlen, damit ich was spüre, damit ich etwas spüre, was spür, mich spüre, druck abzubauen, druck los, druck weg, drang, rückfall, rückfällig, bis es blutet, bis blut kommt, blutig, blut sehen, blut sehe, heimlich, hasse mich, erleichterung, innere anspannung, anspannung, wenn es mir schlecht, gegen den schmerz, clean, aus wut auf mich, wenn ich traurig, seelischen schmerz, beruhigt mich',
  marks:
    'schnitte, schnittwunden, schnittverletzung~, narben, ritzspuren, brandwunden, brandmale, verbände, verband, pflaster, frische wunden, kratzer, striemen, blutflecken, blutspuren, verletzungen',
  sleeves:
    'handgelenk, handgelenke, handgelenken, unterarm, unterarme, unterarmen, oberschenkel, oberschenkeln, arm, arme, armen, ärmel, ärmeln, bettwäsche, beinen',
  blade:
    'klinge, klingen, rasierklinge, rasierklingen, cutter, cuttermesser, teppichmesser, skalpell, taschenmesser, feuerzeug, zirkel, spitzer, anspitzer, scherben, nadeln',
  hide: `versteckt, verstecke, versteck, verstecken, schublade, unter dem bett, unterm bett, kissen, niemand sieht, keiner sieht, sieht niemand, merkt keiner, nur noch lange, lange ärmel, langärmlig~, im sommer, bei der hitze, bei 30 grad, heimlich, gefunden, entdeckt, in ihrem zimmer, in seinem zimmer, in ihrer tasche, zeigt nie, zieht nie, hinter den büchern, findet sie niemand, findet niemand, findet keiner, in der handyhülle, unter der matratze, darf keiner sehen, darf niemand sehen`,
  training: `
    training, trainieren, trainiere, trainiert, trainier~, workout, workouts, sport, sporteinheit, gym, fitnessstudio, kniebeuge~, kreuzheben, bankdrücken, plank, planks, liegestütz~, klimmzug, klimmzüge, burpees, laufen, joggen, jogge, gejoggt, lauf, halbmarathon, marathon, sprint~, yoga, pilates, spinning, radfahren, radtour, fahrrad, wandern, wanderung, bergauf, schwimmen, rudern, übung, übungen, dehnen, dehn~, hiit, cardio, crossfit, kurs, sauna, muskelkater, treppensteigen, treppe hoch, treppen hoch, intervalle, intervalltraining, hantel~, kettlebell, gewichte, einheit, sätze, wiederholungen, massage, kletter~, bouldern, beintag, brusttag, anstrengung`,
  game: 'tennis, tischtennis, schach, spiel, spiele, badminton, squash, karten, uno, monopoly, mensch ärgere, mario kart, fifa, rekord, bestzeit, wettbewerb, challenge, rangliste, match, turnier, quiz, schritten, kicker, fußball, boxtraining, kickboxen, sparring, wette, schere stein',
  pale: 'blass, bleich, leichenblass, kreidebleich, käsig, käseweiß, aschfahl, grau im gesicht, fahl, weiß wie, kreideweiß, ganz weiß, ganz grau, totenblass, gräulich',
  sweaty: `schwitzt, schwitze, schwitz, schweiß~, schweißgebadet, kaltschweißig, kalter schweiß, kalten schweiß, verschwitzt, klitschnass, klatschnass geschwitzt, nass geschwitzt, durchgeschwitzt, schweißausbruch, schweißausbrüche, schwitzn, nassgeschwitzt, klatschnass, schweißnass`,
  dizzy:
    'schwindel, schwindlig, schwindelig, schwummrig, benommen, schwarz vor augen, kurz vorm umkippen, gleich umkipp~, fast umgekippt, fast ohnmächtig, alles dreht, dreht sich alles, kopf dreht, wacklig auf den beinen, taumel~, kippe gleich um, gleich um',
  drowsy: `schläfrig, benommen, benebelt, weggetreten, kaum wach, schwer zu wecken, kaum zu wecken, nicht wach, schläft immer wieder ein, schläft nur noch, schläft nur, dämmert, dämmert weg, apathisch, teilnahmslos, lethargisch, lallt, lallen, nicht ansprechbar, kaum ansprechbar, starrt ins leere, starrt, nicht bei sich, neben sich, wie weggetreten, augen fallen zu, verdreht die augen, augen verdreht, halb weg, döst weg, komatös, wird nicht richtig wach, schlafen nicht, total müde und, schlapp, ganz schlapp, liegt nur da`,
  vomiting:
    'erbricht, erbrechen, erbreche, erbrochen, kotzt, kotze, kotzen, gekotzt, übergibt sich, übergeben, übergebe mich, übel, übelkeit, speiübel, spuckt, bricht ständig, bricht nur, muss brechen, muss ständig brechen, behält nichts, nichts drin behalten, behalte nichts, bleibt nichts drin, würgt, würgen, durchfall, dauernd brechen, nur am brechen',
  fever:
    'fieber, hohes fieber, fiebrig, schüttelfrost, fiebert, 39 grad, 40 grad, glüht, temperatur, 39 #, 40 fieber, glühend heiß, überhitzt',
  stiffNeck:
    'nackensteif~, steifer nacken, steifen nacken, nacken steif, nacken ganz steif, genick steif, kopf nicht beugen, kinn nicht, kinn auf die brust, licht tut weh, licht weh, lichtempfindlich, licht schmerzt, lichtscheu, flecken die nicht, einblutung~, punktförmige',
  shivering: 'zittert, zittere, zittern, zitter, zittrig, zitterig, bibbert, wacklig, wackelig, bebe, schlottert',
  blurred:
    'verschwommen, verschwimmt, doppelbilder, doppelt sehe, sehe doppelt, sieht doppelt, seh doppelt, unscharf, flimmern, flimmert, schleier, sternchen, vorhang, sehstörung~, blitze, sehe schlecht, sehe kaum, sieht nichts, sehe nichts, seh nix, seh nichts, halb blind, gesichtsfeld',
  odd: 'komisch, seltsam, merkwürdig, nicht richtig, stimmt nicht, stimmt was nicht, stimmt etwas nicht, anders als sonst, nicht normal, eigenartig, spinnt, unrund, stolpert, aus dem takt, schief',
  awful:
    'hundeelend, elend, sterbenselend, furchtbar schlecht, todkrank, sehr schlecht, ganz schlecht, richtig schlecht, total schlecht, geht mir schlecht, geht ihm schlecht, geht ihr schlecht, schlecht, noch nie so schlecht, todesangst, vernichtungsgefühl',
  indigestion: 'sodbrennen, magendrücken, oberbauch, oberbauchschmerz~, völlegefühl, magenschmerz~, verdauungsstörung, blähungen',
  dropThings: `lässt alles fallen, lasse alles fallen, lässt dinge fallen, lässt die tasse fallen, tasse fallen, gabel nicht halten, löffel nicht halten, fällt alles aus der hand, aus der hand gefallen, glas nicht halten, nichts mehr festhalten, bein knickt, bein knickte, zieht ein bein nach, zieht das bein nach, bein nach, bein sackt, hand gehorcht nicht, hand macht nicht, verschüttet, verschüttet ständig, verschüttet dauernd, kippt die tasse, trifft den mund nicht, hand hört nicht, hand gehorcht, kriegt den knopf nicht, hemd nicht mehr zu`,
  tipsy:
    'wie betrunken, wirkt betrunken, als wäre er betrunken, als wäre sie betrunken, als hätte sie getrunken, als hätte er getrunken, torkelt, torkeln, torkle, schwankt, wankt, taumelt, kippt zur seite, läuft schief, gleichgewicht, wie besoffen, läuft gegen',
  laboured:
    'schwer, mühsam, schnell und flach, schnell flach, flach, pfeifend, pfeift, rasselt, rasselnd, röchelnd, röchelt, keuchend, stöhnt, stoßweise, unregelmäßig, angestrengt, ganz schnell, viel zu schnell, durch einen strohhalm, wie durch einen strohhalm, aussetzer, hörbar, komisch, nur noch oberflächlich, kaum, schmerzt, sticht',
  lump: 'kloß, klos, eng, kratzt komisch, kratzt, juckt, kribbelt, pelzig, wie zugeschnürt, brennt, fühlt sich dick, trocken und eng, knödel, brizzelt',
  dose: 'genommen, geschluckt, eingenommen, eingeworfen, gespritzt, intus, geschmissen, nehme, nimmt, nehmen, schluckt, gegeben, getrunken, injiziert, eingeschmissen, bekommen, reingehauen, verabreicht',
  overMuch:
    'mehr als ich sollte, mehr als verschrieben, mehr als erlaubt, mehr als ich darf, viel mehr als, zu viel, zu viele, zuviel, zuviele, die ganze packung, ganze packung, ganzen blister, ganze schachtel, ganze flasche, ganze röhrchen, doppelt, doppelte, dreimal, dreifache, zehnmal, zehnfache, zweimal, alle auf einmal, alles auf einmal, auf einmal, auf einen schlag alle, aus versehen, versehentlich, statt einer, statt ein, statt #, statt zwei, weiß nicht wie viele, weiß nicht wieviele, weiß nicht was, weiß nicht welche, keine ahnung wie viele, handvoll, hand voll, haufen, alles was, was da war, den rest, restlichen, alle die, sämtliche, verwechselt, falsche, falschen, mehrere, # mal, blister, blisterpackung~',
  emptyPack:
    'leere blister, leeren blister, leerer blister, blister leer, leere packung~, leere schachtel~, leere tabletten~, leere pillen~, leere flasche~ neben, leeres röhrchen, packung ist leer, packung leer, packungen leer, schachtel leer, schachtel ist leer, flasche ist leer, dose ist leer, dose leer, tabletten fehlen, fehlen tabletten, fehlen # tabletten, keine mehr drin, tabletten weg, nadel im arm, spritze im arm, spritze neben, tabletten liegen, tablettenpackung neben, überall tabletten',
  recreational:
    'kokain, koks, ketamin, keta, mdma, ecstasy, emma, teile, pep, speed, amphetamin~, crystal, heroin, ghb, gbl, ko tropfen, lsd, pilze, spice, fentanyl, xanax, gras, haschkeks~, brownie, joint, bong, lachgas, drogen, k2, crack, badesalz, legal highs, tilidin, cannabis, edibles',
  fumeSource:
    'therme, gastherme, ofen, kamin, kaminofen, grill, holzkohlegrill, grill in, generator, notstromaggregat, heizung, boiler, gasherd, heizpilz, heizstrahler, auspuff, garage, auto laufen, durchlauferhitzer, shisha, holzkohle',
  contact:
    'im mund, in den mund, ins auge, in die augen, im auge, ins gesicht, auf der haut, gespritzt, gespritz, riecht nach, riecht aus dem mund, am mund, um den mund, schaum, sabbert, speichelt, geleckt, dran geleckt, abbekommen, übergeschüttet, in der hand',
  diabetesThing:
    'insulin, ketone, keton, insulinpumpe, pumpe, katheter, sensor, diabetiker, diabetikerin, diabetes, typ 1, typ eins, blutzucker, bz, mein zucker, der zucker, ihr zucker, sein zucker, zuckerwerte, zuckerkrank, lantus, novorapid, humalog',
  without:
    'vergessen, ausgegangen, kein insulin mehr, ohne insulin, kein insulin, ausgefallen, verstopft, abgerissen, aufgebraucht, leer, weggelassen, lasse weg, lasse das insulin weg, lasse mein insulin, spritze nicht, spritze weniger, nicht gespritzt, auslasse, ausgelassen, reicht nicht mehr, defekt, kaputt, abgeknickt',
  keto: 'ketone, keton, ketonwert~, ketonkörper, azeton, aceton',
  thirst:
    'durst, durstig, riesen durst, trinkt literweise, trinkt so viel, trinkt ständig, trinke ständig, trinkt unheimlich viel, trinkt extrem viel, liter am tag, trinkt und trinkt',
  urinate:
    'pinkelt, pinkeln, aufs klo, auf toilette, auf die toilette, pieseln, pipi, muss ständig, nässt, eingenässt, ins bett gemacht, bettnässen, wasser lassen',
  bump: 'babybauch, schwanger, schwangerschaft, ssw, tritte, hebamme, # woche, trimester, mutterpass, kugel, ungeborenes',
  birthSign:
    'fruchtwasser, fruchtblase, blasensprung, schwall, wasser läuft, nass zwischen, wehen, nabelschnur, klumpen, blute, blutet, blut, blutung, keine tritte, tritt nicht, bewegt sich nicht, bewegt sich kaum, bauch hart, harter bauch, bauch ist hart, nicht mehr gespürt, spür nichts, spüre nichts, spürt nichts, nichts mehr',
  strike:
    'schlägt, schlug, geschlagen, verprügelt, prügelt, würgt, würgte, gewürgt, tritt, ohrfeigt, vergewaltigt, vergewaltigte, misshandelt, missbraucht, schubst, boxt, haut, verdrischt, vermöbelt, schüttelt, geschüttelt, schütteln, quält',
  control: `lässt mich nicht, lässt sie nicht, kontrolliert mein handy, liest meine nachrichten, nimmt mein handy, nimmt mir mein geld, nimmt mir das geld, nimmt mein geld, kein eigenes geld, darf nicht raus, darf keine freunde, darf niemanden sehen, darf nicht mit, verbietet mir, verbietet ihr, sperrt mich, sperrt sie, eingesperrt, ortet mich, verfolgt mich, verfolgt sie, stalkt mich, stalkt sie, lauert mir, steht vor meiner tür, vor meiner tür, vor meinem haus, nacktbilder, nacktfotos, wenn ich ihn verlasse, wenn ich gehe, die kinder weg, kinder wegnehm~, gegen meinen willen, obwohl ich nein, nein gesagt, vor meiner wohnung, vor der wohnung, vor meiner haustür, vor meinem fenster, vor meiner arbeit, guckt * mein handy, guckt mein handy, mein handy durch, durchsucht mein handy, durchsucht meine, kontrolliert mein, keine eigene karte, kein eigenes konto, nimmt mein gehalt, behält mein gehalt, mein lohn geht, nicht ins bett, muss in der garage, muss auf dem boden schlafen`,
  harmed:
    'blaue flecken, blaue flecke, blaues auge, veilchen, würgemale, gebrochene rippe, gebrochene nase, nase gebrochen, rippe gebrochen, rippen gebrochen, platzwunde, blutige lippe, blutige nase, brandwunden, hämatome, striemen, abdrücke, lippe aufgeplatzt, nähte, genäht',
  others:
    'jemanden, jemand, leute, menschen, sie alle, ihn, alle, die anderen, meine klasse, mitschüler, lehrer, meinen chef, kollegen, meinen mann, meine frau, meinen freund, meinen ex, meine kinder, meinen sohn, meine tochter, meine mutter, meinen vater, meinen bruder, nachbarn, den typ, den typen',
  ageOld:
    'oma, opa, großmutter, großvater, uroma, uropa, hüfte, alte dame, alter mann, am boden, auf dem boden, 80 jährig~, oberschenkelhals, meine mutter ist #, omi, nachbarin',
  bodyImage:
    'knochen, rippen, oberschenkel, spiegel, dünn, dünner, fett, zu dick, zu fett, dick, kilo, kilos, kg, gewicht, wiege, wiegt, waage, hüftknochen, schlüsselbein, ekelhaft, ekel, hässlich, thigh gap, skelett, abgemagert, bmi, klapperdürr',
  foodRule: `
    essen verdienen, verdiene kein, nicht verdient, erst essen wenn, erlaube mir, verboten, verbotene lebensmittel, verbiete mir, winzige stücke, kleine
    stückchen, nur einen apfel, nur ein apfel, # apfel, # äpfel, einen apfel, nur gurke, gurken, salatblatt, reiswaffel, reiswaffeln, nur kaffee, nur
    schwarzen kaffee, cola light, kaugummi, watte, eiswürfel, nur wasser, nur brühe, nur tee, schiebt das essen, auf dem teller rum, angeblich schon
    gegessen, sagt sie hat schon gegessen, schon gegessen, versteckt essen, versteckt das essen, wiegt jedes, jede kalorie, jedes gramm, in # stücke, # stücke, ganz kleine stücke, mini stücke, kleinste stücke, winzige bissen, auf dem teller hin und her, stochert im essen, stochert nur, angeblich schon, hat angeblich schon, abendessen war angeblich, schon bei einer freundin gegessen`,
  undo: 'abtrainier~, wieder runter, wieder loswerden, wegtrainier~, verbrennen, abarbeiten, ausgleichen, wiedergutmachen, wettmachen, kompensieren, bestrafen, bestrafe, strafe, rückgängig, alles wieder raus, raus haben, hungern, hungere, faste, fasten danach, loswerden, abführ~, kotzen, kotze, erbreche, erbrechen',
  exercise:
    'sport, laufen, renne, laufe, rennt, joggen, jogge, trainiere, trainieren, trainiert, stundenlang, stunden sport, sit ups, situps, liegestütze, workout, hampelmänner, schritte, treppen, laufband',
  headHit:
    'kopf gestoßen, kopf angestoßen, kopf angehauen, kopf gehauen, kopf angeschlagen, kopf aufgeschlagen, auf den kopf gefallen, auf den kopf gestürzt, auf den kopf, am kopf getroffen, hinterkopf, kopfverletzung, gehirnerschütterung, schädel, mit dem kopf auf, mit dem kopf gegen, auf den hinterkopf, kopf auf',
  crash:
    'unfall, autounfall, motorradunfall, fahrradunfall, rollerunfall, angefahren, überfahren, abgestürzt, von der leiter, vom dach, vom pferd, vom baum, vom gerüst, runtergestürzt, aus dem fenster, überschlagen, crash, zusammenstoß, treppe runter, gestürzt',
  limbSign:
    'kribbelt, kribbeln, taub, taubes, gelähmt, kann * nicht bewegen, nicht bewegen, spüre * nicht, geschwollen, dick und heiß, heiß und, rot und, verdreht, steht schief, blau verfärbt, kein gefühl, dick, überwärmt',
  legs: 'bein, beine, beinen, wade, unterschenkel, fuß, füße, hüfte, knöchel',
  backSign:
    'zwischen den beinen, im schritt, kann * nicht halten, urin nicht halten, nicht mehr pinkeln, kein wasser lassen, wasser nicht halten, stuhl nicht halten, beim abwischen, reithose, reithosen~, blase nicht, nicht aufs klo',
  heatCold:
    'hitze, sonne, in der sonne, sauna, hitzewelle, schnee, kaltes wasser, eiskaltes, kälte, erfroren, im auto, praller sonne, eis eingebrochen, unterkühlt',
  burnSource:
    'kochendes wasser, kochendem wasser, heißes wasser, heißem wasser, kochendes, heißes öl, heißem öl, heißes fett, frittierfett, fritteuse, feuer, flamme, flammen, dampf, säure, lauge, grillanzünder, heißer tee, heißen tee, heißem tee, heißer kaffee, heißen kaffee, herdplatte, kaffeemaschine, wasserkocher, spiritus, böller, rakete',
  bmi: 'bmi, body mass index',
  passOut:
    'ohnmächtig, in ohnmacht, bewusstlos, umgekippt, umgefallen, kippt um, kippte um, kippt ständig, zusammengebrochen, bricht zusammen, sackt zusammen, zusammengesackt, kollabiert, weggesackt, wegsackt, zusammengeklappt, leblos, schlaff geworden, das bewusstsein, kreislaufkollaps, weggekippt, kreislauf zusammenbruch',
} satisfies Partial<Record<FurtherMeaning, Words>>
