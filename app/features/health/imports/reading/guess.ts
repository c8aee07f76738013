import type { ColumnMapping } from '#features/health/imports/import.ts'
import { vitalNames, type VitalName } from '#features/health/vitals.ts'
import type { Units } from '#features/identity/units.ts'

import type { CsvHead } from './csv-head.ts'
import { datedColumns, guessDay, guessSleepColumns } from './guess-day.ts'
import { guessUnit } from './guess-unit.ts'

interface Sign {
  readonly is: RegExp
  readonly isNot?: RegExp
  /** Of several the one that says this. */
  readonly rather?: RegExp
  readonly units: ReadonlyArray<readonly [RegExp, string]>
}

/** What headings are like, in the languages that exports come in most. */
const signs: Readonly<Record<VitalName, Sign>> = {
  weightKg: {
    is: /weight|gewicht|poids|peso|body ?mass/i,
    isNot: /goal|ziel|target|bmi/i,
    units: [
      [/\b(lbs?|pounds?)\b/i, 'lb'],
      [/\b(kgs?|kilos?|kilogram\w*)\b/i, 'kg'],
      [/\b(g|grams?)\b/i, 'g'],
      [/\b(st|stone)\b/i, 'st'],
    ],
  },
  sleepHours: {
    is: /sleep|asleep|schlaf|sommeil|sue[nñ]o|sonno|sono\b|slaap/i,
    isNot:
      /score|quality|qualit|need|debt|efficien|latency|consisten|performance|goal|target|ziel|rem\b|deep|light|core|awake|wach|in bed|im bett|au lit|interruption|nap\b|start|onset|begin|%|time ?zone/i,
    rather: /asleep|total|duration|dauer|hours?\b|dur[ée]e|duraci[oó]n|time\b/i,
    units: [
      [/\b(min|minutes?|minuten)\b/i, 'min'],
      [/\b(s|secs?|seconds?|sekunden)\b/i, 's'],
      [/\b(h|hrs?|hours?|std|stunden)\b/i, 'h'],
    ],
  },
  steps: { is: /steps?\b|schritte|\bpas\b|pasos/i, isNot: /goal|ziel|distance/i, units: [] },
  waterLiters: {
    is: /water|hydration|wasser|drink|\beau\b|agua/i,
    isNot: /\((kg|lb|%)\)|body water/i,
    units: [
      [/\bml\b/i, 'mL'],
      [/oz|ounce/i, 'fl_oz_us'],
      [/\bcups?\b/i, 'cup_us'],
      [/\b(l(?!['’])|lit(re|er)s?)\b/i, 'L'],
    ],
  },
  hrvMs: {
    is: /hrv|heart ?rate ?variab|herz(?:frequenz|raten)variab|variabilit|rmssd|sdnn/i,
    isNot: /status|baseline|balance|score|7d/i,
    units: [
      [/rmssd/i, 'ms rmssd'],
      [/sdnn/i, 'ms sdnn'],
    ],
  },
  restingHr: { is: /rest(ing)?[ _]?(hr|heart|pulse)|\brhr\b|ruhe(puls|herz)|repos|reposo/i, isNot: /score/i, units: [] },
}
/** What the columns of a file seem to be, for the member to put right; a unit that has to be chosen is empty. */
export function guessMapping(
  { headings, sample }: Pick<CsvHead, 'headings' | 'sample'>,
  { source, units }: { source: string; units: Units },
): ColumnMapping {
  const table = { headings, sample }
  const dated = datedColumns(table)
  const columnOf = (metric: VitalName) =>
    findColumn(
      headings.filter((heading) => !dated.includes(heading)),
      signs[metric],
    )
  const hasSleep = columnOf('sleepHours') !== undefined
  const day = guessDay(table, dated, hasSleep)
  const numbers = vitalNames.flatMap((metric) => {
    const column = columnOf(metric)
    if (column === undefined || column === day) return []
    // An underscore is a letter to \b.
    const words = column.replaceAll('_', ' ')
    const named = signs[metric].units.find(([mark]) => mark.test(words))?.[1]
    const at = headings.indexOf(column)
    const cells = sample.map((row) => row[at] ?? '')
    return [{ metric, column, unit: named ?? guessUnit(metric, cells, units) }]
  })
  const sleep = hasSleep ? guessSleepColumns(table, dated, day) : null
  return { source, day, dateOrder: null, numbers, ...(sleep && { sleep }) }
}

/** The heading that is most like it: of several the first whose words say that it is the whole. */
function findColumn(headings: ReadonlyArray<string>, { is, isNot, rather }: Sign): string | undefined {
  const like = headings.filter((heading) => is.test(heading) && !isNot?.test(heading.replaceAll('_', ' ')))
  return like.find((heading) => rather?.test(heading.replaceAll('_', ' '))) ?? like[0]
}
