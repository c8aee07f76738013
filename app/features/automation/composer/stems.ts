/** Where one flies from, and where to. */
const places =
  /\b(?:new york|los angeles|san francisco|hong kong|new zealand|south africa|south america|north america|cape town|abu dhabi|new delhi|kuala lumpur|costa rica|sri lanka|united states|united kingdom|las vegas|mexico city|africa|america|amsterdam|argentina|asia|athens|auckland|australia|austria|bali|bangkok|barcelona|beijing|berlin|boston|brazil|britain|brussels|canada|chicago|chile|china|copenhagen|dallas|delhi|denmark|denver|dubai|dublin|edinburgh|egypt|england|europe|florida|france|frankfurt|geneva|germany|greece|hawaii|heathrow|helsinki|honolulu|houston|iceland|india|indonesia|ireland|israel|istanbul|italy|japan|johannesburg|kenya|korea|lisbon|london|madrid|malaysia|manchester|melbourne|mexico|miami|milan|montreal|moscow|mumbai|munich|nairobi|netherlands|norway|nyc|oslo|paris|perth|peru|philippines|poland|portugal|prague|qatar|rome|scotland|seattle|seoul|shanghai|singapore|spain|stockholm|sweden|switzerland|sydney|taiwan|thailand|tokyo|toronto|turkey|uk|us|usa|vancouver|vienna|vietnam|washington|zurich)\b/g

const acrossZones = /\b(?:jet lag|time zones?|time difference|long[ -]haul)\b/

/** A text on jet lag without its places: they change nothing about it. In any other they belong to the subject. */
function withoutPlaces(plain: string): string {
  return acrossZones.test(plain) ? plain.replaceAll(places, ' ') : plain
}

/** Words that say that an article is wanted, and none about what. */
const empty = new Set(
  (
    'create draft compose publish content short plain friendly concise tone paragraph paragraphs bullet bullets examples language audience members subscribers keep a about above actionable after all also an and any are article articles as at be because been before being blog but by can ' +
    'could daily day days did do does each every evidence explain explained explaining explains fact facts few find finding first five for four from full generate give good great had has have help helpful her ' +
    'here his how i idea ideas if improve in into is it its just know last learn less life like little long make many me more most much ' +
    'must my myself need new no not now of off on one only or other our out over own people person post practical practice reader readers ' +
    'please really say says share should simple so some something such than that the ten their them then there these they thing this those through time tip to ' +
    'today too topic truth two up us use very was way we week well wellbeing wellness were what when where which while who why will ' +
    'with without words work worth would write writing you your health healthy healthier guide advice expert professional start better best ' +
    'january february march april may june july august september october november december ' +
    'monday tuesday wednesday thursday friday saturday sunday'
  ).split(' '),
)

/**
 * Names of two words, the first of which alone would mean something else: vitamin B12 is no kind of vitamin D, and “no” is what “say no” is about.
 * Steps are a subject where they are counted; “practical steps” are none.
 */
