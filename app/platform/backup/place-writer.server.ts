import { z } from 'zod'

import type { Clock } from '#platform/clock.ts'

import type { BackupKey } from './backup-key.server.ts'
import { BackupError, type BackupPlace } from './backup-place.server.ts'
import { demandOwn, reached, readHead } from './place-head.server.ts'

/** In clear text beside the head: which running site writes here, and when it last said so. */
export const WRITER = 'wellward-writer.json'

/** A site that has said nothing for so long has stopped, or its machine is gone. */
const SILENT_MS = 3 * 60_000
const CLAIM_EVERY_MS = 60_000

const shape = z.object({ writer: z.uuid(), at: z.iso.datetime() })

/** Whose backups a site makes, and which of the sites with that history it is: a restored one is another one than where it came from. */
export interface PlaceOwner {
  readonly installation: string
  readonly writer: string
}

/** The site that wrote to a place last; null where none has said so, or nobody can read it. */
export async function readWriter(place: BackupPlace): Promise<{ writer: string; at: Date } | null> {
  const bytes = await reached(place, () => place.get(WRITER))
  if (!bytes) return null
  try {
    const { writer, at } = shape.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
    return { writer, at: new Date(at) }
  } catch {
    return null
  }
}

/**
 * Says that a site writes to a place. One that was silent for three minutes gives way: its machine is gone.
 * @throws BackupError while another one writes there, as beside a site that was restored to try a backup
 */
export async function claimPlace(place: BackupPlace, writer: string, now: Date): Promise<void> {
  const found = await readWriter(place)
  const age = found ? now.getTime() - found.at.getTime() : Infinity
  if (found && found.writer !== writer && age < SILENT_MS)
    throw new BackupError(
      `Another copy of this site writes its backups to ${place.address}. Give one of them a place of its own, or stop it: three minutes later the other one goes on there.`,
    )
  if (found?.writer === writer && age >= 0 && age < CLAIM_EVERY_MS) return
  const claim = Buffer.from(`${JSON.stringify({ writer, at: now.toISOString() })}\n`)
  await reached(place, () => place.put(WRITER, claim))
}

/** Whether a site may write to its places now: the answer holds for a minute. null while it is not known whose backups they are, or nobody has taken the place. */
export type Admission = () => Promise<Pick<PlaceOwner, 'writer'> | null>

/**
 * Asks its places before a site writes to them. A mirror that is away is no reason to wait: it is asked again a minute later.
 * @throws BackupError when a place belongs to another installation, was written with another key, or another site writes there
 */
export function createAdmission({
  places,
  key,
  owner,
  clock,
}: {
  readonly places: readonly BackupPlace[]
  readonly key: BackupKey
  readonly owner: () => Promise<PlaceOwner | null>
  readonly clock: Clock
}): Admission {
  let admitted: { owner: PlaceOwner; at: number } | null = null
  return async () => {
    const now = clock.now()
    if (admitted && now.getTime() - admitted.at < CLAIM_EVERY_MS) return admitted.owner
    const own = await owner()
    if (!own) return null
    const heads = await inEach(places, async (place) => {
      const head = await readHead(place)
      if (head) demandOwn(place, head, key, own.installation)
      return head
    })
    // One that was emptied is taken by whoever brings the files, and brings all of them then.
    if (!heads[0]) return null
    await inEach(places, (place) => claimPlace(place, own.writer, now))
    admitted = { owner: own, at: now.getTime() }
    return own
  }
}

/** A place to which nothing is written, and from which nothing is deleted, without asking first: what takes hours goes on being the site's that began it. */
export function guardPlace(place: BackupPlace, admit: Admission): BackupPlace {
  const demand = async () => {
    if (!(await admit())) throw new BackupError(`${place.address} has not been taken for the backups of this site yet.`)
  }
  return {
    ...place,
    list: (prefix) => place.list(prefix),
    put: async (name, bytes) => {
      await demand()
      await place.put(name, bytes)
    },
    delete: async (name) => {
      await demand()
      await place.delete(name)
    },
  }
}

/** The first one has to answer; another one that is away is left alone. */
async function inEach<Result>(
  places: readonly BackupPlace[],
  work: (place: BackupPlace) => Promise<Result>,
): Promise<Array<Result | null>> {
  const results: Array<Result | null> = []
  for (const [at, place] of places.entries()) {
    const result = await work(place).catch((error: unknown) => {
      if (at === 0 || isRefusal(error)) throw error
      return null
    })
    results.push(result)
  }
  return results
}

/** A place that answered and is not ours, as opposed to one that is away. */
export function isRefusal(error: unknown): boolean {
  return error instanceof BackupError && error.cause === undefined
}
