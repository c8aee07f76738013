import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { textFiles } from './tables.server.ts'

/** How many files and uploads there are, for tests. */
export function countTextFiles({ db }: Pick<Infrastructure, 'db'>): Promise<number> {
  return db.$count(textFiles)
}
