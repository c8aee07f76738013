import type { FileMove } from '#features/outside-services/core/file-store.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { countDeletions, findStore } from './store-state.server.ts'

/** Where files are and how far a move of them is; null as long as only the folder was ever used. */
export async function findMove({ db }: Pick<Infrastructure, 'db'>): Promise<FileMove | null> {
  const [row, toDelete] = await Promise.all([findStore(db), countDeletions(db)])
  if (!row) return null
  const { main, phase, done, total, sentence } = row
  return { main, phase, done, total, sentence, toDelete }
}
