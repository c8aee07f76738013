import type { DangerWords } from '#content/chat/danger/form.ts'

export const aloneOfHarm: Pick<DangerWords['alone'], 'violence' | 'eating'> = {
  violence: `dass er zusticht, zusticht, 
    häusliche gewalt, häuslicher gewalt, gewalttätig, vergewaltigt, vergewaltigung, vergewaltig~, missbraucht mich, misshandelt, mißhandelt, missbraucht,
    mißbraucht, missbraucht worden, sexuell missbraucht, sexueller missbrauch, sexuell belästigt, sexueller übergriff, schlägt mich, schlagt mich, schlägt
    sie, schlägt uns, schlägt die kinder, schlägt meine, schlägt ihn, schlägt seine, schlägt ihre, schlägt meinen, mich geschlagen, mich gschlagen, sie
    geschlagen, uns geschlagen, schlug mich, schlug sie, mich schlägt, sie schlägt, uns schlägt, mich schlagen, mich wieder geschlagen, ins gesicht
    geschlagen, ins gesicht schlägt, zusammengeschlagen, zusammenschlägt, verprügelt, verprügelt mich, verprügelt sie, prügelt, prügelt auf, haut mich,
    haut mir eine, mir eine runter, eine gescheuert, geohrfeigt, ohrfeigt mich, ohrfeige bekommen, tritt mich, tritt auf mich, mich getreten, würgt mich,
    würgt sie, mich gewürgt, sie gewürgt, gewürgt, am hals gepackt, an der kehle gepackt, an den haaren gezogen, an den haaren, die treppe runtergestoßen,
    gegen die wand gestoßen, gegen die wand geschleudert, gegen die wand, geht auf mich los, auf mich losgegangen, gegen mich erhoben, hand gegen mich,
    rutscht die hand aus, hand ausgerutscht, mit dem gürtel, mit dem messer, messer an die, messer am hals, mit messer bedroht, mit einem messer, messer
    bedroht, mit einer waffe, waffe bedroht, bedroht mich, bedroht uns, bedroht sie, bedroht meine, mich bedroht, droht mich, droht mir, droht mich
    umzubringen, droht damit, droht er, morddrohung~, will mich umbringen, wird mich umbringen, bringt mich um wenn, bringt mich noch um wenn, bringt uns
    um, bringt uns alle, bringt sie um, er bringt mich um, will uns umbringen, will sie umbringen, will ihn umbringen, will meinen vater umbringen, ihn
    umbringen, jemanden umbringen, jemand umbringen, ich bringe ihn um, ich bring ihn um, bring ihn um, bringe sie um, bring sie um, jemanden töten,
    jemanden verletzen, andere verletzen, leute umbringen, amok, amoklauf, sperrt mich ein, sperrt mich, sperrt sie ein, sperrt uns ein, eingesperrt,
    einsperrt, mich einschließt, schließt mich ein, schließt mich zuhause, lässt mich nicht raus, lässt mich nicht weg, lässt mich nicht gehen, lässt mich
    nicht aus, lässt sie nicht aus, lässt sie nicht raus, nicht aus dem haus, lässt mich nicht mehr, pass weggenommen, handy weggenommen, schlüssel
    weggenommen, fasst mich an, fasst mich nachts, fasst mich immer, mich angefasst, sie angefasst, berührt mich nachts, kommt nachts in mein, nachts in
    mein zimmer, nachts in mein bett, zwingt mich zum sex, zum sex gezwungen, zwingt mich mit ihm, zwingt mich zu sex, mit ihm zu schlafen, sex mit ihm,
    mit ihm schlafen, gegen meinen willen, blaue flecken am hals, blaue flecken von, blaue flecken hat von, blaues auge, veilchen vom, angst vor meinem
    mann, angst vor meinem freund, angst vor meinem partner, angst vor meinem vater, angst vor meinem ex, angst vor meiner mutter, angst vor meiner frau,
    angst vor papa, angst vor ihm, angst vor ihrem, angst vor seinem vater, angst um mein leben, um mein leben, angst heimzugehen, angst nach hause, trau
    mich nicht nach hause, traue mich nicht nach hause, trau mich nicht heim, traue mich nicht heim, trau mich nimmer heim, nicht sicher zu hause, nicht
    sicher zuhause, zuhause nicht sicher, zu hause nicht sicher, daheim nicht sicher, nicht mehr sicher zu, nicht mehr sicher bei, frauenhaus, stalkt
    mich, stalker, stalking, verfolgt mich, lauert mir, lauert ihr, zwangsheirat, zwangsverheirat~, zwangsehe, ehrenmord, genitalverstümmel~, beschneiden
    lassen, menschenhandel, wenn er trinkt wird, wenn er getrunken hat, wenn er besoffen, wenn er betrunken, sagen dass ich gestürzt, sage immer ich bin
    gestürzt, sage ich sei gestürzt, die treppe gefallen sage, unter schminke, überschmink~, mit schminke, abschminken, muss leise, muss ganz leise, muss
    schnell schreiben, muss schnell machen, bevor er heimkommt, bevor er zurück, bevor er wieder, bevor er kommt, wenn er mitkriegt, wenn er das
    mitkriegt, wenn er mitbekommt, wenn er das mitbekommt, wenn er das merkt, wenn er merkt dass ich, wenn er das sieht, wenn er das liest, wenn er das
    rausfindet, wenn er rausfindet, wenn er erfährt, er darf nicht wissen, er darf das nicht wissen, er darf nichts merken, er darf nicht mitkriegen, darf
    er nicht sehen, darf er nicht wissen, darf er nie erfahren, er schläft grad, er schläft gerade, er ist gerade duschen, er duscht gerade, kann gerade
    nicht reden er, tagelang kaum laufen, tagelang nicht laufen, wieder so wie letztes mal, wie letztes mal wenn er, er bringt mich um, er bringt mich
    noch um, er bringt mich sonst um, sie bringt mich um, mann bringt mich um, vater bringt mich um, ex bringt mich um, freund bringt mich um, dass er
    mich umbringt, dass er uns umbringt, umbringt wenn, gestürzt gesagt, macht sachen mit ihr, macht sachen mit mir, macht komische sachen mit, macht
    dinge mit ihr, macht dinge mit mir, macht nachts sachen, sachen mit ihm machen, unser geheimnis, unser kleines geheimnis, darf ich keinem erzählen, er
    macht mich fertig, mach dich fertig, macht dich fertig, er macht mich kalt, jeden abend mein handy durch, mein handy durch, keine eigene karte haben,
    kein eigenes geld, ich darf kein eigenes, haut mama, haut die mama, schlägt mama, schlägt die mama, schlägt gerade die, schlägt gerade seine, die mama
    haut, mama schlägt, mir die nase gebrochen, die nase gebrochen hat er, hat mir die nase, mir den arm gebrochen, mir eine rippe, mir die rippen, mir
    den zahn ausgeschlagen, zahn ausgeschlagen, mir das trommelfell, gegen die tür gelaufen, in die tür gelaufen, gegen den schrank gelaufen, schreit um
    hilfe, schreien um hilfe, ruft um hilfe, man hört schläge, höre schläge, hören schläge, schreit eine frau, kinder schreien und schläge, im bad
    eingeschlossen, im bad eingesperrt, im zimmer eingeschlossen, versteck mich vor, verstecke mich vor, stiefvater kommt, opa fasst, onkel fasst, fasst
    mir, da unten angefasst, zwischen die beine gefasst, zwischen die beine fasst, gegen die wand gedrückt, bauch getreten, in den bauch getreten, in den
    bauch geschlagen, bauch geschlagen, mit kochendem wasser bespritzt, wirft sachen nach mir, wirft teller nach, wirft mit sachen, sachen nach mir, zerrt
    mich, packt mich am, mich am hals, kehle zugedrückt, zugedrückt, drückt mir den hals, drückt mir die kehle, mit dem kissen, die luft abgedrückt,
    zwingt mich dazu mit, nacktfotos, nacktbilder, mit den kindern im frauenhaus, er findet mich, lauert ihr auf, pflegerin schlägt, pfleger schlägt,
    betreuer schlägt, frau schreit um hilfe, trainer hat mich angefasst, trainer hat mich berührt, lehrer hat mich angefasst, onkel hat mich angefasst, da unten anfasst, fasst mich da unten, verstecke mich im schrank, im schrank versteckt mit, mich am hals gepackt, am hals gewürgt`,
  eating: `
    finger in den hals, finger in hals, den finger in, zum erbrechen, zum kotzen bringe, zum kotzen zwing~, übergebe mich absichtlich, übergebe mich nach,
    kotze nach, kotz nach, kotze alles, kotzt nach, erbreche nach, erbricht nach jed~, erbricht nach dem, erbreche mich nach, übergibt sich nach,
    absichtlich erbrochen, absichtlich übergeben, absichtlich gekotzt, heimlich erbrochen, heimlich gekotzt, nach dem essen aufs klo, nach dem essen auf
    toilette, nach dem essen ins bad, nach jedem essen aufs, nach jedem essen ins, wieder auskotz~, wieder ausgekotzt, wieder rausgekotzt, alles
    ausgekotzt, alles wieder erbrochen, wieder erbrochen, wieder ausgebrochen, wieder hochgeholt, wieder hochgewürgt, pro ana, proana, pro mia, thinspo,
    ana tipps, mia tipps, ana und mia, oberschenkellücke, hungere mich, hunger mich, runterhungern, hungere seit, hungert sich, zu tode hunger~, tot
    hungern, totgehungert, kauen und ausspucken, kaue und spucke, kaut und spuckt, abführmittel zum abnehmen, abführmittel um, abführmittel nach,
    abführmittel damit, abführmittel missbrauch~, abführmittel jeden, abführmittel täglich, jeden abend abführmittel, packung abführmittel,
    abführtabletten um, abführtabletten zum, abführtabletten nach, meine magersucht, ihre magersucht, meine bulimie, ihre bulimie, meine essstörung, ihre
    essstörung, seine essstörung, eine essstörung, essgestört, magersüchtig, bulimisch, rückfall in die magersucht, rückfall in die essstörung, rückfall
    mit der essstörung, essstörung ist zurück, essstörung zurück, magersucht zurück, angst vor dem essen, angst vorm essen, angst zu essen, angst vor
    essen, angst vor nahrung, angst etwas zu essen, angst was zu essen, panik vor dem essen, panik vor kalorien, panik vorm essen, panische angst
    zuzunehmen, panische angst vorm zunehmen, panik zuzunehmen, panik vorm zunehmen, zu fett obwohl, zu dick obwohl, fühle mich fett obwohl, fett obwohl,
    dick obwohl, findet sich zu dick, findet sich zu fett, findet sich fett, findet sich dick, hält sich für zu dick, hält sich für fett, fühlt sich fett,
    fühlt sich zu dick, haut und knochen, nur noch knochen, jede rippe, rippen zählen, meine rippen zählen, wiegt nur noch, wiege nur noch, bmi von 12,
    bmi von 13, bmi von 14, bmi von 15, bmi 12, bmi 13, bmi 14, bmi 15, bmi 16, kein essen verdient, essen nicht verdient, essen verdienen, verdiene kein
    essen, nicht verdient zu essen, verdiene es nicht zu essen, verdiene nichts zu essen, darf erst wieder essen, darf nicht essen, darf heute nicht
    essen, darf heute nichts, darf nichts essen, verbiete mir das essen, verbiete mir zu essen, verbiete mir jedes, versteckt ihr essen, versteckt das
    essen, versteckt essen, verstecke mein essen, verstecke das essen, wirft ihr essen, wirft das pausenbrot, werfe mein essen, schmeißt ihr essen, essen
    heimlich weg, heimlich weg, isst gar nichts mehr, isst nichts mehr, isst fast nichts, isst fast nichts mehr, esse fast nichts, esse fast nichts mehr,
    isst so gut wie, esse so gut wie nichts, isst praktisch nichts, esse praktisch nichts, esse gar nichts, isst kaum noch, esse kaum noch, verweigert das
    essen, verweigert jedes essen, verweigert jegliche nahrung, nur noch wasser, nur von wasser, nur wasser seit, seit montag nur, seit tagen nur, nur #
    apfel am tag, nur einen apfel am tag, nur nen apfel, ein apfel am tag, hosen rutschen alle, klamotten schlottern, kleidung schlottert, schlottert
    alles an ihr, angeblich schon gegessen, behauptet sie hat schon gegessen, behauptet sie hätte schon, damit ich das abendessen wieder, damit ich das
    essen wieder, essen wieder loswerde, abendessen wieder loswerde, wieder abzutrainieren, alles wieder abtrainier~, jeden tag dulcolax, # dulcolax,
    dulcolax am tag, laxoberal am tag, # abführtabletten, abführmittel am tag, damit nix hängen bleibt, damit nichts hängen bleibt, damit nichts ansetzt,
    man hört ihn würgen, man hört sie würgen, höre sie würgen, höre sie kotzen, hört man sie, wasserhahn laufen, lässt das wasser laufen, klo nach jeder
    mahlzeit, nach jeder mahlzeit aufs klo, nach jeder mahlzeit ins bad, nach jeder mahlzeit auf, nach den mahlzeiten aufs, kauen ausspucken, ausspucken
    statt, # mal am tag auf die waage, zehnmal am tag auf die waage, schlüsselbein~, finger um den oberarm, finger um meinen oberarm, lücke zwischen den
    beinen, leere gefühl im bauch, leer fühlen ist, hunger fühlt sich gut, stolz wenn ich hunger, ohnmächtig vor hunger, seit tagen nichts, seit # tagen
    nichts, tag # ohne essen, tag # mit nur, tag # nur wasser, verschlinge alles, erbreche mich, erbricht sich, alles wieder los, wiegt nur noch #, haare
    fallen aus und, periode weg seit, keine periode mehr seit`,
}
