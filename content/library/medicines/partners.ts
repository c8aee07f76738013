import type { MedicinePartner } from './medicine.ts'

const supplements: readonly MedicinePartner[] = [
  {
    id: 'supplement',
    called: 'a supplement',
    names:
      'supplement, supplements, vitamins, vitamin, herb, herbs, herbal, herbal tea, herbal remedy, herbal remedies, natural remedy, probiotic, probiotics, collagen, electrolytes, pre workout, preworkout, adaptogen, adaptogens, cbd, minerals, nahrungsergänzung, suplemento, suplementos, complément, compléments',
  },
  { id: 'vitamin-k', called: 'vitamin K', names: 'vitamin k, vitamin k1, vitamin k2, k2, menaquinone, mk 7' },
  {
    id: 'omega-3',
    called: 'omega-3',
    names:
      'omega 3, omega3, omega 3s, fish oil, fish oils, fishoil, cod liver oil, krill oil, epa, dha, algae oil, fischöl, aceite de pescado, huile de poisson',
  },
  { id: 'iron', called: 'iron', names: 'iron, iron tablets, ferrous sulfate, ferrous, eisen, eisentabletten, hierro, fer' },
  { id: 'calcium', called: 'calcium', names: 'calcium, calcium tablets, calcio' },
  { id: 'magnesium', called: 'magnesium', names: 'magnesium, magnesium glycinate, magnesium citrate, magnesio' },
  { id: 'zinc', called: 'zinc', names: 'zinc, zink' },
  { id: 'vitamin-d', called: 'vitamin D', names: 'vitamin d, vitamin d3, d3, cholecalciferol' },
  { id: 'vitamin-b12', called: 'vitamin B12', names: 'vitamin b12, b12, b 12, cobalamin, methylcobalamin' },
  { id: 'multivitamin', called: 'a multivitamin', names: 'multivitamin, multivitamins, multi vitamin, multi vitamins' },
  { id: 'potassium', called: 'potassium', names: 'potassium, potassium tablets, potassium supplement, kalium, potasio' },
  {
    id: 'st-johns-wort',
    called: 'St John’s wort',
    names:
      'st johns wort, st john wort, saint johns wort, st johnswort, st john s wort, hypericum, johanniskraut, hierba de san juan, millepertuis',
  },
  { id: 'melatonin', called: 'melatonin', names: 'melatonin, melatonina' },
  { id: 'ashwagandha', called: 'ashwagandha', names: 'ashwagandha, ashwaganda, withania' },
  { id: 'creatine', called: 'creatine', names: 'creatine, creatine monohydrate, kreatin, creatina' },
  { id: 'protein', called: 'protein powder', names: 'protein powder, protein shake, protein shakes, whey, whey protein' },
  { id: 'biotin', called: 'biotin', names: 'biotin' },
  { id: 'turmeric', called: 'turmeric', names: 'turmeric, curcumin' },
  { id: 'ginkgo', called: 'ginkgo', names: 'ginkgo, ginkgo biloba, gingko' },
  { id: 'ginseng', called: 'ginseng', names: 'ginseng' },
  { id: 'garlic', called: 'garlic capsules', names: 'garlic capsules, garlic tablets, garlic supplement' },
  { id: 'valerian', called: 'valerian', names: 'valerian, baldrian, kava, passionflower' },
  { id: '5-htp', called: '5-HTP', names: '5 htp, 5htp, tryptophan, sam e' },
  { id: 'berberine', called: 'berberine', names: 'berberine' },
  { id: 'red-yeast-rice', called: 'red yeast rice', names: 'red yeast rice' },
  { id: 'vitamin-c', called: 'vitamin C', names: 'vitamin c' },
  { id: 'vitamin-e', called: 'vitamin E', names: 'vitamin e' },
  { id: 'vitamin-a', called: 'vitamin A', names: 'vitamin a' },
  { id: 'folic-acid', called: 'folic acid', names: 'folic acid, folate' },
  { id: 'rhodiola', called: 'rhodiola', names: 'rhodiola, maca, echinacea, black cohosh, evening primrose, saw palmetto' },
  { id: 'theanine', called: 'theanine', names: 'theanine, l theanine, gaba' },
]

const foodsAndDrinks: readonly MedicinePartner[] = [
  {
    id: 'food',
    called: 'food',
    names:
      'food, foods, eating, eat, meal, meals, diet, breakfast, empty stomach, snack, keto, low carb, vegan, soy, soya, tofu, oats, porridge, banana, bananas, avocado, cranberry, cranberry juice, liquorice, licorice, garlic, orange juice',
  },
  { id: 'grapefruit', called: 'grapefruit', names: 'grapefruit, grapefruits, grapefruit juice, pomelo, toronja, pamplemousse' },
  {
    id: 'leafy-greens',
    called: 'leafy greens',
    names: 'leafy greens, greens, spinach, kale, broccoli, chard, salad, green smoothie, green smoothies',
  },
  { id: 'dairy', called: 'milk products', names: 'milk, dairy, yoghurt, yogurt, cheese, kefir' },
  {
    id: 'salt-substitute',
    called: 'a salt substitute',
    names:
      'salt substitute, salt substitutes, salt replacement, lo salt, losalt, low sodium salt, lite salt, nosalt, potassium salt, potassium chloride',
  },
  { id: 'salt', called: 'salt', names: 'salt, sodium, low salt, less salt' },
  {
    id: 'fibre',
    called: 'a fibre supplement',
    names: 'fibre supplement, fiber supplement, psyllium, metamucil, flea seed husks, fibre, fiber',
  },
  {
    id: 'coffee',
    called: 'coffee',
    names:
      'coffee, espresso, kaffee, café, caffeine, energy drink, energy drinks, red bull, caffeine tablets, black tea, green tea, matcha',
  },
  { id: 'tea', called: 'tea', names: 'tea, teas' },
  {
    id: 'alcohol',
    called: 'alcohol',
    names: 'alcohol, wine, beer, drink alcohol, drinking, vodka, whisky, whiskey, cocktails, alkohol, booze, glass of wine',
  },
]

const activities: readonly MedicinePartner[] = [
  {
    id: 'training',
    called: 'training',
    names:
      'training, train, exercise, exercising, workout, workouts, work out, gym, running, run, jogging, lifting, lift weights, weights, weight training, strength training, hiit, intervals, cardio, cycling, swimming, yoga, marathon, heart rate zones, heart rate zone, zone 2',
  },
  { id: 'sauna', called: 'the sauna', names: 'sauna, hot bath, hot baths, cold plunge, cold plunges, ice bath, ice baths' },
  { id: 'fasting', called: 'fasting', names: 'fasting, fast, intermittent fasting, skipping meals, skip breakfast, skip meals' },
]

/** What people join with a medicine. */
export const medicinePartners: readonly MedicinePartner[] = [
  ...supplements.map((each) => (each.id === 'supplement' ? each : { ...each, within: ['supplement'] })),
  ...foodsAndDrinks,
  ...activities,
]
