import type { ColumnMapping } from '#features/health/imports/import.ts'
import { vitalNames, type VitalName } from '#features/health/vitals.ts'
import type { Units } from '#features/identity/units.ts'

import type { CsvHead } from './csv-head.ts'
import { orderTold, readDate } from './dates.ts'
import { guessUnit } from './guess-unit.ts'

interface Sign {
  readonly is: RegExp
  readonly isNot?: RegExp
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
    is: /sleep|asleep|schlaf|sommeil|sue[nñ]o/i,
    isNot: /score|quality|need|debt|efficien|latency|rem\b|deep|light|start|onset|%|time zone/i,
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
const DATE = /^(date|day|datum|tag|fecha|jour|time|timestamp)\b/i

/** What the columns of a file seem to be, for the member to put right; a unit that has to be chosen is empty. */
export function guessMapping(
  { headings, sample }: CsvHead,
  { source, units: own }: { source: string; units: Units },
): ColumnMapping {
  const isDates = (column: number) => {
    const cells = sample.map((cells) => cells[column] ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.every((cell) => readDate(cell, null) !== null || orderTold(cell) === 'either')
  }
  const dated = headings.filter((_, column) => isDates(column))
  const day =
    dated.find((heading) => DATE.test(heading)) ?? dated[0] ?? headings.find((heading) => DATE.test(heading)) ?? headings[0]!
  const numbers = vitalNames.flatMap((metric) => {
    const { is, isNot, units } = signs[metric]
    const column = headings.find(
      (heading) => !dated.includes(heading) && heading !== day && is.test(heading) && !isNot?.test(heading),
    )
    if (column === undefined) return []
    // An underscore is a letter to \b.
    const words = column.replaceAll('_', ' ')
    const named = units.find(([mark]) => mark.test(words))?.[1]
    const at = headings.indexOf(column)
    return [
      {
        metric,
        column,
        unit:
          named ??
          guessUnit(
            metric,
            sample.map((cells) => cells[at] ?? ''),
            own,
          ),
      },
    ]
  })
  return { source, day, dateOrder: null, numbers }
}
