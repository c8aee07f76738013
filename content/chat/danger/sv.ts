import type { DangerWords } from './form.ts'
import { general } from './sv/general.ts'
import { alone, harmless, named, ordinary } from './sv/phrases.ts'
import { quiet } from './sv/quiet.ts'
import { weightsOfKinds } from './sv/weights-of-kinds.ts'
import { weights } from './sv/weights.ts'

export const swedish: DangerWords = {
  language: 'sv',
  words: {
    ...general,
    planned: 'semester, resa, jobb, möte, pass, boka om, bortrest, hotell, träningspass, tid hos, utomlands, konferens',
    soon: `imorgon, i morgon, ikväll, i kväll, i natt, inatt, nästa vecka, måndag, fredag, jul, snart, på söndag, efter helgen, från måndag, från imorgon`,
    chest: 'bröst, bröstet, bröstkorg, bröstkorgen, bröstben, bröstbenet, hjärttrakten, hjärtat',
    heart: 'hjärta, hjärtat, puls, pulsen, hjärtslag, hjärtslagen',
    hurts:
      'ont, värk, värker, smärta, smärtor, smärtar, trycker, tryck, trångt, tung, tungt, hugger, hugg, bränner, svider, kramar, krampar, spänner, tryckande, klämmer, åtsittande, tyngd, molande, stramar',
    heavyOn: `elefant, sitter på, sten på, tyngd över, tyngd på, vikt på, satt på mig, sitter på mig, sitter på bröstet, sten på bröstet, elefant på bröstet, någon satt`,
    arm: 'arm, armen, vänsterarm, vänster arm, axel, axeln, käke, käken, haka, ryggen, vänsterarmen',
    sick: `svettas, svettig, kallsvett, kallsvettas, kallsvettig, yr, illamående, mår illa, blek, andfådd, svimfärdig, kräks, kall och, svimma, svag, yra, yrsel`,
    racing:
      'rusar, bultar, dunkar, oregelbundet, oregelbunden, slår dubbelslag, hjärtklappning, skenar, fladdrar, hoppar över, slår hårt, galopperar, stannat, stannade, flimrar',
    face: 'ansikte, ansiktet, mun, munnen, mungipa, mungipan, leende, ögonlock, kinden, läpp',
    side: 'ena sidan, en sida, höger sida, vänster sida, halva kroppen, höger, vänster, högersidan, vänstersidan, halva ansiktet',
    limb: 'arm, armen, ben, benet, hand, handen, fot, foten, sida, ansiktet, fingrar, högerarm, vänsterarm, benen, armarna, kroppen',
    numb: 'domnat, domnad, domnar, avdomnad, bortdomnad, känslolös, förlamad, förlamat, hänger, hängande, sned, snett, svag, svagt, kraftlös, stickningar, sticker, pirrar, lamt, lam, slapp, slappt, lyder inte, orörlig',
    feelMove: 'känna, röra, lyfta, rör, lyfter, hålla i, styra',
    speak: 'prata, pratar, tala, talar, ord, orden, säga, pratet, tal, talet, meningar',
    slurred:
      'sluddrar, sluddrig, sluddrigt, sluddra, osammanhängande, obegriplig, obegripligt, konstigt, förvirrat, hittar inte orden, fel ord, grötig, grötigt, dravlar, mumlar, dregla, kommer fel, blir fel, otydligt',
    see: 'se, ser, syn, synen, öga, ögat, ögonen',
    lost: 'tappat, tappade, borta, dubbelt, suddigt, blind, svart, försvann, försvunnit, dimmigt, dubbelseende, bortfall',
    head: 'huvud, huvudet, huvudvärk, skallen, hjärnan',
    confused:
      'förvirrad, desorienterad, vet inte var, känner inte igen, yrar, virrig, konstig, pratar strunt, förvirrat, osammanhängande',
    breathe: 'andas, andning, andningen, luft, andetag, andan, ande, luften',
    breathless:
      'andfådd, flåsar, kippar, kippar efter, väser, pipande, piper, kvävs, kvävas, andnöd, lufthunger, andnödd, flämtar, rosslar, hämta andan, sätter i halsen, satt i halsen',
    atRest: 'plötsligt, i vila, ligger, liggande, prata, värre, läppar, bröstet, sitter, stilla, natten, vila, hela meningar',
    asthma: 'astma, inhalator, inhalatorn, sprayen, astmaspray, bricanyl, ventoline, astmaanfall',
    noHelp: 'hjälper inte, funkar inte, fungerar inte, tom, slut, ingen effekt, gör ingen skillnad, hjälper ej, verkar inte',
    blue: 'blå, blåa, blått, grå, gråa, lila, blåaktig~, blålila, gråblek',
    lips: 'läppar, läpparna, mun, ansikte, ansiktet, fingrar, fingrarna, huden, naglarna, bebis, bebisen, läppen',
    throat:
      'hals, halsen, tunga, tungan, läppar, läpparna, ansikte, ansiktet, ögon, ögonen, svalget, strupen, luftvägarna, läppen, struphuvudet',
    swell:
      'svullnar, svullen, svullna, svullet, svällt, sväller, svullnat, svullnad, snörs, snör ihop, stängs, stänger sig, tjock, tjocknar, igensvullen, svullnade, täpps',
    trigger:
      'nötter, nöt, jordnöt, jordnötter, bistick, geting, getingstick, stucken, stungen, räka, räkor, skaldjur, antibiotika, allergisk, allergi, penicillin, ägg, mjölk, jordnötssmör, cashew, hasselnöt, mandel, kiwi, sesam, insekt, kåvepenin, bi',
    rash: 'utslag, nässelutslag, klåda, kliar, prickar, röda fläckar, nässelfeber, blåsor, röd över, rodnad, kli',
    take: 'tog, tagit, svalde, svalt, drack, druckit, åt, ätit, injicerade, har tagit, knaprade, svälja, stoppade i sig, tryckt i, tryckte i, fått i',
    medicine:
      'hjärtmedicin, hjärtmediciner, digoxin, blodtrycksmedicin~, hjärtmedicinen, mormors mediciner, tablett, tabletter, piller, alvedon, panodil, paracetamol, ipren, ibuprofen, sömntabletter, medicin, mediciner, medicinen, insulin, antidepressiva, stesolid, tramadol, theralen, citodon, kapslar, värktabletter, sömnmedel, sertralin, zopiklon, imovane, lugnande, propavan, atarax, oxycontin, citalopram, lyrica, voltaren, treo',
    poison:
      'klorin, blekmedel, diskmedel, maskindiskmedel, tvättmedel, tvättkapsel, propplösare, kaustiksoda, råttgift, frostskyddsmedel, glykol, batteri, knappcellsbatteri, magnet, magneter, svamp, svampar, bär, lampolja, tändvätska, bensin, t sprit, gift, spolarvätska, rengöringsmedel, ammoniak, ogräsmedel, avkalkning, insektsmedel, aceton, liljekonvalj, fingerborgsblomma, idegran, rödsprit',
    swallow:
      'svalde, svalt, drack, druckit, åt, ätit, slickade, slickat, stoppade i munnen, i munnen, fått i sig, satt i sig, tuggat, i sig, smakade',
    breatheIn: 'andades in, andats in, inandats, ångor, rök, inhalerade, ångorna, andats',
    gas: 'kolmonoxid, klorgas, gas, rök, ångor, =kolos, gasen',
    alcohol: 'alkohol, vodka, whisky, full, sprit, vin, öl, flaska vin, spriten, berusad, starksprit',
    insulin: 'insulin, enheter',
    sugar: 'blodsocker, blodsockret, socker, sockret, glukos, sensorn, mätaren, sensor, värdet, libre, dexcom',
    tooLow: 'lågt, låg, sjunker, sjunkit, hypo, för lågt, lo, dalar, rasar, störtdyker',
    tooHigh: 'högt, hög, ketoner, för högt, stiger, stigit, =hi, går inte ner, skyhögt, aceton',
    shaky:
      'skakar, darrar, svettas, svettig, förvirrad, yr, svimmar, kräks, törstig, vaknar inte, slö, svag, skakig, darrig, konstig, dåsig, illamående, seg, spyr, kallsvettig, medvetslös',
    diabetic: 'diabetiker, diabetes, typ 1, diabetessjuk, sockersjuk',
    unwell:
      'feber, slapp, blå, äter inte, vill inte äta, dricker inte, ammar inte, vill inte amma, utslag, kräks, gråter otröstligt, slutar inte gråta, skriker oavbrutet, ramlat, ramlade, torra blöjor, krampar, kramper, kramp, stånkar, fontanell, andas snabbt, andas konstigt, andas inte, slö, vaknar inte, satt i halsen, 39, 40, grå, hängig, inget kiss, diarré, trillat, trillade, gnyr, reagerar inte, medvetslös, föll, skötbordet',
    move: 'röra sig, rör sig, sparkar, rörelser, sparka, rört, sparkat, rör på',
    pregnancySign:
      'blod, blöder, blödning, ont, smärta, huvudvärk, dimsyn, suddigt, svullen, svullna, svullnat, vattnet, fostervatten, sammandragningar, värkar, ramlat, ramlade, högt blodtryck, blodtryck, flimmer, prickar, rör sig, känner inte, blixtar, ser stjärnor, svullnad, sparkar',
    hit: 'slår, slog, slå, slagit, misshandlar, sparkar, sparkade, stryper, ströp, tog stryptag, stryptag, knuffar, knuffade, våldtar, våldtog, våldtagen, nyper, tafsar, kastar, boxade, örfil, örfilar, strypte, dunkade, nypt, gav mig',
    threaten: 'hotar, hotade, hotat, ska, säger att han ska, sa att han ska, vill, svär, lovade, tänker',
    weapon: 'kniv, kniven, pistol, vapen, bälte, hammare, gevär, yxa, skärp, basebollträ',
    afraid: 'rädd, livrädd, skräckslagen, skräck, vågar inte, rädsla, dödsrädd',
    home: 'gå hem, åka hem, komma hem, hem, för honom, för min man, för min pojkvän, för pappa, för henne, för mitt ex, hemma, för min sambo, kommer hem',
    confine:
      'låser in, låst in, inlåst, låser mig, släpper inte ut, släpper inte, får inte gå, får inte lämna, följer efter, förföljer, stalkar, tagit mina nycklar, tagit min mobil, tog mina nycklar, får inte gå ut, låter mig inte, spärrar',
    abuse:
      'misshandel, misshandlad, misshandlas, övergrepp, våld i hemmet, utnyttjar, våldtäkt, utnyttjad, våldtagen, antastad, misshandlar, kvinnomisshandel, förgripit',
    faint:
      'medvetslös, svimmat, svimmade, svimmar, avsvimmad, kollapsade, kollapsat, föll ihop, tuppade av, tuppat av, slocknat, okontaktbar, däckad, borta helt, rasade ihop, segnade ner, slocknade',
    respond: 'svarar, reagerar, vaknar, rör sig, kontakt, kontaktbar, svara, väcka, väckbar, vakna, liv i',
    bleed: 'blöder, blod, blödning, blödningar, blött, blodig, blodet',
    vomitCough:
      'kräks, kräkts, spyr, spytt, hostar, hostat, avföring, urin, kiss, bajs, spottar, kräkas, kräktes, spydde, upphostning, kräkningar, hostade',
    wound:
      'djupt sår, djup, skar mig, knivhuggen, skottskadad, påkörd, slog i huvudet, slagit i huvudet, bruten, brutit, avskuren, bränt, brännskada, benpipa, öppet benbrott, avkapad, kapat, såg, kapade',
    fall: 'ramlade, ramlat, föll, fallit, trillade, olycka, krock, krockade, påkörd, fall, trillat, bilolycka, snubblade',
    belly: 'mage, magen, buk, buken, nedre delen av magen, magont',
    purge: 'kräkas, kräks, spy, spyr, laxermedel, laxerande, laxera, laxerar, spyr upp, kräka, kräkts, spytt, få upp',
    onPurpose:
      'tvingar mig, med flit, med vilje, får mig att, fingrarna i halsen, fingret i halsen, fingrar i halsen, tvingar sig, framkallar, tvingar upp',
    meal: 'efter maten, efter måltid, efter varje måltid, mat, måltid, måltider, allt jag äter, middagen, efter att jag ätit, lunch, efter middagen, maten',
    starve:
      'svälter, svälta, svälter mig, slutat äta, äter inte, äter inget, äter ingenting, äter knappt, hoppar över alla, hoppar över måltider, vägrar äta, inte äta, fastar, äter nästan inget, svultit',
    eat: 'äta, äter, ätit, mat, maten, åt',
    days: 'dagar, dygn, veckor, sedan i måndags, sen i måndags, sen i fredags, dag, vecka, i flera',
    onlyEat: 'äter bara, äter max, bara, lever på, får max, under, högst, ligger på, max, tillåter mig, håller mig på',
    binge:
      'hetsäter, hetsätning, hetsäta, proppar i mig, vräker i mig, frossar, äter tills det gör ont, vräkt i mig, hetsätit, tröstäter tills',
    shame:
      'kan inte sluta, skäms, hatar, äcklas, i smyg, smyg, skuld, straffar, straff, varje kväll, kompensera, kompenserar, kontroll, hemligt, ingen vet, ångest, äcklig',
    weight:
      'vikt, vikten, gå ner i vikt, smal, mager, tjock, fet, kalorier, kilo, kg, väger, rasat i vikt, gått ner, smalare, kilon',
    period: 'mens, mensen, menstruation',
    asks: 'vilka är, vad, hur, varför, vilka, vilken, kan, kan man, får man, berätta, förklara, är det sant, undrar, vet ni, artikel, när, stämmer det, brukar',
    about:
      'tecken, symtom, symptom, orsaker, orsak, risk, risken, förebygga, förebygger, behandla, farligt, betyder, undvika, efter en, känna igen, skillnad, varningstecken, räknas som',
    prevents:
      'kurs, hlr, första hjälpen, risk, risken, förebygga, förebygger, undvika, minska, minskar, sänka, känna igen, upptäcka',
    now: 'har, känner, känns, nu, idag, i dag, igår, i natt, inatt, precis, nyss, just nu, tog, igen, får, fått, sedan, ligger, sitter, blev, sen',
    past: 'år sedan, år sen, förra året, som tonåring, återhämtat mig, efter min, i min ungdom, hade en, historia av, när jag var ung, frisk från, friskförklarad, tidigare, hade, frisk sedan, i barndomen',
    longPast:
      'färdigbehandlad, år sedan, år sen, som barn, som tonåring, i 2015, 2012, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, friskförklarad, helt återställd, länge sedan',
    recurs: 'igen, tillbaka, på nytt, just nu, en gång till, återfall',
    despair:
      'hopplöst, hopplös, förtvivlad, ingen utväg, tom, tomt, tom inuti, misslyckad, värdelös, desperat, uppgiven, inget hopp, slut',
    goOn: 'mer, längre, fortsätta, det här, så här, stå ut, hålla ut, orka',
    vanish: 'försvinna, inte finnas, inte vara här, inte vakna, slippa finnas, slippa vara, sluta finnas, inte existera',
    drawnTo: 'tittar på, tänker på, stirrar, föreställer mig, fantiserar, dras till',
    deadlyPlace:
      'spåret, bron, rälsen, tåget, medicinskåpet, tabletterna, balkongen, taket, mötande, tabletter, broräcket, långtradare',
    belongings: 'smycken, hund, hunden, katt, katten, sparpengar, brev, testamente, lösenord, saker, kläder, klocka, gitarr',
    handOver: 'gett bort, ger bort, ordnat, hittat ett hem, skrivit, skänkt, delat ut, gav, lämnat, överlåtit',
    injure: 'skär, skära, skurit, skar, rispar, bränner, biter, slår, dunkar, klöser, skadar, sticker, rispat, gör illa',
    ownBody: 'arm, armen, armarna, handled, handleder, lår, låren, ben, benen, huden, huvudet i väggen, magen',
    deliberately:
      'med flit, straffa, straff, för att känna, lättnad, återfall, drag, tills det blöder, i smyg, suget, med vilje, för att stå ut, börjat igen',
    marks: 'skärsår, ärr, märken, rispor, brännmärken, sår, bandage, blod, rivsår',
    sleeves: 'armar, armarna, handleder, handlederna, lår, låren, ärmar, långärmat, armen',
    blade: 'rakblad, rakbladet, sax, tändare, mattkniv, kniv, rakhyvel',
    hide: 'gömt, gömmer, döljer, under sängen, lådan, långärmat, ingen ser, i byrålådan, under madrassen',
    training:
      'träning, träna, tränar, träningspass, löpning, springa, gym, gymmet, knäböj, pass, yoga, övning, pilates, maraton, marklyft, cykla, crossfit, intervaller',
    game: 'tennis, spel, schack, match, matchen, kort, padel, fotboll, tävling, tv spel, utmaning',
    pale: 'blek, bleka, grå, askgrå, kritvit, vit som, likblek, gråblek',
    sweaty: 'svettas, svettig, kallsvettig, kallsvettas, genomsvettig, kallsvett',
    dizzy: `yr, yrsel, vimmelkantig, snurrig, svimfärdig, yra, snurrigt`,
    drowsy: 'slö, dåsig, svårväckt, sömnig, mumlar, omtöcknad, okontaktbar, vaknar knappt, seg',
    vomiting: 'kräks, kräkningar, spyr, kräkts, behåller inget, får inte behålla, spytt, kräktes, spydde',
    fever: 'feber, frossa, 39, 40 grader, brinner upp, hög feber, glöder',
    stiffNeck: 'stel i nacken, nackstel, nackstelhet, stel nacke, ljuskänslig, prickar som inte försvinner, tål inte ljus',
    shivering: 'skakar, darrar, skakningar, huttrar, darrig, skakig',
    blurred: 'suddigt, dubbelt, ser dubbelt, dimsyn, prickar för, flimmer för ögonen, gardin för, dimmigt',
    odd: 'konstigt, konstig, fel, underligt, inte som vanligt, knasigt, annorlunda, märkligt',
    awful: 'fruktansvärt, förfärligt, aldrig mått så, skitdåligt, hemskt, jättedålig, som att jag ska dö, dödssjuk',
    indigestion: 'halsbränna, magsyra, sura uppstötningar, gaser, orolig mage',
    dropThings: 'tappar saker, tappar allt, tappade muggen, lyder inte, benet viker sig, tappar, glider ur',
    tipsy: 'verkar full, som full, vinglar, raglar, vinglig, som om han är full, som om hon är full, lutar åt',
    laboured:
      'tungt, snabbt, ytligt, väsande, rosslande, jobbigt, kämpar, ansträngd, ansträngt, pipande, indragningar, genom ett sugrör, konstigt',
    lump: 'klump, kliar, trångt, sticker, kryper, strävt, stramar, konstigt',
    dose: 'tog, tagit, svalde, svalt, injicerat, tagit i mig, tryckt i sig, injicerade, sniffade, knaprat',
    overMuch:
      'för många, för mycket, alla, hela, dubbelt, dubbla, tre gånger, på en gång, mer än, hela kartan, hela asken, resten',
    emptyPack:
      'tom karta, tomma kartor, tom burk, tomma burkar, tom ask, tomma askar, asken är tom, burken är tom, tabletter saknas, tom bredvid, tomma tablettkartor, tomma förpackningar, burk * tom',
    recreational: 'kokain, ketamin, ecstasy, mdma, heroin, ghb, knark, amfetamin, droger, tjack, fentanyl',
    fumeSource: `panna, grill, kolgrill, elverk, kamin, vedspis, avgaser, gasol, öppen spis, engångsgrill, garage, kaminen, braskamin, grillen, generatorn, värmaren, värmepannan`,
    contact: 'i munnen, i ögat, i ögonen, på läpparna, luktar, skum, dreglar, fradga, skummar, stänkte',
    diabetesThing: 'insulin, ketoner, pump, pumpen, sensor, sensorn, diabetiker, typ 1, blodsocker, blodsockret, glukos, socker',
    without: 'slut, glömt, glömde, hoppat över, slutat, utan, inte tagit, skippar, inget insulin, trasig, strular, struntat',
    keto: 'ketoner, ketonerna, acetonlukt, luktar aceton',
    thirst: 'törstig, jättetörstig, dricker liter, dricker massor, törst, ständigt törstig',
    urinate: 'kissar, kissa, kissar hela tiden, kissar på sig, kissa hela tiden, kissat i sängen',
    bump: 'magen, gravid, trimester, barnmorska, barnmorskan, vecka, fosterrörelser, bebisen',
    birthSign:
      'vattnet har gått, vattnet gick, fostervatten, sammandragningar, värkar, navelsträng, koagler, inga rörelser, hård mage, rör sig inte, blod, blöder, känner inte bebisen',
    strike:
      'slår, slog, sparkar, sparkade, stryper, ströp, våldtar, våldtog, misshandlar, knuffar, boxar, slagit, örfilar, knuffade, strypte, tog stryptag',
    control:
      'kollar min mobil, kontrollerar, får inte, läser mina sms, tar mina pengar, bestämmer vem, förbjuder, övervakar, har koll på allt, tar mitt kort, spårar',
    harmed: 'blåmärken, blåtira, brutet revben, stygn, blåslagen, märken på halsen, näsblod, blåmärke',
    others: 'någon, folk, dem, dom, kollegor, klassen, skolan, alla, min chef',
    ageOld: 'mormor, farmor, morfar, farfar, gammal, gamla, höft, höften, på golvet, åldring',
    bodyImage:
      'ner till #, ben sticker ut, revben, revbenen, lår, spegeln, smal, tjock, kilo, väger mig, vågen, nyckelben, nyckelbenen',
    foodRule:
      'cola zero, bara cola, bara vatten och, förtjäna mat, förbjuden mat, ett äpple, bara sallad, riskakor, bara kaffe, räknar kalorier, matregler, bara vatten, gurka, tuggummi, knäckebröd',
    undo: 'bränna bort, kompensera, gottgöra, förtjäna, träna bort, bli av med, straff',
    exercise: 'träna, springa, tränar, springer, motionera, gå, promenera',
    headHit:
      'slog i huvudet, slagit i huvudet, slog huvudet, slagit huvudet, hjärnskakning, smäll i huvudet, huvudet i, skallen i, landade på huvudet',
    crash:
      'bilolycka, krock, krockade, föll från, ramlade från, nerför trappan, påkörd, kastades av, cykelolycka, av hästen, ner från',
    limbSign: 'domnat, sticker, kan inte röra, svullen, svullet, varm, röd, rött, sned, hett, öm, svullnat',
    legs: 'ben, benet, vad, vaden, fot, foten, höft, höften, fotled, benen, vadmuskeln',
    backSign: 'mellan benen, underlivet, kan inte hålla kisset, kissar på mig, känner inte när jag torkar, kan inte hålla urinen',
    heatCold: 'värme, hetta, sol, solen, bastu, snö, kallt vatten, fryser, nedkyld, isvak, isen, kyla',
    burnSource: 'kokande vatten, het olja, eld, ånga, syra, varmt te, varmt kaffe, kokande, frityr, hett vatten, lågor',
    bmi: '=bmi',
    passOut:
      'svimmar, svimmade, svimmat, svimma, kollapsar, kollapsade, faller ihop, föll ihop, tuppar av, tuppade av, segnar ner, blev medvetslös, svimmad',
    ...quiet,
  },
  alone,
  named,
  weights,
  weightsOfKinds,
  harmless,
  ordinary,
}
