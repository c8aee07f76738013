import { sql, type SQL } from 'drizzle-orm'

import { deviceKinds } from '#features/health/core/device.ts'

const PLACES = `array[${deviceKinds.map((kind) => `'${kind}'`).join(', ')}]`

/**
 * The order of sources that the member put in none: the oldest first, those of one import by kind (`device.ts`), then by name.
 * Imports from before kinds were kept stay in the order by which their days were chosen. `source` is what a row of health_sources
 * is called in the statement.
 */
export function defaultOrder(source: 's' | 'health_sources'): SQL {
  return sql.raw(`${source}.created_at, array_position(${PLACES}, ${source}.device), ${source}.name, ${source}.id`)
}
