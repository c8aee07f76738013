import { createHash } from 'node:crypto'

import type { DraftReport } from './draft.ts'
import { readValue, formatValue } from './read-value.ts'

/** By what a report that was submitted is recognised: the same results of the same day. */
export function fingerprintOf({ collectedOn, lines }: DraftReport): string {
  const text = lines
    .map(({ name, loinc, value, unit }) => {
      const read = readValue(value)
      return [loinc ?? name.toLowerCase(), read ? formatValue(read) : value, unit.toLowerCase()].join('|')
    })
    .toSorted()
  return createHash('sha256')
    .update([collectedOn, ...text].join('\n'))
    .digest('hex')
}
