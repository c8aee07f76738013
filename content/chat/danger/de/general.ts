import type { Meaning, Words } from '#content/chat/danger/form.ts'

/** Who, whether and how much; and what makes a question of it. */
export const general = {
  me: 'ich, mir, mich, mein, meine, meinen, meinem, meiner, meines, wir, uns, unser, unsere, unserem, unserer, unseren, i hab, isch',
  victim: `
    mich, mir, uns, sie, ihr, ihn, ihm, die kinder, den kindern, unsere kinder, meine kinder, meine tochter, meinen sohn,
    meine mutter, meine mama, meine schwester, meinen bruder, meine freundin, mein kind, das kind, seine frau, seine freundin,
    die kleine, den kleinen, ihre tochter, ihren sohn, meine oma, meine klientin, mama, die mama, meinen papa, meine eltern, seine frau, ihre kinder, die nachbarin`,
  person: `
    er, sie, ihm, ihn, ihr, sein, seine, seinen, seinem, seiner, ihre, ihren, ihrem, ihrer, freund, freundin, kumpel, mann, frau, ehemann, ehefrau,
    partner, partnerin, verlobter, verlobte, mutter, vater, mama, papa, mami, papi, mutti, vati, eltern, sohn, tochter, bruder, schwester, baby, kind,
    kleiner, kleine, kleinen, klient, klientin, kunde, kundin, kollege, kollegin, mitbewohner, mitbewohnerin, nachbar, nachbarin, onkel, tante, oma, opa,
    omi, opi, großmutter, großvater, cousin, cousine, jemand, jemandem, enkel, enkelin, neffe, nichte, chef, chefin, schwiegermutter, schwiegervater, ex,
    ein mädchen, ein junge, ein mann, eine frau, der typ, patient, patientin, schüler, schülerin, hündin, azubi`,
  attacker: `
    er, sie, mann, frau, ehemann, ehefrau, partner, partnerin, freund, freundin, verlobter, verlobte, ex, exmann, exfreund,
    vater, mutter, papa, mama, stiefvater, stiefmutter, onkel, bruder, sohn, eltern, chef, mitbewohner, pfleger, jemand, typ,
    männe, schwiegervater, schwiegermutter, cousin, nachbar, alter, werde, wurde, worden, familie, göttergatte, opa, trainer`,
  child: `
    baby, babys, säugling~, neugeboren~, kleinkind~, kind, kinder, kindes, sohn, sohnes, tochter, kleine, kleiner, kleinen,
    unser kleiner, unsere kleine, mein kleiner, meine kleine, mäuschen, mausi, bub, bubi, monat alt, monate alt,
    monate altes, wochen alt, woche alt, wochen altes, tage alt, 1 jahr alt, 2 jahre alt, 3 jahre alt, 4 jahre alt, 5 jahre alt, 6 jahre alt, 7 jahre alt, jährige, jähriger, jähriges, monatige~,
    wöchige~, enkel, enkelin, enkelkind, neffe, nichte, zwillinge, frühchen, säugl, wurm, krümel, spatz, junge, mädchen`,
  pregnant: `
    schwanger, schwangere, schwangeren, schwangerschaft, schwangerschaftswoche, ssw, schwanga, hochschwanger, in den wehen, entbunden, wochenbett, nach
    der geburt, kaiserschnitt, trimester, erwarte ein kind, erwartet ein kind, ungeborenes, im # monat, in der # woche, # woche, in der #, schwangre, #
    ssw, frau ist hochschwanger, achten monat, siebten monat, sechsten monat, neunten monat, fünften monat, vierten monat, # woche schwanger, 38 2,
    entbindungstermin, et war, schwangeren`,
  not: `
    nicht, nich, net, ned, nit, nie, niemals, kein, keine, keinen, keinem, keiner, nichts, nix, ohne, nimmer, kaum, weder,
    garnicht, ncht, nciht, icht, aufgehört, weniger, verweiger~, nichtmal, keinerlei, null`,
  cannot: `
    kann nicht, kann nich, kann nix, kann net, kann * nicht, kann * nich, kann * kaum, kann kaum, kann * kein~, kann kein~,
    kanns nicht, können nicht, können * nicht, können kaum, könnte nicht, konnte nicht, konnte * nicht, nicht mehr,
    nich mehr, nimmer, unfähig, nicht in der lage, schaffe es nicht, schafft es nicht, schaff * nicht, kaum, kaum noch,
    schwer zu, krieg kein~, kriege kein~, kriegt kein~, bekomme kein~, bekommt kein~, bekomm kein~, nicht richtig,
    nich richtig, nicht gut, schlecht, schwierig~, ringt nach, ring nach, ringe nach, nicht können, nicht geht, geht nicht,
    gehts nicht, geht kaum, fällt * schwer, mühe, probleme beim, kann nimma`,
  want: `
    will, wills, wollen, willst, wollte, wollt, möchte, möcht, möchten, mag, wünsch~, wünscht~, hoffe, hofft, würde gern~,
    würde am liebsten, würd gern, am liebsten, sehne, sehnt, sehnsucht, verdien~, lieber, bereit, bete, hätte gern,
    wär gern, wäre gern, wäre ich, wär ich, soll, sollte, wolle, bock`,
  intend: `
    werde, werd, wird, habe vor, hab vor, hat vor, vorhabe, vorhat, plan, plane, plant, planen, geplant, überleg~,
    denke daran, denk daran, denke darüber, denkt daran, denke dran, denk dran, daran gedacht, gedanken, dran gedacht,
    gedanke, versuch~, probier~, drang, impuls, entschlossen, beschlossen, entschieden, drohe, droht, gedroht, kurz davor,
    steh davor, fantasie~, phantasie~, ich muss, vorgenommen, redet davon, spricht davon, red davon, redet über,
    spricht über, ankündigt, angekündigt, sagt dass er, sagt dass sie, sagt er, sagt sie, geschrieben, gesagt, schreibt,
    stimmen sagen, stimmen befehlen, angst dass, google, recherchier~, mut`,
  suddenly: `
    plötzlich, plötzliche~, auf einmal, aufeinmal, aus dem nichts, aus heiterem himmel, schlagartig, von jetzt auf gleich,
    seit heute morgen, seit heute früh, heute morgen, heute früh, gerade, grad, grade, eben, aufgewacht, beim aufstehen,
    seit # minuten, vor # minuten, seit # stunden, vor # stunden, seit einer stunde, seit minuten, seit stunden, jetzt,
    mit einem mal, unvermittelt, akut~, seit eben, vorhin, seit vorhin, heute, ohne vorwarnung`,
  badly: `
    stark, starke, starken, starker, starkes, stärker, extrem~, heftig~, schlimm~, schwer, schwere, schweren, schwerer,
    furchtbar~, schrecklich~, unerträglich~, entsetzlich~, höllisch~, wahnsinnig~, massiv~, hört nicht auf, hört nich auf,
    hört net auf, nicht aufhör~, nicht auf, wird nicht besser, nicht stoppen, nicht zu stoppen, nicht gestillt, unstillbar,
    immer mehr, immer schlimmer, wie verrückt, brutal~, krass~, übelst, ununterbrochen, überall, strömt, spritzt, literweise,
    durchtränkt, tief, tiefe, tiefen, notfall, wird schlimmer, schlimmer, schlimmste~, noch nie, meines lebens, krümm~,
    vor schmerz~, bretthart~, ganz doll, doll, pulsierend, sauviel, in strömen, alles voll, voller, unkontrolliert,
    nonstop, riesig~`,
  many: `
    acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, dreißig,
    vierzig, fünfzig, sechzig, hundert, dutzend, dutzende, handvoll, hand voll, haufen, massig, unmengen, dutzendweise,
    mehrere, jede menge, etliche, ein paar zu viel, fünfundzwanzig, ne menge, sehr viele, so viele, ganz viele`,
  much: `
    zu viel, zu viele, zuviel, zuviele, zu hoch dosiert, viel zu, die ganze, die ganzen, eine ganze, ganze, ganzen, ganzes,
    sämtliche, alle auf einmal, alles auf einmal, alle auf einmal, alle meine, alle ihre, alle seine, alle tabletten,
    alle pillen, alle schlaftabletten, alle medikamente, all meine, all ihre, packung, packungen, schachtel, schachteln,
    flasche, fläschchen, blister, streifen, dose, röhrchen, doppelt, doppelte, dreifache, zehnfache, überdosis, falsche,
    mischung, gemischt, mix, cocktail, halbe packung, kompletten, komplette, leer, leere, die restlichen, den rest, versehentlich, aus versehen, vertauscht`,
  asks: `
    was, welche, welcher, welches, welchen, wie, warum, wieso, weshalb, wann, wo, wer, kann, können, könnt, könnte, gibt es,
    gibts, habt ihr, haben sie, ist, sind, hilft, helfen, soll, sollte, darf, erklär~, info, infos, informationen, artikel,
    beitrag, lektion, kurs, frage, wissen, lernen, erfahren, stimmt es, interessiert, mehr über, bedeutet, woran, wodurch,
    ab wann, unterschied, thema`,
  about: `
    anzeichen, zeichen, symptom, symptome, symptomen, warnzeichen, warnsignal~, risiko, risiken, risikofaktor~, vorbeug~,
    verhinder~, vermeid~, ursache, ursachen, verursach~, auslös~, entsteh~, führt zu, wahrscheinlich~, senken, senkt,
    reduzier~, verringer~, erhöh~, steiger~, erkenn~, erkennt, behandel~, behandlung, therapie, heil~, bedeut~, definition,
    unterschied~, statistik, häufig~, schützen, schützt, schutz, zusammenhang, verbindung, hilft gegen, helfen gegen,
    erste hilfe, erste hilfe kurs, artikel, lektion, beitrag, kurs, informationen, infos, was ist ein, was ist eine,
    was ist der, was sind, was versteht man, was heißt, gefährlich, sicher, nach einem herzinfarkt, nach einem schlaganfall,
    thema, aufklärung, diagnos~, diagnostizier~, ernährung bei, gut für, stress, faktor~, erblich~, vererb~, genetisch~,
    prävention, früh erkennen, omega, normalwert~, arten von, formen von, woran merkt man, wie entsteht, wie kommt es, lernen, spricht man, spricht man von, wert, werte, ab welchem, ab welchen, ab wann, bezeichnet, nennt man, referat, hausarbeit, fürs referat, bio, prüfung, vortrag, definiert, normal, wie erkennt man, woran erkennt man, woran erkenne ich, woran sieht man, wie merkt man, erste hilfe kurs, für die schule, für eine prüfung, in einer serie, in einer doku, zu viel wasser, zuviel wasser`,
  prevents: `
    risiko, risiken, vorbeug~, verhinder~, vermeid~, vermeiden, senken, senkt, reduzier~, verringer~, schützen, schützt,
    schutz, wahrscheinlich~, erkennen, erkenn~, prävention, erblich~, neige, neigung`,
  now: `
    ich habe, ich hab, habe ich, hab ich, hab, habe, er hat, sie hat, mann hat, vater hat, mutter hat, kind hat, sohn hat, tochter hat, freund hat,
    freundin hat, oma hat, opa hat, frau hat, hat er, hat sie, hat mein, hat meine, hat gerade, haben gerade, ich bin, bin, ich fühle, fühle, fühlt,
    spüre, spür, merke, jetzt, gerade, grad, heute, gestern, heute nacht, letzte nacht, heute morgen, heute früh, vorhin, eben, akut, plötzlich, auf
    einmal, momentan, im moment, geht gerade, genommen, geschluckt, getrunken, gegessen, kann nicht, kann kaum, wird schlimmer, immer schlimmer, ist er,
    ist sie, ist meine, ist mein, habe ich einen, glaube, glaub, ich glaube, tut weh, sterbe, stirbt, mich selbst, gefunden, erwischt, sagt, sagte, droht,
    seit, minuten, stunden, wieder, liegt, zeigt, atmet nicht, passiert, krieg, kriegt, kriege, leidet, leide, steckt, stecke, hilfe $, hilf mir, helft mir, brauche hilfe, brauchen hilfe`,
  past: `
    vor jahren, vor # jahren, vor * jahren, vor einem jahr, vor # monaten, vor * monaten, letztes jahr, letzten jahr,
    vorletztes jahr, vor langer zeit, damals, früher, als kind, als jugendliche~, als teenager, mit zwanzig, in meiner jugend,
    in der jugend, vorgeschichte, überlebt, überstanden, überwunden, geheilt, genesen, genesung, erholt, erholung, reha,
    nach einem herzinfarkt, nach meinem herzinfarkt, nach seinem herzinfarkt, nach ihrem herzinfarkt, nach einem schlaganfall,
    nach meinem schlaganfall, nach seinem schlaganfall, nach ihrem schlaganfall, nach dem schlaganfall, nach dem herzinfarkt,
    seit meinem herzinfarkt, seit meinem schlaganfall, seit seinem schlaganfall, verstorben, gestorben an, starb an, in der familie, familiär~, hatte mal, hatte einen, hatte eine, hatte mit, stabil, ehemalig~, in 20~, in 19~, jahrelang`,
} satisfies Partial<Record<Meaning, Words>>
