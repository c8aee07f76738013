import type { PartedFile } from '#platform/parted-file.server.ts'

import { readFile } from './read-file.server.ts'
import { recognise } from './recognise.server.ts'

/** A file in memory, read in odd slices. */
export function inMemory(body: Uint8Array, slice = 1009): PartedFile {
  return {
    bytes: body.length,
    async *read(from, to) {
      for (let at = from; at < Math.min(to, body.length); at += slice) yield body.subarray(at, Math.min(at + slice, to))
    },
  }
}

/** What is made of a file that a member sends. */
export async function read(body: Uint8Array | Promise<Uint8Array>, name = 'export.zip') {
  const found = await recognise(inMemory(await body), name)
  const file = await readFile(found, { latest: '2026-11-23', mapping: null })
  return { kind: found.kind, values: file.ok ? file.days.values() : null }
}

/** Five hundred steps of one day as Apple Health writes them, and what is read of them. */
export const xml = `<?xml version="1.0"?><HealthData>${'<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" unit="count" startDate="2026-11-20 09:00:00 +0100" value="1"/>\n'.repeat(500)}</HealthData>`
export const walked = [{ source: 'Watch', metric: 'steps', method: '', day: '2026-11-20', value: 500 }]
