import { eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { healthImports, importSeries } from '#features/health/core/imports/import-tables.server.ts'
import type { HealthPorts } from '#features/health/core/ports.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { partCount } from '#platform/file-parts.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { partKey } from './file.ts'
import { refuseForRoom } from './room.server.ts'
import { hold } from './upload.server.ts'

type Asked = { ok: true; id: string } | { ok: false; problem: string }

const FILE_DELETED = 'The file is no longer kept: undo this import, and import the file again.'

/**
 * Asks anew which columns of a file hold what. Of one that waits to be looked over the preview goes; one whose numbers were taken stays as it is, and an import
 * of its own begins with a copy of its file, which takes its place once it is accepted. The id of the import that asks.
 */
export async function askForOtherColumns(
  services: Pick<Infrastructure, 'db' | 'files' | 'clock'> & HealthPorts,
  member: Pick<Viewer, 'userId' | 'emailVerified'>,
  id: string,
): Promise<Asked> {
  const { db, clock, files } = services
  const { userId } = member
  if (!isId(id)) return { ok: false, problem: FILE_DELETED }
  return db.transaction(async (tx): Promise<Asked> => {
    const imported = await hold(tx, userId, id)
    if (!imported || imported.parts.length === 0 || imported.mapping === null) return { ok: false, problem: FILE_DELETED }
    if (imported.state === 'ready') {
      await tx.delete(importSeries).where(eq(importSeries.importId, id))
      await tx.update(healthImports).set({ state: 'asking', leftOut: null, problems: [] }).where(eq(healthImports.id, id))
      return { ok: true, id }
    }
    if (imported.state !== 'done') return { ok: false, problem: FILE_DELETED }
    const refusal = await refuseForRoom(tx, services, member, imported.bytes)
    if (refusal) return { ok: false, problem: refusal }
    const { kind, fileName, bytes, fileChangedAt, partBytes, parts, mapping } = imported
    const copied = { userId, kind, fileName, bytes, fileChangedAt, partBytes, parts, mapping, replaces: id }
    const [copy] = await tx
      .insert(healthImports)
      .values({ ...copied, state: 'asking', createdAt: clock.now() })
      .returning({ id: healthImports.id })
    for (let part = 0; part < partCount(bytes, partBytes); part++) {
      const stored = await files.get(partKey(id, part))
      if (!stored) throw new Error(`Part ${part} of a kept file is gone.`)
      await files.put(partKey(copy!.id, part), stored.body, 'application/octet-stream')
    }
    return { ok: true, id: copy!.id }
  })
}
