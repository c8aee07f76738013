import type { Meaning, Words } from '#content/chat/danger/form.ts'

/** Of not wanting to live, and of hurting oneself. */
export const mind = {
  die: `
    sterben, sterb, sterbe, stirbt, stirb, gestorben, stürbe, tot, tod, tode, totsein, tot sein, verreck~, krepier~, abkratz~,
    draufgeh~, nicht mehr existieren, nie geboren, nicht geboren, nicht mehr da sein, nicht mehr dasein, einschlafen für immer,
    nicht mehr am leben, unalive, ableben, umkommen, das zeitliche`,
  live: `
    =leben, =lebe, =leb, =lebt, weiterleben, weiterlebe, weiterzuleben, weiterlebt, lebn, lebm, existier~, existenz, dasein, da sein,
    hier sein, auf der welt sein, auf dieser welt, am leben, weiterexistieren, da bin, hier bin, bin ich hier, lebendig`,
  life: `
    =leben, mein leben, sein leben, ihr leben, meinem leben, seinem leben, ihrem leben, das leben, dem leben, allem, alles,
    dem ganzen, dem allen, meine existenz, mein dasein, mit allem`,
  end: `
    beend~, ein ende, ende setzen, ende machen, ende bereiten, schluss, schluß, schlussmachen, wegwerfen, hinschmeißen, abbrechen, auslöschen`,
  kill: `
    umbring~, umzubring~, umgebracht, bringe _ um, bring _ um, bringt _ um, bringt * um, brächte * um, töten, töte, tötet, getötet,
    zu töten, ermord~, erschieß~, erschoss~, erhäng~, aufhäng~, aufgehängt, aufzuhängen, hänge * auf, häng * auf, hängt * auf, erwürg~, erstech~, abstech~,
    ersticht, ertränk~, ersäuf~, vergift~, überfahren lass~, aufschlitz~, aufgeschlitzt, aufschneid~, aufgeschnitten, kaltmach~,
    kalt mach~, abmurks~, suizidier~, totschlag~, tot schlag~, abknall~, knall~ ab, knallt ab, vor den zug, vor einen zug, vor die bahn,
    vor den bus, vor ein auto, vom dach, von der brücke, aus dem fenster, aus dem leben, gegen einen baum, gegen nen baum, hinunterstürz~, runterstürz~, wegmach~,
    verbluten, abzustechen, die kehle, ins jenseits, unaliven, wegballer~`,
  self: `
    mich, mir, sich, dich, dir, selbst, selber, sichselbst, mich selbst, pulsadern, pulsader, pulsadan, meine handgelenke,
    die handgelenke, das leben`,
  hurt: `
    verletz~, weh tun, wehtun, wehtue, weh tue, weh tu, weh tut, weh getan, wehgetan, weh zu tun, wehzutun, schneide, schneiden, schneid,
    schneidet, schnitt, geschnitten, ritze, ritzen, ritzt, ritz, geritzt, ritzn, verbrenn~, verbrann~, verstümmel~, bestraf~, zerkratz~,
    aufkratz~, blutig kratz~, schmerzen zufüg~, schmerz zufüg~, schaden zufüg~, etwas antun, was antun, etwas anzutun, was anzutun,
    etwas antut, was antut, etwas an tun, was angetan, etwas angetan, ausdrück~, verbrüh~`,
  skin: `
    arm, arme, armen, unterarm~, oberarm~, handgelenk~, oberschenkel~, schenkel, bein, beine, beinen, haut, bauch, pulsadern,
    rasierklinge~, klinge, klingen, narben, wunden, heimlich, um was zu spüren, um etwas zu spüren, um mich zu spüren,
    damit ich was spüre, damit ich mich spüre, rückfall, rückfällig, mich wieder, mich erneut, mich immer wieder, sich wieder,
    absichtlich, druck abbau~`,
  cut: `
    ritze, ritzen, ritzt, ritz, geritzt, ritzn, schneide, schneiden, schneid, schneidet, geschnitten, schnitte, schnittwunden,
    aufgeschnitten, aufgeritzt, aufschneid~, aufritz~, rasierklinge~, cutte, cutten, gecuttet`,
  accident: `
    versehentlich, aus versehen, unfall, rasier, rasieren, rasiert, koch~, küche, gemüse, zwiebel~, brot, möhre~, karotte~,
    salat, schälen, training, trainier~, sport, sportlich, joggen, jogge, laufen, lauf, gelaufen, fußball, tennis, handball, volleyball, basketball,
    ski, skifahren, yoga, klettern, wandern, radfahren, fahrrad, rad, turnen, kniebeuge~, kreuzheben, bankdrücken, gewichte,
    hantel~, workout, übung~, dehnen, muskel~, sehne, bänder, bänderriss, knie, rücken, sprunggelenk, knöchel, schulter,
    ellbogen, hüfte, wade, fuß, zeh, zehe, achillessehne, meniskus, kreuzband, umgeknickt, ausgerutscht, gestolpert, sturz, ofen,
    herd, pfanne, topf, bügeleisen, heißes wasser, kaffee, tee, garten, papier, dose, glas, scherbe, haare, nägel, fingernägel,
    pony, sonnenbrand, sonne, katze, hund, hecke, backblech, grill, grillen, kindergarten, spiel, match, halbmarathon, marathon, kalorien, fett, zucker`,
  pointless: `
    kein sinn, keinen sinn, kein grund, keinen grund, sinnlos, sinnlose, wertlos, wertlose~, nutzlos, nicht lebenswert,
    nicht wert, nix wert, nichts wert, nicht mehr wert, wofür, wozu, keine lust mehr, keine lust mehr auf, keine lust zu,
    kein bock mehr, keinen bock mehr, hab genug, habe genug, genug von, satt, überdrüssig, müde zu, leid zu, hasse, hass ich,
    verfluche, keine kraft mehr, keine kraft, keine zukunft, keine hoffnung, hoffnungslos~, aussichtslos~, unerträglich, ertrage,
    ertrag, halte * nicht mehr aus, halt * nicht mehr aus, aufgegeben, aufgeben, abgeschlossen, fertig mit, durch mit,
    keinen ausweg, kein ausweg, verdiene, nicht verdient, lohnt sich nicht, lohnt nicht, nicht fürs, nicht fürs leben, zwecklos, leerer, nichts mehr übrig`,
  method: `
    strick, seil und, schlinge, galgen, galgenstrick, rasierklinge~, pistole, revolver, gewehr, schusswaffe, waffe, munition,
    patronen, zyankali, helium, auspuff, tablettenvorrat, pillenvorrat, genug tabletten, genug pillen, genug schlaftabletten,
    tabletten gehortet, tabletten gesammelt, tabletten bereit, genügend tabletten, alles vorbereitet, was ich brauche, schlauch, gürtel um, seil um, ein seil, schlaftabletten`,
  get: `
    gekauft, besorgt, bestellt, hab ein~, habe ein~, hat ein~, gesammelt, gehortet, versteckt, liegt bereit, liegen bereit, liegt, liegen, bereit, bereitgelegt,
    in der hand, vor mir, um den hals, um meinen hals, um hals, gefunden, geladen, geknüpft, geknotet, gebunden, zurechtgelegt,
    hingelegt, vorbereitet, schon da, neben mir, im schrank, hänge, hängt, aufgespart, zusammen, entdeckt`,
  stand: `
    stehe, steh, steht, stehen, stand, sitze, sitzt, sitz, springe, spring, springt, springen, gesprungen, runterspringen,
    runterspring~, runter springen, klettere, klettert, geklettert, lege mich, leg mich, legen, liege, liegt, stürze, stürzen, stürzt, werfe,
    werfen, wirft, schmeiß~, am rand, runter, hinunter, runtersehen, schaue, gehe auf, laufe, geht auf`,
  height: `
    brücke, brückengeländer, hochhaus, hochhausdach, dach, dachkante, gleise, gleisen, gleis, bahngleise~, schienen, bahnschienen,
    bahnsteigkante, geländer, klippe, autobahnbrücke, talbrücke, dachterrasse, bahndamm, parkhausdach, vor den zug,
    vor den nächsten zug, vor einen zug, vor die u bahn, vor die s bahn, vor die bahn, vorm zug, vom balkon, aus dem fenster, vom turm, abgrund, parkhaus,
    fensterbrett, fenstersims, balkonbrüstung, brüstung`,
  farewell: `
    lebewohl, lebt wohl, leb wohl, abschiedsbrief~, abschied, abschiedsnachricht, abschiedsvideo, letzter brief, letzten brief, letzte nachricht, letzte
    worte, letztes mal, das letzte mal, zum letzten mal, letzter abend, mein testament, meine sachen, seine sachen, ihre sachen, all meine, all seine, all
    ihre, lieblingssachen, für immer, kümmert euch um, kümmere dich um, pass auf meine, passt auf meine, pass auf meinen, passt auf meinen, verzeiht mir,
    verzeih mir, macht euch keine vorwürfe, meine beerdigung, hund unterbring~, briefe an, brief an meine, brief für meine`,
  say: `
    geschrieben, schreib, schreibe, schreibt, gesagt, sage, sag, sagt, nehme, nimmt, nehmen, genommen, verschenk~, verschenkt,
    verteilt, hinterlass~, hinterlegt, gefunden, verabschied~, das ist, ist das, geregelt, regelt, regle, geordnet, gemacht,
    mache, fertig, verschickt, geschickt, gepostet, danke für, bitte, tut mir leid, vorbereitet, weggegeben, weggeb~, machts gut, seh euch, sehen uns, dann`,
  forever: `
    für immer, für imma, fürimmer, endgültig, ein für alle mal, ein für allemal, auf ewig, ewig, nie wieder, nie mehr, niemehr,
    nimmermehr, endlich, für alle zeit, heute nacht, nicht mehr wieder, frieden, ruhe`,
  pain: `
    schmerz~, qual, qualen, leid, leiden, gedanken, stimmen, alles, das alles, das ganze, dieses gefühl, der schmerz, hölle, elend, dunkelheit, kampf`,
  sleep:
    'schlafen, schlafe, schlaf, einschlafen, einschlafe, einschlaf, eingeschlafen, einpennen, einzuschlafen, ins bett, augen zu, augen schließen, augen zumach~',
  wake: `
    nicht mehr aufwach~, nie mehr aufwach~, nie wieder aufwach~, nimmer aufwach~, nicht mehr aufzuwach~, nie wieder aufzuwach~, nicht aufzuwachen,
    einfach nicht aufwachen, nicht mehr wach werden, nie wieder wach, nicht wieder aufwach~, morgen nicht aufwach~, morgen nicht mehr aufwach~,
    aufwachen * nicht mehr, aufwache * nicht mehr, nich mehr aufwach~, nicht mehr aufgewacht, nicht mehr aufsteh~`,
  gone: `
    weg, fort, verschwind~, verschwunden, nicht mehr da, nicht mehr hier, nimmer da, nich mehr da, wenn ich weg, ohne mich, ohne ihn,
    nicht da, nicht mehr bin, nicht mehr wäre, nicht mehr existier~, mich nicht gäbe, mich nicht mehr gäbe, mich nicht mehr gibt, auflös~, nie gegeben, nicht mehr gäbe, nicht gegeben, nicht mehr lebe`,
  nobody: `
    niemand, niemandem, niemanden, keiner, keinem, keinen, keine sau, kein mensch, alle, allen, jeder, jedem, die anderen, meine familie,
    meine kinder, meine eltern, meine frau, mein mann, familie, freunde, leute, die welt, andere, anderen, ihr, ihnen, kinder, mama, papa, ihnen allen, euch, die`,
  miss: `
    vermiss~, merk~, merken, merkt, auffallen, fällt * auf, auffällt, besser dran, besser gehen, besser gehn, ginge * besser, geht * besser, gehts besser, besser ohne,
    glücklicher, erleichtert, leichter, einfacher, froh, interessiert, interessier~, kümmert, kümmern, weinen, weint, nachtrauern, nachweinen, traurig,
    egal, besser, besser aufgehoben, juckt, nicht fehlen, fehlen, mehr davon, los`,
  burden: `
    eine last, nur eine last, last für, eine belastung, nur eine belastung, belastung für, zur last, bürde, ballast, klotz am bein, nur im weg, allen im weg, nur platz wegnehme`,
  wayTo: `
    wie viel, wie viele, wieviel, wieviele, schmerzlos~, schmerzfrei, am schnellsten, schnellste, am einfachsten, einfachste,
    sicherste, tödlich~, letal~, methode, methoden, anleitung, möglichkeit, möglichkeiten, art zu, ohne schmerzen, ohne zu leiden,
    wie kann man, wie kann ich, wie bringt man, wie lange dauert, dosis, wie hoch, weg zu, wege, reicht, reichen, friedlich`,
  planned: `
    urlaub, reise, reisen, verreis~, termin, termine, session, sitzung, kurs, call, live, stunde, training, verschieb~, absag~,
    geschäftlich, dienstreise, flug, fliege, hochzeit, flitterwochen, seminar, konferenz, büro, besuch, pause, kündig~, buch~, webinar, schicht, arbeit, lektion, zoom`,
  soon: `morgen, nächste woche, nächsten monat, bald, heute nacht, heute abend, nächstes jahr, bis montag, bis freitag, bis sonntag, weihnachten, geburtstag, wochenende, lange, mehr lange, nicht mehr lange, wenn ihr das lest, wenn du das liest, liest, lest, demnächst, dann, am montag, silvester, ab montag, ab morgen, ab nächster woche`,
} satisfies Partial<Record<Meaning, Words>>
