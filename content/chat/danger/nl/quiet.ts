import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

import { inPassing } from './signs-in-passing.ts'

/** What is said quietly, and what makes it harmless. */
export const quiet = {
  ...inPassing,
  pet: `hond, hondje, kat, poes, kitten, konijn, paard, hamster, parkiet, cavia, huisdier, huisdieren`,
  betterOff: `beter dan bij mij, heeft het beter, heeft hij het beter, heeft ze het beter, beter zonder mij, zal beter, goed verzorgd, wordt goed verzorgd, zorgt er beter voor, in goede handen, kan er niet meer voor zorgen, zorg goed voor, als ik er niet meer ben`,
  lastLetters: `brief, brieven, afscheidsbrief, wachtwoorden, testament, briefje, video voor`,
  leftOut: `iedereen, ieder, op tafel, op de tafel, in de la, in een envelop, klaargelegd, voor het geval, mijn kinderen, opgeschreven, op de koelkast, elk van jullie`,
  ridOfMe: `van mij af, geen last meer van me, geen last meer van mij, van me verlost, verlost van mij, rust zonder mij, hebben jullie rust, hoeven jullie je geen zorgen, geen zorgen meer om mij, niemand meer tot last, zou het merken, merkt het toch niet, merkt toch niemand, mist me niet, niemand mist mij, niemand zal me missen, een probleem minder, een zorg minder, niet meer voor mij te koken, niet meer voor me te betalen, geen geld meer aan mij, niet meer op mij te wachten, hoeven jullie niet meer voor mij`,
  looksDown: `naar beneden kijken, kijk naar beneden, kijken naar het water, kijk naar het water, kijken naar de treinen, kijk naar de treinen, te kijken, kijk naar het spoor, in de diepte, treinen kijken`,
  weighsSelf: `weegschaal, weeg mezelf, weeg me, weegt zich, me wegen`,
  timesADay: `keer per dag, keer op een dag, maal per dag, elk uur, ieder uur, voor en na, na elke maaltijd, x per dag`,
  bathroom: `wc, toilet, badkamer, =plee`,
  runsWater: `kraan aan, kraan open, zet de kraan, laat de kraan, laat het water, douche aan, zet de douche, trek door, muziek hard, zodat niemand hoort, niemand me hoort, de kraan`,
  leaden: `loodzwaar, zwaar als lood, als lood, van lood, heel zwaar, zo zwaar`,
  noSentence: `zin afmaken, zin niet afmaken, hele zin, zinnen afmaken, geen zin uitspreken, twee woorden, tussen de woorden, een zin zeggen, volzin`,
  underSink: `onder de gootsteen, gootsteenkastje, onder de wastafel, fles uit de garage, schoonmaakkastje, schoonmaakmiddel, schoonmaakmiddelen, zonder etiket, gootsteenontstopper, ontstopper`,
  fruitBreath: `adem ruikt, ruikt naar aceton, naar aceton, ruikt naar appel, ruikt naar fruit, adem naar, naar nagellakremover, acetonlucht, zoete adem, fruitige adem, uit de mond naar`,
  fontanelle: `fontanel`,
  sunken: `ingezakt, ingezonken, ingevallen, bol, bolle, ingedeukt, hol`,
  dryNappy: `geen natte luier, geen natte luiers, droge luier, droge luiers, luier droog, luiers droog, luier is droog, niet geplast, plast niet, luier blijft droog`,
  ribsIn: `ribben trekken in, trekt de ribben, tussen de ribben, ribben, trekt in, neusvleugelen, neusvleugels, buik trekt in, intrekkingen`,
  headSplits: `hoofdpijn, barstende hoofdpijn, hoofd barst, hoofd knalt, knallende hoofdpijn`,
  flashes: `sterretjes, lichtflitsen, flitsen, vlekken, zwarte vlekken, wazig, dubbel, lichtjes, stipjes, glinsteringen`,
  hardBelly: `buik hard, buik is hard, buik keihard, buik is keihard, keihard, harde buik, steenhard, zo hard als een steen, bikkelhard`,
  noKicks: `niet geschopt, schopt niet, geen schopjes, geen schop, trapt niet, beweegt niet, niet bewegen, voel haar niet, voel hem niet, voel de baby niet, beweegt minder, niet bewogen, geen leven voelen, voel geen leven, minder beweging`,
  mixesWords: `haalt woorden door elkaar, woorden door elkaar, verwisselt woorden, vindt de woorden niet, kan niet op woorden komen, wartaal, verkeerde woorden, praat onzin, brabbelt, kromme zinnen`,
  checksPhone: `checkt mijn telefoon, controleert mijn telefoon, leest mijn berichten, kijkt in mijn telefoon, pakt mijn telefoon, telefoon afgepakt, volgt me overal, volgt mijn locatie, trackt me, pinpas afgepakt, beheert al mijn geld, controleert alles, leest mijn appjes`,
  mayNotSee: `mag niet meer naar, mag mijn vriendinnen niet, mag niemand zien, mag niet naar buiten, mag de deur niet, verbiedt me, verboden om, laat me niet gaan, laat me niet weg, mag mijn familie niet, mag niet werken, zonder zijn toestemming, wil niet dat ik`,
  locksIn: `doet de deur op slot, sluit me op, opgesloten, sluit mij op, neemt de sleutel mee, pakt de sleutels, deur op slot, heeft me opgesloten, op slot`,
  goesOut: `als hij weggaat, als hij gaat, naar zijn werk, de hele dag, zodat ik niet, neemt de sleutel, als hij weg is`,
  afraidHome: `durf niet naar huis, durf vanavond niet naar huis, durf niet meer naar huis, bang om naar huis, bang om thuis te komen, wil niet naar huis naar hem, bang als hij thuiskomt, hoor de sleutel, durf _ niet naar huis`,
  recovered: `genezen, hersteld, weer gezond, weer fit, wandelt weer, loopt weer, gezond, beter nu, helemaal beter, overwonnen, al lang voorbij, voorbij, klachtenvrij, goed hersteld`,
  joke: `haha~, =hihi, =lol, =xd, =hehe`,
  sun: `zon, zonnebrand, verbranden, kou, winter, wind, muggen, hardlopen, fiets`,
} satisfies Partial<Record<FurtherMeaning, Words>>
