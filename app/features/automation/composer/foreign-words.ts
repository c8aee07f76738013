import { plainOf } from './stems.ts'

/** Words of other languages for what the library writes about in English: they name what is near, and cover nothing. */
const written: Readonly<Record<string, string>> = {
  sleep:
    'schlaf schlafen schlafstorung schlafstorungen einschlafen durchschlafen sommeil dormir sueno sonno dormire slaap slapen somn',
  coffee: 'kaffee cafe koffie caffe kaffe kahve',
  caffeine: 'koffein cafeine cafeina caffeina',
  tea: 'tee thee',
  alcohol: 'alkohol alcool alcol',
  wine: 'wein vin vino wijn',
  water: 'wasser eau agua acqua',
  salt: 'salz zout',
  sugar: 'zucker sucre azucar zucchero suiker',
  breakfast: 'fruhstuck desayuno colazione ontbijt',
  vegetables: 'gemuse verduras verdure groenten',
  fruit: 'obst frutta fruta',
  weight: 'gewicht poids peso abnehmen maigrir adelgazar dimagrire afvallen',
  snacks: 'zwischenmahlzeit',
  nutrition: 'ernahrung alimentation alimentacion alimentazione voeding essen manger comer',
  fitness: 'bewegung ejercicio exercice esercizio beweging',
  'strength training': 'krafttraining musculation',
  walking: 'spazieren spaziergang gehen marcher caminar camminare wandelen',
  stress: 'estres stressabbau entspannung detente relajacion',
  breathing: 'atmen atmung atemubungen respirer respiracion respirare',
  loneliness: 'einsamkeit soledad solitude solitudine',
  worry: 'sorgen inquietude preocupacion',
  breaks: 'pausen pauze',
  holiday: 'urlaub ferien vacances vacaciones vacanze vakantie',
  snoring: 'schnarchen ronfler ronflement roncar russare',
  iron: 'eisen eisenmangel hierro ferro',
  supplements: 'nahrungserganzung nahrungserganzungsmittel complements suplementos integratori',
  depression: 'depressionen depresion depressione',
  insomnia: 'insomnie insomnio insonnia insonia slapeloosheid schlaflosigkeit bezsennosc uykusuzluk',
  melatonin: 'melatonina melatonine',
  magnesium: 'magnesio magnez magnezyum',
  creatine: 'creatina kreatin kreatina',
  'protein powder': 'proteina proteinas proteine proteines eiweiss eiwit eiwitten proteinpulver eiweisspulver',
  'vitamin d': 'vitamina vitamine vitaminas',
  meditation: 'meditacion meditazione meditacao meditatie meditationen',
  cholesterol: 'colesterol colesterolo cholesterin',
  anaemia: 'anemie anamie',
  burnout: 'burnoutsyndrom',
  anxiety: 'angst angststorung ansiedad anxiete ansia',
}

const english = new Map(Object.entries(written).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])))

/** English words for those of a text that are of another language. */
export function inEnglish(text: string): string {
  const words = plainOf(text).match(/[a-z]+/g) ?? []
  return words.flatMap((word) => english.get(word) ?? []).join(' ')
}
