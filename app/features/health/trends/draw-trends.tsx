import type { DateLanguage } from '#base/dates/format-date.ts'
import type { Units } from '#base/units.ts'
import { drawPart } from '#features/health/core/draw-part.tsx'

import { EntriesTable } from './entries-table.tsx'
import { TrendPicture, TrendTable } from './trend-picture.tsx'
import type { Trend } from './trend.ts'
import type { WrittenEntry } from './written-entry.ts'

export const drawPicture = (trend: Trend, language: DateLanguage) =>
  drawPart(`picture-${trend.id}`, language, <TrendPicture trend={trend} />)

export const drawTable = (trend: Trend, language: DateLanguage) =>
  drawPart(`table-${trend.id}`, language, <TrendTable trend={trend} />)

export const drawEntries = (entries: ReadonlyArray<WrittenEntry>, units: Units, language: DateLanguage) =>
  drawPart('entries', language, <EntriesTable entries={entries} units={units} />)
