import type { DangerWords } from './form.ts'
import { general } from './nl/general.ts'
import { alone, harmless, named, ordinary } from './nl/phrases.ts'
import { quiet } from './nl/quiet.ts'
import { weightsOfKinds } from './nl/weights-of-kinds.ts'
import { weights } from './nl/weights.ts'

/** Dutch of the Netherlands and of Flanders. */
export const dutch: DangerWords = {
  language: 'nl',
  objectFirst: true,
  words: {
    ...general,
    planned: 'vakantie, reis, werk, afspraak, sessie, verzetten, weg voor, hotel, training, les, weekendje, congres',
    soon: `morgen, vanavond, vannacht, volgende week, maandag, vrijdag, kerst, binnenkort, na het weekend, zondag, vanaf maandag, vanaf morgen`,
    chest: 'borst, borstkas, borstbeen, borststreek, hartstreek, hart',
    heart: 'hart, hartslag, pols, hartje',
    hurts:
      'pijn, doet pijn, pijnlijk, drukt, druk, drukkend, drukkende, beklemd, beklemmend, benauwd, steken, steek, stekende, branderig, knijpend, knijpt, strak, strakke band, zwaar gevoel, pijnscheut~, zeer',
    heavyOn: 'olifant op, zit iemand op, steen op, gewicht op, iemand op mijn, baksteen',
    arm: 'arm, linkerarm, schouder, kaak, linker arm, linkerkant, nek',
    sick: 'zweten, zweet, zweterig, duizelig, misselijk, flauw, bleek, benauwd, kortademig, klam, braken, overgeven, klamme, koud zweet',
    racing:
      'gaat tekeer, bonkt, bonzen, bonst, onregelmatig, overslaat, slaat over, hartkloppingen, racet, jaagt, fladdert, razend snel, op hol, stond stil, tekeer',
    face: 'gezicht, mond, mondhoek, glimlach, ooglid, lip, wang',
    side: 'één kant, een kant, rechterkant, linkerkant, rechts, links, halve lichaam, ene kant, linkerhelft, rechterhelft',
    limb: 'arm, been, hand, voet, kant, gezicht, vingers, rechterarm, linkerarm, linkerbeen, rechterbeen',
    numb: 'gevoelloos, verdoofd, doof, doof gevoel, slap, hangt, hangend, scheef, verlamd, tintelt, tintelen, tintelingen, krachteloos, zwak, slappe, scheve, verlamming, doet het niet, hangt scheef',
    feelMove: 'voelen, bewegen, optillen, tillen, vasthouden, beweegt, heffen',
    speak: 'praten, praat, spreken, spreekt, woorden, zeggen, zinnen, spraak',
    slurred:
      'onduidelijk, lallen, lalt, wartaal, brabbelt, raar, verward, onverstaanbaar, dubbele tong, door elkaar, slepend, komt er niet uit, komen er verkeerd uit, nergens op, verkeerde, mompelt',
    see: 'zien, zicht, ogen, oog, zie, ziet',
    lost: 'kwijt, weg, dubbel, wazig, blind, zwart, verdwenen, vaag, uitgevallen',
    head: 'hoofd, hoofdpijn, kop',
    confused: 'verward, in de war, gedesoriënteerd, weet niet waar, herkent me niet, ijlt, warrig, wist niet meer, verwardheid',
    breathe: 'ademhaal, ademen, ademhalen, adem, lucht, ademhaling, ademt, ademhaalt, ademt niet',
    breathless:
      'stik bijna, stik, borrelt, borrelen, kortademig, buiten adem, benauwd, hijgt, hijgen, piept, piepend, snakt, happen naar, stikt, stikken, benauwdheid, hapt naar, naar adem',
    atRest:
      'kan niet liggen, plotseling, in rust, liggen, lig, lig plat, praten, erger, lippen, borst, stilzitten, zit, ineens, opeens, vannacht, zin afmaken',
    asthma: 'astma, puffer, pufje, inhalator, inhaler, pufjes, astma aanval',
    noHelp: 'helpt niet, werkt niet, leeg, doet niets, op, helpt niks, zonder effect, geen effect',
    blue: 'blauw, blauwe, paars, paarse, grauw, grijs, blauwig, grauwe',
    lips: 'lippen, mond, gezicht, vingers, huid, nagels, baby, lipjes, mondje',
    throat: 'keel, tong, lippen, gezicht, ogen, hals, luchtweg, lip, strot',
    swell:
      'zwelt, opgezwollen, gezwollen, zwelling, dik, dicht, opgezet, zwelt op, dichttrekken, dichtgaan, dichtknijpt, snoert, opzwell~, knijpt dicht, dikke',
    trigger:
      'noten, pinda, pindas, bij gestoken, wesp, wespensteek, bijensteek, gestoken, garnalen, schaaldieren, antibiotica, allergisch, allergie, penicilline, amoxicilline, ei, melk, pindakaas, walnoot, cashew, hazelnoot, kiwi, insect',
    rash: 'uitslag, bulten, galbulten, netelroos, jeuk, vlekken, rode vlekken, jeukt, jeukende, bultjes',
    take: 'nam, genomen, slikte, geslikt, ingenomen, dronk, gedronken, at, gegeten, gespoten, slik, neem, ingeslikt, doorgeslikt, opgegeten, gebruikt, naar binnen gewerkt, op',
    medicine:
      'pil, pillen, tabletten, tablet, paracetamol, ibuprofen, slaappillen, medicijnen, medicatie, insuline, antidepressiva, oxazepam, diazepam, temazepam, capsules, pijnstillers, oxycodon, lorazepam, dafalgan, tramadol, sertraline, medicijn, quetiapine, xanax, slaapmedicatie',
    poison:
      'vape, navulling, e sigaret, liquid, nicotine, bleek gedronken, bleekmiddel, javel, chloor, schoonmaakmiddel, afwasmiddel, vaatwastablet, ontstopper, rattengif, antivries, batterij, knoopcel, magneet, magneetjes, paddenstoel, paddestoel, bessen, wasmiddel, wascapsule, terpentine, benzine, lampolie, gif, spiritus, ammoniak, onkruidverdelger, ontkalker, azijn essence, vergif, knoopbatterij, taxus, vingerhoedskruid',
    swallow:
      'leeggedronken, leeg gedronken, ingeslikt, doorgeslikt, gedronken, gegeten, dronk, at, slikte, opgegeten, in zijn mond, in haar mond, in de mond, afgelikt, binnengekregen, opgedronken, gelikt',
    breatheIn: 'ingeademd, dampen, rook, inademen, lucht ingeademd, gas, snoof',
    gas: 'koolmonoxide, chloordamp, gas, rook, dampen, =co, gaslucht, chloorgas',
    alcohol: 'alcohol, wodka, whisky, dronken, drank, wijn, bier, fles wijn, jenever, rum',
    insulin: 'insuline, eenheden',
    sugar: 'bloedsuiker, suiker, glucose, sensor, meter, suikers, bloedglucose, suikerspiegel',
    tooLow: 'laag, lage, daalt, gezakt, hypo, te laag, zakt, blijft zakken, keldert, dalend',
    tooHigh: 'hoog, hoge, ketonen, te hoog, stijgt, zakt niet, torenhoog, acetonlucht, =hi',
    shaky:
      'tril, zwarte vlekken, beef, trillen, trilt, zweten, zweet, beven, verward, duizelig, flauw, overgeven, braken, dorst, wordt niet wakker, suf, slap, bibbert, bibberen, raar, sloom, misselijk, weg aan het zakken',
    diabetic: 'diabeet, diabetes, type 1, suikerziekte, diabetespatiënt, diabetisch',
    unwell:
      'trekkingen, kwijlt, kwijlen, koorts, slap, blauw, drinkt niet, wil niet drinken, eet niet, vlekken, braakt, spuugt, huilt onafgebroken, blijft huilen, gevallen, droge luiers, stuip, stuipen, stuiptrekk~, kreunt, fontanel, ademt snel, ademt niet, suf, niet wakker, verslikt, gestikt, 39, 40, grauw, geen natte luier, diarree, lusteloos, van de commode, reageert niet, slap hangen',
    move: 'getrappel, trappelen, trappelt, bewegen, beweegt, schoppen, schopt, bewogen, beweging, schopjes, voel',
    pregnancySign:
      'bloed, bloeding, bloedverlies, bloed verlies, pijn, buikpijn, hoofdpijn, wazig, sterretjes, vlekken, gezwollen, opgezwollen, vliezen, vruchtwater, weeën, gevallen, beweegt, beweging, minder leven, voel de baby, hoge bloeddruk, bloeddruk, bandgevoel, dikke handen',
    hit: 'geduwd, gegooid, gestompt, geschopt, geslagen, slaat, sloeg, slaan, geslagen, schopt, schopte, wurgt, wurgde, keel dicht, keel dichtgeknepen, duwt, duwde, verkracht, verkrachtte, stompt, stompte, mishandelt, mishandeld, knijpt, betast, gooide, trapt, meppen, mept, bij de keel, in elkaar',
    threaten: 'dreigt, bedreigt, dreigde, bedreigde, gaat, zei dat hij, zegt dat hij, wil, zweert, zal',
    weapon: 'mes, pistool, wapen, riem, hamer, geweer, vuurwapen, stok, bijl, honkbalknuppel',
    afraid: 'bang, doodsbang, angst, als de dood, durf niet, doodsangst',
    home: 'naar huis, thuis, voor hem, voor mijn man, voor mijn vriend, voor mijn vader, voor haar, voor mijn ex, thuiskomt, thuis te zijn, thuiskomen',
    confine:
      'sluit me op, opgesloten, laat me niet weg, laat me niet gaan, volgt me, stalkt, sleutels afgepakt, telefoon afgepakt, mag niet weg, mag het huis niet uit, achtervolgt, mag niet naar buiten, laat me niet',
    abuse: 'misbruik, misbruikt, huiselijk geweld, mishandeld, mishandeling, aangerand, verkracht, aanranding, mishandelt',
    faint:
      'bewusteloos, flauwgevallen, buiten bewustzijn, weggevallen, viel flauw, out gegaan, in elkaar gezakt, zakte in elkaar, buiten westen, ging onderuit, knock out, raakt weg, valt weg, weggeraakt, valt flauw',
    respond: 'reageert, reageren, antwoordt, wakker te krijgen, wakker, beweegt, aanspreekbaar, reactie, wekken, wakker krijgen',
    bleed: 'bloed, bloedt, bloeden, bloeding, gebloed, bloedverlies, bloedend',
    vomitCough:
      'braak, braakt, gebraakt, overgegeven, hoest, ophoest, opgehoest, ontlasting, plas, urine, spuug, opgeven, overgeven, gespuugd, hoestte, poep, spugen',
    wound:
      'vinger eraf, vinger er half af, cirkelzaag, zaag, half af, diepe snee, gestoken, neergestoken, schotwond, aangereden, hoofd gestoten, op zijn hoofd, op haar hoofd, gebroken, afgesneden, verbrand, wond, brandwond, bot steekt, beklemd, afgehakt, snijwond',
    fall: 'gevallen, viel, val, ongeluk, aanrijding, aangereden, van de trap, gestort, smak, botsing',
    belly: 'buik, maag, onderbuik, buikje',
    purge:
      'overgeven, overgeef, kotsen, kots, braken, braak, laxeermiddelen, laxeermiddel, laxeerpillen, laxeren, uitspugen, spugen, uitkotsen, kotst, overgegeven',
    onPurpose:
      'expres, laat mezelf, dwing mezelf, vinger in mijn keel, vinger in de keel, vingers in, opzettelijk, laat zichzelf, vinger in haar keel, mezelf laten, zorg dat ik',
    meal: 'na het eten, na elke maaltijd, eten, maaltijd, maaltijden, alles wat ik eet, avondeten, avondmaal, na elk, lunch',
    starve:
      'uithonger~, honger mezelf, niet eten, eet niet, gestopt met eten, sla alle maaltijden over, sla maaltijden over, vast, weiger te eten, weigert te eten, eet niks, eet niets, eet bijna niets, eet bijna niks, verhonger~, hongeren, eet nauwelijks',
    eat: 'eten, eet, gegeten, eten binnen, voedsel, at',
    days: 'dagen, dag, weken, sinds maandag, sinds vrijdag, sinds zondag, al dagen, week',
    onlyEat: 'eet maar, eet alleen, alleen maar, eet hooguit, leef op, mag maar, onder de, maximaal, niet meer dan, alleen',
    binge: 'eetbui, eetbuien, prop me vol, vreet, vreten, vreetbui, vreetbuien, schrok, eten tot het pijn, volproppen',
    shame:
      'kan niet stoppen, schaam, haat, walg, stiekem, schuldig, straf, elke avond, compenseren, controle, geheim, niemand weet, schaamte, vies',
    weight: 'gewicht, afvallen, dun, mager, dik, calorieën, kilo, kilos, kg, afgevallen, slank, vet, aankomen, weeg',
    period: 'menstruatie, ongesteld, ongesteldheid, maandstonden',
    asks: 'wat, hoe, waarom, welke, kan, kun, kunnen, mag, uitleggen, is het waar, vroeg me af, vraag me af, weten, artikel, wanneer, wie',
    about:
      'ernstig, tekenen, symptomen, signalen, oorzaken, oorzaak, risico, voorkomen, voorkom, behandelen, gevaarlijk, betekent, kans op, na een, herken, herkennen, verschil, verschijnselen',
    prevents:
      'hoe weet je, ehbo, eerste hulp, examen, cursus, risico, voorkomen, voorkom, verlagen, kans op, verminderen, herken, herkennen',
    now: 'heb, heeft, voel, voelt, nu, vandaag, gisteren, vannacht, net, zojuist, weer, ben, krijg, krijgt, momenteel, sinds, vanavond, zit, lig, ligt',
    past: 'jaar geleden, jaren geleden, vorig jaar, vroeger, als tiener, hersteld van, in 2015, na mijn, destijds, toen ik jong, gehad in, genezen, geschiedenis, achter de rug, gehad, # jaar geleden',
    longPast:
      'jaar geleden, jaren geleden, als kind, als tiener, in 2012, in 2015, in 2016, in 2017, in 2018, in 2019, in 2020, in 2021, lang geleden, volledig hersteld, helemaal hersteld',
    recurs: 'weer, opnieuw, terug, nog een keer, nu net, alweer',
    despair:
      'hopeloos, wanhopig, geen uitweg, leeg, leeg vanbinnen, mislukkeling, waardeloos, radeloos, geen hoop, op, uitzichtloos, mislukt',
    goOn: 'meer, verder, volhouden, aan, dit, zo, langer, doorgaan, trekken',
    vanish: 'verdwijnen, niet bestaan, er niet zijn, niet wakker, weg zijn, er niet meer zijn, ophouden te bestaan',
    drawnTo: 'kijk naar, denk aan, staar, stel me voor, blijf kijken, fantaseer, steeds denken',
    deadlyPlace: 'spoor, brug, trein, medicijnkastje, pillen, balkon, dak, tegenligger, boom, rails, perron',
    belongings: 'sieraden, hond, kat, spaargeld, brieven, testament, wachtwoorden, spullen, kleren, horloge',
    handOver: 'weggegeven, geef weg, geregeld, tehuis gevonden, geschreven, uitgedeeld, weggeven, gaf, gegeven',
    injure: 'snij, snijd~, gesneden, kras, krassen, brand, bijt, sla, bonk, krab, verwond~, prik, snijdt, gekrast',
    ownBody: 'arm, armen, pols, polsen, dij, dijen, been, benen, huid, hoofd tegen de muur, bovenbenen, buik',
    deliberately:
      'expres, straf, om te voelen, om iets te voelen, terugval, drang, tot het bloedt, stiekem, opluchting, om het aan te kunnen, weer begonnen',
    marks: 'sneeën, sneetjes, littekens, krassen, brandplekken, wonden, striemen, verband, bloed',
    sleeves: 'armen, polsen, dijen, mouwen, lange mouwen, bovenbenen, arm',
    blade: `mesje, mesjes, scheermes, scheermesjes, schaar, aansteker, stanleymes, scheermesje, aardappelmesje, cuttermes`,
    hide: `verstopt, verbergt, onder het bed, onder haar bed, la, lange mouwen, niemand ziet, onder haar matras, verberg, matras, onder mijn matras, onder het matras, achter de boeken, in mijn telefoonhoesje`,
    training:
      'training, trainen, hardlopen, sportschool, squats, les, yoga, oefening, pilates, wielrennen, sporten, marathon, fitness, workout',
    game: 'tennis, spel, schaken, wedstrijd, kaarten, padel, voetbal, game, challenge',
    pale: 'bleek, grauw, lijkbleek, asgrauw, wit weggetrokken, krijtwit, klam',
    sweaty: 'zweet, zweten, bezweet, koud zweet, klam, doorweekt, zweterig',
    dizzy: 'duizelig, licht in het hoofd, draaierig, duizelt, zweverig',
    drowsy: 'suf, slaperig, sloom, moeilijk wakker, niet wakker te krijgen, versuft, mompelt, niet goed wakker',
    vomiting: 'braakt, braken, spuugt, overgeven, houdt niets binnen, overgegeven, kotst, gebraakt, gespuugd',
    fever: 'koorts, rillingen, koude rillingen, 39, 40 graden, gloeit, gloeiend',
    stiffNeck:
      'stijve nek, nekstijfheid, nek stijf, kan geen licht, vlekken die niet wegdrukken, niet wegdrukbaar, kin niet op de borst',
    shivering: 'trilt, trillen, bibbert, bibberen, beven, beeft, rillen',
    blurred:
      'zwarte vlekken, zwart voor de ogen, wazig, dubbel zien, zie dubbel, ziet dubbel, vlekken voor, sterretjes, gordijn voor, wazig zicht, flitsen',
    odd: 'raar, vreemd, anders, niet goed, mis, gek, niet zichzelf',
    awful: 'vreselijk, beroerd, ellendig, nog nooit zo ziek, doodziek, hondsberoerd, sterven, niet goed',
    indigestion: 'maagzuur, zuurbranden, oprispingen, gas, brandend maagzuur',
    dropThings: 'laat vallen, laat alles vallen, valt uit mijn hand, gehoorzaamt niet, zakt door, liet vallen, glipt uit',
    tipsy: 'lijkt dronken, loopt scheef, wankelt, zwalkt, alsof hij dronken, alsof ze dronken, praat alsof',
    laboured:
      'moeilijk, zwaar, snel, oppervlakkig, piepend, rochelend, met moeite, intrekkingen, hijgend, gierend, door een rietje',
    lump: 'brok, prop, jeukt, kriebelt, krap, strak, vreemd, raar',
    dose: 'nam, genomen, slikte, geslikt, ingenomen, gespoten, slik, innam, gesnoven',
    overMuch:
      'te veel, teveel, alles, hele, allemaal, dubbele, dubbel, drie keer, in een keer, meer dan, hele strip, hele doos, de rest',
    emptyPack:
      'lege strip, lege strips, leeg doosje, lege doos, lege pot, leeg potje, strip is leeg, doosje is leeg, doos is leeg, pillen weg, leeg naast, lege doosjes, lege fles, strips leeg',
    recreational: 'cocaïne, coke, ketamine, xtc, mdma, heroïne, ghb, drugs, speed, lachgas, pilletje',
    fumeSource: 'ketel, cv ketel, geiser, barbecue, bbq, aggregaat, kachel, houtkachel, uitlaat, open haard, gashaard',
    contact:
      'in zijn mond, in haar mond, in het oog, in mijn oog, op de lippen, ruikt naar, schuim, kwijlt, schuimt, in de ogen, in mijn ogen',
    diabetesThing: 'insuline, ketonen, pomp, sensor, diabeet, type 1, suiker, glucose, bloedsuiker',
    without: 'op, vergeten, overgeslagen, gestopt, zonder, niet gespoten, geen insuline, kapot, uitgevallen, niet meer',
    keto: 'ketonen, keto waarde, acetonlucht',
    thirst: 'dorst, veel dorst, liters water, drinkt liters, enorme dorst',
    urinate: 'plassen, plast, steeds plassen, veel plassen, plast in bed, bedplassen',
    bump: 'buik, zwanger, trimester, verloskundige, weken, schopjes, zwangerschap',
    birthSign:
      'vliezen, vruchtwater, weeën, navelstreng, stolsels, beweegt niet, harde buik, voel geen, bloed, bloedverlies, persdrang',
    strike:
      'geduwd, gegooid, gestompt, geschopt, afmaakt, slaat, sloeg, schopt, schopte, wurgt, wurgde, verkracht, verkrachtte, stompt, mishandelt, mept, duwt, duwde, geslagen, stompte, trapt, sloeg me, randt',
    control:
      'controleert, mijn telefoon, mag niet, leest mijn berichten, pakt mijn geld, laat me niet, verbiedt, houdt me in de gaten, bepaalt met wie, mijn pinpas',
    harmed: 'blauwe plekken, blauw oog, gebroken rib, hechtingen, striemen, bloedneus, blauwe plek',
    others: 'iemand, mensen, hen, collegas, klas, school, ze allemaal, mijn baas, iedereen',
    ageOld: 'oma, opa, oud, oude, heup, op de grond, bejaard~, 80, 85',
    bodyImage: 'botten, ribben, dijen, spiegel, dun, dik, kilo, mezelf wegen, weegschaal, sleutelbeenderen, thigh gap',
    foodRule:
      'eten verdienen, verboden eten, één appel, een appel, alleen sla, rijstwafels, alleen koffie, alleen water, calorieën tellen, eetregels, ijsklontjes, komkommer',
    undo: 'verbranden, compenseren, goedmaken, verdienen, eraf, kwijtraken, straf',
    exercise: 'sporten, rennen, trainen, hardlopen, oefeningen, lopen, fietsen',
    headHit:
      'hoofd gestoten, op zijn hoofd, op haar hoofd, op mijn hoofd, hoofd geslagen, hersenschudding, klap op het hoofd, hoofdje gestoten, op het hoofd',
    crash: 'auto ongeluk, ongeluk, aanrijding, van de trap, van het dak, van de ladder, aangereden, van zijn fiets, over de kop',
    limbSign: 'tintelt, gevoelloos, kan niet bewegen, gezwollen, dik, heet, rood, warm, scheef, dikke, rode',
    legs: 'been, kuit, voet, heup, enkel, benen, onderbeen',
    backSign:
      'tussen mijn benen, kan mijn plas niet ophouden, incontinent, schaamstreek, rijbroek, zadelgebied, plas niet ophouden',
    heatCold: 'hitte, zon, sauna, sneeuw, koud water, bevroren, onderkoeld, warmte, ijswater, wak',
    burnSource: 'kokend water, hete olie, vuur, stoom, zuur, hete thee, hete koffie, kokende, vlam in de pan, frituurvet',
    passOut:
      'valt flauw, viel flauw, flauwgevallen, flauwvallen, zakt in elkaar, zakte in elkaar, valt weg, viel weg, onderuit, stort in, in elkaar gezakt, ging out',
    ...quiet,
  },
  alone,
  named,
  weights,
  weightsOfKinds,
  harmless,
  ordinary,
}
