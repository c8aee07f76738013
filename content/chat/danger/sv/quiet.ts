import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

import { inPassing } from './signs-in-passing.ts'

/** What is said quietly, and what makes it harmless. */
export const quiet = {
  ...inPassing,
  pet: `katt, katten, hund, hunden, valp, valpen, kanin, kaninen, häst, hästen, hamster, marsvin, husdjur, kissen`,
  betterOff: `bättre utan mig, klarar sig bättre, har det bättre, får det bättre, bättre där, bättre hos, tas om hand, tar hand om, blir väl omhändertagen, i goda händer, kan inte ta hand om, när jag inte finns, när jag är borta`,
  lastLetters: `brev, breven, avskedsbrev, lösenord, lösenorden, testamente, lapp till, en video till`,
  leftOut: `till alla, till var och en, var sitt, på bordet, på köksbordet, i lådan, i ett kuvert, för säkerhets skull, mina barn, skrivit upp, på kylskåpet, till er alla`,
  ridOfMe: `slipper ni mig, slipper mig, bli av med mig, av med mig, får ni lugn, får ni ro, behöver inte oroa er, inte oroa er för mig, inte vara till besvär, är till besvär, skulle märka, märker ändå, märker ingen, saknar mig, kommer sakna mig, ett problem mindre, inte belasta, inte betala för mig mer, slipper betala för mig, inte laga mat till mig, inte vänta på mig mer, inga pengar på mig mer`,
  looksDown: `tittar ner, tittar på tågen, tittar på vattnet, ser ner, stirrar ner, ser tågen, titta ner, titta på tågen, blickar ner`,
  weighsSelf: `väger mig, ställer mig på vågen, väger sig, väga mig, vågen`,
  timesADay: `gånger om dagen, gånger per dag, varje timme, ggr om dagen, före och efter, efter varje måltid, gånger dagligen`,
  bathroom: `toan, toaletten, badrummet, toa`,
  runsWater: `spolar kranen, sätter på kranen, på kranen, låter vattnet, sätter på duschen, duschen på, på duschen, spolar vatten, hög musik, så ingen hör, ingen ska höra, kranen`,
  leaden: `tung som bly, som bly, blytung, jättetung, så tung, väger ett ton`,
  noSentence: `hel mening, säga en mening, avsluta en mening, hela meningar, två ord, mellan orden, prata färdigt, fullfölja en mening`,
  underSink: `under diskbänken, under vasken, under diskhon, under handfatet, flaskan i garaget, städskåpet, rengöringsmedel, städmedel, utan etikett, propplösare`,
  fruitBreath: `luktar aceton, luktar äpple, luktar frukt, andedräkt, andedräkten luktar, lukt av aceton, acetonlukt, söt andedräkt, luktar nagellack, luktar nagellacksborttagning`,
  fontanelle: `fontanell, fontanellen`,
  sunken: `insjunken, ihålig, buktar, buktande, insjunkna, nedsjunken, inåt`,
  dryNappy: `ingen blöt blöja, inga blöta blöjor, torr blöja, torra blöjor, blöjan är torr, blöjan torr, inte kissat, kissar inte, blöja sedan`,
  ribsIn: `drar in revbenen, revbenen, mellan revbenen, indragningar, näsvingarna, magen dras in, huden mellan, bröstkorgen dras`,
  headSplits: `huvudvärk, sprängande huvudvärk, huvudet sprängs, ont i huvudet`,
  flashes: `blixtar, stjärnor, prickar, ljusblixtar, flimmer, flimrar, suddigt, dubbelt, fläckar, svarta prickar`,
  hardBelly: `magen är hård, magen stenhård, magen är stenhård, stenhård, hård mage, hård som sten, spänd mage, spänd som en trumma`,
  noKicks: `inte sparkat, sparkar inte, inga sparkar, ingen spark, rör sig inte, inte rört sig, känner inte bebisen, känner henne inte, känner honom inte, minskade rörelser, rör sig mindre, inga fosterrörelser, känner inga rörelser, inga rörelser`,
  mixesWords: `blandar ihop orden, blandar orden, säger fel ord, hittar inte orden, pratar osammanhängande, rörigt tal, orden kommer fel, kastar om orden, svamlar, får inte fram orden, fel ord`,
  checksPhone: `kollar min mobil, kollar min telefon, läser mina meddelanden, läser mina sms, går igenom min mobil, tar min mobil, tagit min telefon, spårar mig, följer efter mig, kontrollerar mina pengar, tagit mitt kort, kontrollerar allt, bestämmer vem jag`,
  mayNotSee: `får inte träffa, får inte gå ut, får inte umgås, förbjuder mig, har förbjudit, låter mig inte, får inte jobba, vill inte att jag träffar, utan hans tillåtelse, får inte ringa, får inte åka till`,
  locksIn: `låser in mig, låser in, inlåst, låst in mig, låser dörren, tar nycklarna, tar nyckeln, låste in mig, stänger in mig`,
  goesOut: `när han går, när han åker, till jobbet, hela dagen, så att jag inte, när han är borta`,
  afraidHome: `vågar inte gå hem, rädd att gå hem, rädd för att gå hem, vågar inte åka hem, rädd när han kommer hem, vill inte hem till honom, hör nycklarna, vågar inte vara hemma, rädd för att komma hem`,
  recovered: `frisk, friskförklarad, frisk nu, bra nu, återställd, mår bra, promenerar igen, går igen, tillfrisknat, botad, färdigbehandlad, fri från, över nu, helt bra, för länge sedan`,
  joke: `haha~, =hihi, =lol, =xd, =hehe`,
  sun: `sol, solen, bränna mig, kyla, kallt, vinter, blåst, mygg, springer, cyklar`,
} satisfies Partial<Record<FurtherMeaning, Words>>
