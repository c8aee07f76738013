import type { Units } from '#base/units.ts'
import type { ColumnMapping } from '#features/health/core/import.ts'
import { vitalNames, type VitalName } from '#features/health/core/vitals.ts'

import type { CsvHead } from './csv-head.ts'
import { datedColumns, guessDay, guessSleepColumns } from './guess-day.ts'
import { guessUnit } from './guess-unit.ts'
import { headingWords } from './heading-words.ts'

interface Sign {
  readonly is: RegExp
  readonly isNot?: RegExp
  /** Of several the one that says this. */
  readonly rather?: RegExp
  readonly units: ReadonlyArray<readonly [RegExp, string]>
}

/** Of what is no measurement of a day: names of rows, aims, marks, and means of several days. */
const ASIDE =
  /\bu?u?id\b|goal|\bziel|target|score|baseline|rolling|\btrend|(?:avg|average|mean|ø) ?\d|\b\d+ ?(?:d|days?|weeks?|tage?)\b/i
/** Tables of workouts: what stands there is of an hour, or was typed into a profile once. */
const OF_WORKOUT = /^(?:activity|workout|exercise) (?:type|name|id|date|start time)$/i

/** What headings are like, in the languages that exports come in most. */
const signs: Readonly<Record<VitalName, Sign>> = {
  weightKg: {
    is: /weight|gewicht|poids|peso|body ?mass/i,
    isNot:
      /bmi|athlete|bike|birth|ideal|change|differ|loss|lost|gain|verlust|\bfat\b|fett|lean|muscle|muskel|bone|knochen|mass index/i,
    units: [
      [/\b(lbs?|pounds?)\b/i, 'lb'],
      [/\b(kgs?|kilos?|kilogram\w*)\b/i, 'kg'],
      [/\b(g|grams?)\b/i, 'g'],
      [/\b(st|stone)\b/i, 'st'],
    ],
  },
  sleepHours: {
    is: /sleep|asleep|slept|schlaf|geschlafen|dorm[iíu]|sommeil|sue[nñ]o|sonno|sono\b|slaap/i,
    isNot:
      /qualit|need|debt|efficien|latency|consisten|performance|\brem|deep|light|shallow|core|stage|cycle|tief|leicht|profond|léger|profundo|ligero|awake|wach|wake|in bed|im bett|au lit|interruption|nap\b|start|onset|begin|before|fell|fall|heart|hrv|temp|bpm|%|time ?zone/i,
    rather: /asleep|total|duration|dauer|hours?\b|dur[ée]e|duraci[oó]n|time\b/i,
    units: [
      [/\b(min|minutes?|minuten)\b/i, 'min'],
      [/\b(ms|milliseconds?|millis)\b/i, 'ms'],
      [/\b(s|secs?|seconds?|sekunden)\b/i, 's'],
      [/\b(h|hrs?|hours?|std|stunden)\b/i, 'h'],
    ],
  },
  steps: {
    is: /steps?\b|schritte|\bpas\b|pasos/i,
    isNot: /distance|length|speed|healthy|\bruns?\b|\bwalk|recommend/i,
    units: [],
  },
  waterLiters: {
    is: /water|hydration|wasser|drink|\beau\b|agua/i,
    isNot: /\((kg|lb|%)\)|body ?water|körperwasser|rate|percent|%|temp/i,
    units: [
      [/\bml\b/i, 'mL'],
      [/oz|ounce/i, 'fl_oz_us'],
      [/\bcups?\b/i, 'cup_us'],
      [/\b(l(?!['’])|lit(re|er)s?)\b/i, 'L'],
    ],
  },
  hrvMs: {
    is: /hrv|heart ?rate ?variab|herz(?:frequenz|raten)variab|variabilit|rmssd|sdnn/i,
    isNot: /status|balance/i,
    rather: /rmssd/i,
    units: [
      [/rmssd/i, 'ms rmssd'],
      [/sdnn/i, 'ms sdnn'],
    ],
  },
  restingHr: { is: /rest(ing)? ?(hr|heart|pulse)|\brhr\b|ruhe ?(puls|herz)|repos|reposo/i, units: [] },
}

/** What the columns of a file seem to be, for the member to put right; a unit that has to be chosen is empty. */
export function guessMapping(
  { headings, sample }: Pick<CsvHead, 'headings' | 'sample'>,
  { source, units }: { source: string; units: Units },
): ColumnMapping {
  const table = { headings, sample }
  const dated = datedColumns(table)
  const timesOfDay = new Set(headings.filter((_, column) => hasTimesOfDay(sample.map((cells) => cells[column] ?? ''))))
  const columnOf = (metric: VitalName) =>
    findColumn(
      headings.filter((heading) => !dated.includes(heading) && !timesOfDay.has(heading)),
      signs[metric],
    )
  const hasSleep = columnOf('sleepHours') !== undefined
  const day = guessDay(table, dated, hasSleep)
  const isOfWorkouts = headings.some((heading) => OF_WORKOUT.test(headingWords(heading)))
  const numbers = (isOfWorkouts ? [] : vitalNames).flatMap((metric) => {
    const column = columnOf(metric)
    if (column === undefined || column === day) return []
    const words = headingWords(column)
    const named = signs[metric].units.find(([mark]) => mark.test(words))?.[1]
    const at = headings.indexOf(column)
    const cells = sample.map((row) => row[at] ?? '')
    return [{ metric, column, unit: named ?? guessUnit(metric, cells, units) }]
  })
  const sleep = hasSleep ? guessSleepColumns(table, dated, day) : null
  return { source, day, dateOrder: null, numbers, ...(sleep && { sleep }) }
}

/** “23:10” and “10:31 PM” are no lengths: nobody sleeps so long, but goes to bed then. */
function hasTimesOfDay(cells: ReadonlyArray<string>): boolean {
  return cells.some(
    (cell) => /^(?:1[7-9]|2[0-3]):\d{2}(?::\d{2})?$/.test(cell) || /^\d{1,2}:\d{2}(?::\d{2})? ?[ap]\.?m\.?$/i.test(cell),
  )
}

/** The heading that is most like it: of several the first whose words say that it is the whole. */
function findColumn(headings: ReadonlyArray<string>, { is, isNot, rather }: Sign): string | undefined {
  const like = headings.filter((heading) => {
    const words = headingWords(heading)
    return is.test(words) && !isNot?.test(words) && !ASIDE.test(words)
  })
  return like.find((heading) => rather?.test(headingWords(heading))) ?? like[0]
}
