import type { Day } from '#base/dates/calendar-day.ts'
import { deviceOf } from '#features/health/core/device.ts'
import { importSeries, type healthImports } from '#features/health/core/imports/import-tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'

import type { DayValue } from './reading/day-values.ts'

type ImportRow = Pick<typeof healthImports.$inferSelect, 'id' | 'userId' | 'kind'>

/** Keeps what a file says until it is taken, or gone. `hardwareOf` a source is what the file calls its hardware. */
export async function keepSeries(
  tx: Transaction,
  { id, userId, kind }: ImportRow,
  values: ReadonlyArray<DayValue>,
  hardwareOf: (source: string) => string | undefined,
): Promise<void> {
  const series = Map.groupBy(values, ({ source, metric, method }) => JSON.stringify([source, metric, method]))
  for (const its of series.values()) {
    const { source, metric, method } = its[0]!
    const hardware = hardwareOf(source)
    const device = deviceOf({ kind, name: source, ...(hardware !== undefined && { hardware }) })
    const numbers: Record<Day, number> = Object.fromEntries(its.map(({ day, value }) => [day, value]))
    await tx.insert(importSeries).values({ importId: id, userId, source, device, metric, method, numbers })
  }
}
