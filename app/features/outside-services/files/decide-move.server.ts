import { grant, type Ground } from '#features/identity/core/grants.server.ts'
import { samePlace } from '#features/outside-services/core/service-kinds.ts'
import {
  announce,
  emptyService,
  findSettings,
  saveService,
  type Changing,
  type ChangeNeeds,
} from '#features/outside-services/settings/saved-services.server.ts'
import type { Transaction } from '#platform/db.server.ts'

import { isAnyInBucket } from './bucket-files.server.ts'
import { moveFiles } from './move-files.server.ts'
import { dropStore, heldStore, setStore } from './store-state.server.ts'

/**
 * Saves how a bucket is reached, and has all files copied into it where they are not there yet. While files are in one, no other can be named
 * (`elsewhere`), but where its owner went back to the folder without it; its keys can be changed.
 */
export async function saveBucket<Reason extends string>(
  services: ChangeNeeds,
  changing: Changing<Reason>,
  next: Parameters<typeof saveService>[3],
): Promise<{ ok: true } | { ok: false; reason: Reason | 'elsewhere' }> {
  const copy = async (tx: Transaction) => {
    const store = await heldStore(tx)
    const before = await findSettings(tx, 'files')
    const isLeft = store?.main === 'folder' && store.phase === 'settled' && (await isAnyInBucket(tx))
    if (store && before && !isLeft && !samePlace('files', before, next.settings)) throw new ElsewhereError()
    if (store?.phase === 'emptying') throw new ElsewhereError()
    if (store && (store.main === 'bucket' || store.phase === 'copying')) return
    await setStore(tx, { main: 'folder', phase: 'copying' })
    await services.jobs.send(tx, moveFiles, {}, { key: 'move' })
  }
  return saveService(services, changing, 'files', next, copy).catch((error: unknown) => {
    if (error instanceof ElsewhereError) return { ok: false as const, reason: 'elsewhere' as const }
    throw error
  })
}

class ElsewhereError extends Error {
  override readonly name = 'ElsewhereError'
}

/** What an owner decides of files that are in a bucket, or on their way. */
export type MoveDecision = keyof typeof steps

/**
 * Has files copied back to the folder, stops copying, or has the copies in the bucket deleted and its settings after them; `give-up`: its settings alone,
 * where it does not answer any more. `without-bucket` uses the folder from now on, as it is: what only the bucket has is fetched once it answers.
 * `not-now` where files are not where that begins.
 */
export function decideMove<Reason extends string>(
  services: ChangeNeeds,
  { userId, grounds }: { readonly userId: string; readonly grounds: readonly [Ground<Reason>, ...ReadonlyArray<Ground<Reason>>] },
  decision: MoveDecision,
): Promise<{ ok: true } | { ok: false; reason: Reason | 'not-now' }> {
  return grant(services, userId, grounds, async (tx) => {
    const store = await heldStore(tx)
    const { phases, main, act, next, to } = { to: null, ...steps[decision] }
    if (!store || !phases.some((phase) => phase === store.phase) || (main !== null && store.main !== main))
      return { ok: false as const, reason: 'not-now' as const }
    if (next === null) {
      await dropStore(tx)
      await emptyService(tx, 'files')
    } else await setStore(tx, { main: to ?? store.main, phase: next })
    if (next === 'copying' || next === 'emptying' || to !== null) await services.jobs.send(tx, moveFiles, {}, { key: 'move' })
    await services.audit.record(tx, { actor: { userId }, action: act, details: { service: 'Files' } })
    await announce(tx, services, 'files', userId, decision === 'remove' || decision === 'give-up' ? 'forgotten' : decision)
    return { ok: true as const }
  })
}

const steps = {
  'to-folder': { phases: ['settled'], main: 'bucket', next: 'copying', act: 'service.files-called-back' },
  'without-bucket': {
    phases: ['settled', 'copying'],
    main: 'bucket',
    next: 'settled',
    to: 'folder',
    act: 'service.files-missing',
  },
  stop: { phases: ['copying'], main: null, next: 'settled', act: 'service.files-stopped' },
  remove: { phases: ['settled'], main: 'folder', next: 'emptying', act: 'service.forgotten' },
  'give-up': { phases: ['emptying'], main: 'folder', next: null, act: 'service.files-left' },
} as const