const names: ReadonlyArray<readonly [written: RegExp, asOne: string]> = [
  [/\bvit(?:amine?s?)?[\s.-]+([a-hk]\d{0,2})\b(?! (?:day|week|month))/g, 'vitamin$1'],
  [/\b([b-hk])[\s-]vitamins?\b/g, 'vitamin$1'],
  [/\bsay(?:s|ing)?[^a-z0-9]+no\b/g, 'sayno'],
  // Cold water is no cold, a sheet that is ironed no iron, a flat stomach no flat.
  [/\bcold[\s-]+(?:showers?|plung(?:e|es|ing)|water|baths?|swim(?:s|ming)?|exposure|therapy)\b/g, 'coldwater'],
  [/\biron(?:ing|ed)\b|\biron (?:pans?|man|gates?|age|curtain|skillets?|cookware)\b|\bironm[ae]n\b/g, 'ironware'],
  [/\bfall(?= (?:fashion|season|colou?rs|harvest|recipes|semester))/g, 'autumn'],
  [/\bred light\b/g, 'redlight'],
  [/\bweight loss\b|\b(?:los(?:e|ing)|shed(?:ding)?) (?:\w+ )?weight\b/g, 'weight weightloss'],
  [/\b(?:practical|simple|small|easy|clear|concrete|next|first|actionable) steps?\b|\bstep[\s-]by[\s-]step\b/g, ' '],
  [/(?<![\dk]\s)\bsteps? (?:to|towards|of|in) (?!(?:aim|count|take|walk|work|the day|a day|your day)\b)/g, ' '],
  // Awake between one and four is a bad night; later it may be a plan.
  [
    /\b(?:wak(?:e|es|ing)|woke|awake)(?: up)? (?:at|around|about|by) (?:[1-4](?!\d)(?:[:.]\d\d)?(?! ?p\.? ?m)|one\b|two\b|three\b|four\b)(?: in the morning)?/g,
    'wakeatnight ',
  ],
  [/\bjet[\s-]?lag(?:ged)?\b/g, 'jet lag'],
  [/^\W*5[\s-]a[\s-]day\b/g, 'five a day'],
  [/(?<=\d)\s?(?:mc?g|ug|g|kg|iu|ml|cl|l|lbs?|km|k|mins?|minutes?|hrs?|[ap]\.?m\.?)(?![a-z])/g, ''],
  [/\bwork(?:ing|s|ed)?[\s-]out\b/g, 'workout'],
  [/\b(push|press)(?:[\s-]?ups|-?up)\b/g, '$1 ups'],
  [/\bwfh\b/g, 'working from home'],
]

/** A text in small letters without accents, its names of several words as one. */
export function plainOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return withoutPlaces(names.reduce((words, [written, asOne]) => words.replaceAll(written, asOne), plain))
}

/** The words of a text by which its subject can be told, without their endings; what is known by its number also together with it: “zone 2”. */
export function stemsOf(text: string): string[] {
  return plainOf(text)
    .replaceAll(/\b(zone|omega)[\s-](\d{1,2})(?!\d)/g, '$1 $1$2')
    .split(/[^a-z0-9]+/)
    .map((word) => sameWords.get(word) ?? word)
    .filter((word) => word.length > 1 && !/^\d+$/.test(word) && !isCode(word) && !empty.has(word.replace(/(?<!\d)\d+$/, '')))
    .map(stemOf)
    .filter((stem) => !empty.has(stem) && !/^\d+$/.test(stem))
}

/** A reference of letters and digits, which names nothing. */
function isCode(word: string): boolean {
  return word.length > 5 && /[a-z]\d|\d[a-z]/.test(word) && (word.match(/\d/g)?.length ?? 0) > 1 && !word.startsWith('vitamin')
}

/** Words for one thing that no ending leads from one to the other. */
const sameWords = new Map(
  Object.entries({
    wak: 'woke woken awake awoke',
    sit: 'sat',
    victory: 'win wins winning winner winners won',
    condiment: 'seasoning seasonings',
    vegetable: 'veggie veggies veg',
    alcohol: 'booze',
    legume: 'pulses legumes',
    calm: 'calmer calmest calmly',
    loud: 'loudly louder',
    thirst: 'thirsty',
    travel: 'trip trips',
    lonely: 'lonley',
    stretch: 'stretches stretching',
    tired: 'knackered shattered',
    walk: 'stroll strolls strolling',
    apnoea: 'apnea',
    workout: 'workouts',
    meditate: 'meditating meditated',
    parent: 'mother mothers mum mums mom moms father fathers dad dads',
    hunger: 'hungry',
    weigh: 'weight weights',
    dark: 'darker darkest darkness',
    cool: 'cooler coolest',
    quiet: 'quieter',
    fibre: 'fiber',
    child: 'children kid kids',
    eldest: 'elderly senior seniors',
  }).flatMap(([one, others]) => others.split(' ').map((other) => [other, one])),
)

/** The ending of the plural, of -ing and of -ed, no more: stemmers of the trade make one word of “mindful” and “mindfulness” (docs/decisions/0031). */
function stemOf(word: string): string {
  const stem = word
    .replace(/(?<=..)ies$|(?<=(?:s|x|ch|sh))es$|(?<=[^su])s$/, (ending) => (ending === 'ies' ? 'y' : ''))
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
  return stem.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=...)e$/, '')
}
