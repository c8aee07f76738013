import type { DangerWords } from '#content/chat/danger/form.ts'

export const general = {
  me: '=jag, =mig, =mej, =min, =mitt, =mina, =mä',
  victim: '=mig, =mej, =oss, henne, honom, barnen, mamma, min son, min dotter, min syster, min mamma',
  person: `=han, =hon, kompis, vän, väninna, bästis, =man, maken, make, fru, frun, hustru, sambo, pojkvän, flickvän, mamma, pappa, =mor, =far, son, dotter, bror, brorsa, syster, syrra, mormor, morfar, farmor, farfar,
    moster, faster, granne, grannen, kollega, klient, kund, någon, nån, partner, svärmor, svärfar, kusin, tjej, kille, elev, klasskompis, polare, exet, barnbarn, gubben, tant, mannen, kvinna`,
  attacker:
    '=han, =hon, =man, mannen, maken, min man, sambo, sambon, pojkvän, pojkvännen, fru, partner, =ex, mitt ex, pappa, mamma, styvpappa, bror, son, chef, tränare, flickvän, killen, grannen',
  child:
    'bebis, bebisen, baby, babyn, spädbarn, nyfödd~, barn, barnet, sonen, dottern, son, dotter, veckor gammal, månader gammal, veckors, månaders, lillen, lilla, småbarn, tvååring~, ettåring~, treåring~, barnbarn, åring, åringen',
  pregnant:
    'gravid, graviditet, i vecka, =vecka, # veckor, förlossning, förlossningen, fött barn, nyförlöst, med barn, på smällen, gravida, beräknad',
  not: '=inte, =inget, =ingen, =inga, aldrig, utan, =ej, slutat, slutade, vägrar, =inge, ingenting',
  cannot:
    'kan inte, kan ej, kan knappt, kan inte ens, får ingen, får inte, får inte luft, går inte, klarar inte, orkar inte, lyckas inte, svårt att, oförmögen, får knappt, kunde inte, kan hon inte, kan han inte, kan jag inte, omöjligt, orkar ej, knappt',
  want: 'vill, ville, önskar, skulle vilja, längtar, hoppas, hellre, vilja, velat, önskade',
  intend:
    'ska, tänker, kommer att, planerar, planer på, tankar på, tankar om, försökte, försökt, försök, på väg att, hotar, hotade, sa att han, sa att hon, säger att han, säger att hon, har bestämt, lust att, funderar på, impuls, tänkt, bestämt mig, känner för att',
  suddenly: 'plötsligt, helt plötsligt, från ingenstans, akut, hastigt, med ens, nyss, utan förvarning, direkt',
  badly:
    'mycket, kraftigt, kraftig, svår, svårt, fruktansvärt, fruktansvärd, hemsk, hemskt, jätte~, värre, outhärdlig, slutar inte, värsta, extremt, förfärlig, vansinnigt, ordentligt, djupt, forsar, pumpar, väldigt, rejält, skitont, ihållande, sjukt',
  many: 'åtta, nio, tio, elva, tolv, femton, tjugo, trettio, fyrtio, femtio, sextio, hundra, dussin, näve, handfull, massa, massor, flera',
  much: 'för många, för mycket, hela, alla, allt, ask, burk, karta, kartor, flaska, dubbel, dubbla, tre gånger, på en gång, överdos, all, förpackning',
  die: 'dö, dör, död, döden, dött, dog, inte leva, vara död, döende, ta slut, do',
  live: 'leva, lever, livet, finnas, vara här, vakna, fortsätta, existera, vara kvar, finns, vara vid liv, vara med, gå vidare',
  life: 'livet, mitt liv, allt, hans liv, hennes liv, sitt liv, allting, alltihop',
  end: 'ta, avsluta, slut på, göra slut, ända, avsluta, sluta, tog, tagit, få slut, sätta stopp',
  kill: 'döda, dödar, mörda, mördar, hänga, skjuta, dränka, ta livet, ta livet av, skära upp, hoppa från, hoppa framför, kasta mig, strypa, kväva, slå ihjäl, knivhugga, ha ihjäl, gasa, hoppa ut',
  self: 'mig själv, mej själv, sig själv, sig, mina handleder, sina handleder, mig, dig själv, handlederna, mej',
  hurt: 'skära, skär, skar, skurit, skada, skadar, skadat, bränna, bränner, rispa, rispar, slå, dunka, klösa, göra illa, gör illa, gjort illa, riva, självskad~, göra mig illa',
  skin: 'arm, armar, armen, armarna, handled, handleder, handlederna, lår, låren, hud, huden, ben, benen, rakblad, med flit',
  cut: 'skära, skär, skar, skurit, rispa, rispar, bränna, bränner, skurna, skärsår',
  accident: `av misstag, råkade, olycka på jobbet, raka, rakade, laga mat, köket, lök, grönsaker, bröd, träning, träna, tränade, gym, gymmet, knäböj, knä, axel, rygg, ryggen, fotled, löpning, springa, fotboll, ugn, panna, strykjärn, kalorier, kolhydrater, socker, håret, naglarna, kostnader, fingret, lagade mat, lagar mat, matlagning`,
  pointless:
    'meningslöst, meningslös, ingen mening, inget att leva, ingen anledning, inte värt, trött på, less på, orkar inte, gett upp, ge upp, ger upp, hopplöst, hatar, ingen framtid, ingen utväg, varför ska, värdelös, lönt, är färdig med, nog av, ingen idé',
  method:
    'rep, snara, rakblad, pistol, vapen, sparat tabletter, gift, tabletter sparade, gevär, tillräckligt med tabletter, sömntabletter, bössa',
  get: 'köpt, köpte, har, skaffat, samlat, samlar, sparat, sparar, gömt, gömmer, hittat, i handen, ligger framme, plockat fram, hittade, hämtat',
  stand: 'står på, står vid, sitter på, på kanten, vid kanten, står uppe, sitter vid, redo att hoppa, står och tittar, klättrat',
  height:
    'bro, bron, tak, taket, balkong, balkongen, räls, rälsen, spår, spåret, perrong, perrongen, kant, kanten, hus, klippa, tunnelbana, tågspår, fönster, räcket, järnväg, stup',
  farewell: 'adjö, farväl, avskedsbrev, avsked, hejdå, sista meddelande, sista gången, brev, lapp, tack och hej, avskeds',
  say: 'skrev, skrivit, sa, säger, lämnat, lämnade, gett bort, ger bort, skickade, skickat, skänkt, skänker, sms, postade, delat ut, tagit',
  forever: 'för alltid, aldrig mer, för gott, för evigt, slutgiltigt, någonsin',
  pain: 'smärtan, smärta, lidandet, allt, det, ont, ångesten, plågan, det här, eländet',
  sleep: 'sova, somna, sover, insomna',
  wake: 'vakna, vaknar, vakna upp, väckas',
  gone: 'borta, försvinna, inte finnas, försvunnen, vara borta, utan mig, inte finns, inte är här',
  nobody: 'ingen, alla, familjen, ni, de, dom, barnen, folk, världen',
  miss: 'sakna, saknar, märka, märker, bryr sig, bättre utan mig, lättade, gladare, bättre om, klarar sig bättre, slippa',
  burden: 'börda, belastning, till besvär, bara i vägen, till last',
  wayTo:
    'hur många, smärtfritt, smärtfri, sätt att, lättaste, snabbaste, dödlig, dödlig dos, hur gör man, bästa sättet, hur mycket krävs',
} satisfies Partial<DangerWords['words']>
