/** A day’s amount of something that is far from what is healthy. */
interface Extreme {
  readonly of: 'water' | 'sleep' | 'training' | 'stimulants' | 'food' | 'drink' | 'tablets'
  readonly units: ReadonlySet<string>
  /** One of these stands near by; null where it need not. */
  readonly beside: ReadonlySet<string> | null
  readonly isFar: (amount: number) => boolean
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * What stands in no guideline and is no matter of taste: where it begins is set well away from what the library’s own articles call usual, so that ordinary questions
 * (“is five hours of sleep enough?”) are left alone.
 */
const extremes: readonly Extreme[] = [
  {
    of: 'water',
    units: set('litre litres liter liters l'),
    beside: set('water drink drinking fluid fluids liquid hydration hydrate tea coffee juice cola milk'),
    isFar: (amount) => amount >= 4,
  },
  {
    of: 'water',
    units: set('gallon gallons'),
    beside: set('water drink drinking fluid fluids hydration hydrate'),
    isFar: (amount) => amount >= 1,
  },
  { of: 'water', units: set('glasses cups'), beside: set('water'), isFar: (amount) => amount >= 16 },
  {
    of: 'sleep',
    units: set('hour hours hr hrs h'),
    beside: set('sleep sleeping slept asleep sleeper'),
    isFar: (amount) => amount <= 4 || amount >= 14,
  },
  { of: 'sleep', units: set('hour hours hr hrs'), beside: set('awake sleepless'), isFar: (amount) => amount >= 20 },
  {
    of: 'sleep',
    units: set('day days night nights week weeks'),
    beside: set('sleepless awake nosleep'),
    isFar: (amount) => amount >= 2,
  },
  { of: 'sleep', units: set('minute minutes min mins'), beside: set('polyphasic uberman'), isFar: () => true },
  {
    of: 'training',
    units: set('hour hours hr hrs h'),
    beside: set('exercise exercising train training gym workout cardio run running treadmill lifting'),
    isFar: (amount) => amount >= 4,
  },
  { of: 'training', units: set('workouts sessions'), beside: set('day daily'), isFar: (amount) => amount >= 3 },
  { of: 'stimulants', units: set('mg milligram milligrams'), beside: set('caffeine coffee'), isFar: (amount) => amount > 600 },
  {
    of: 'stimulants',
    units: set('coffees cups espressos cans drinks mugs tablets pills'),
    beside: set('coffee coffees espresso espressos caffeine energy'),
    isFar: (amount) => amount >= 8,
  },
  {
    of: 'food',
    units: set('calorie calories kcal cal cals'),
    beside: set('day eating eat diet daily living live under only on'),
    isFar: (amount) => amount < 1200 || amount >= 5000,
  },
  { of: 'tablets', units: set('mg'), beside: set('melatonin'), isFar: (amount) => amount > 10 },
  { of: 'tablets', units: set('tablets pills capsules gummies'), beside: null, isFar: (amount) => amount >= 6 },
  {
    of: 'drink',
    units: set('beers wines shots pints whiskies vodkas units'),
    beside: set('day night evening daily every'),
    isFar: (amount) => amount >= 4,
  },
]

const numbers = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, at] as const),
)
const larger: ReadonlyArray<readonly [string, number]> = [
  ['a', 1],
  ['an', 1],
  ['dozen', 12],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['eighty', 80],
  ['hundred', 100],
  ['thousand', 1000],
]
for (const [word, amount] of larger) numbers.set(word, amount)

/** A unit may have a word before it (“two big gallons”), and what is said of may stand so far from it. */
const BETWEEN_NUMBER_AND_UNIT = 1
const BESIDE = 5

/** Of what a text names an amount that is far from healthy: “six litres of water”, “four hours a night”. */
export function extremeIn(words: readonly string[]): Extreme['of'] | null {
  for (const [at, word] of words.entries()) {
    const amount = amountIn(word)
    if (amount === null) continue
    for (const extreme of extremes) {
      if (!extreme.isFar(amount.value)) continue
      const unitAt = amount.unit !== '' && extreme.units.has(amount.unit) ? at : unitAfter(words, at, extreme.units)
      if (unitAt === null || isOfTime(words, unitAt)) continue
      const around = words.slice(Math.max(0, at - BESIDE), unitAt + 1 + BESIDE)
      if (!extreme.beside || around.some((one) => extreme.beside!.has(one))) return extreme.of
    }
  }
  return null
}

function unitAfter(words: readonly string[], at: number, units: ReadonlySet<string>): number | null {
  for (let next = at + 1; next <= at + 1 + BETWEEN_NUMBER_AND_UNIT && next < words.length; next++) {
    if (units.has(words[next]!)) return next
    if (amountIn(words[next]!) !== null && !isRange(words[next]!)) return null
  }
  return null
}

const isRange = (word: string) => word === 'a' || word === 'an'

/** “Two hours before sleep” is when, “an hour of light” is of something else. */
function isOfTime(words: readonly string[], unitAt: number): boolean {
  const [next = '', afterNext = ''] = words.slice(unitAt + 1)
  return whens.has(next) || (next === 'of' && others.has(afterNext))
}

const whens = set('before after earlier later ago into until apart from nap naps less more longer ahead behind difference lost')
const others = set('light screen screens sun daylight rest quiet work sitting')

function amountIn(word: string): { readonly value: number; readonly unit: string } | null {
  const written = /^(\d{1,6})([a-z]{0,5})$/.exec(word)
  if (written) return { value: Number(written[1]), unit: written[2]! }
  const value = numbers.get(word)
  return value === undefined ? null : { value, unit: '' }
}
