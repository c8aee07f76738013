import type { ClientConfig } from 'pg'

import type { BackupKey } from './backup-key.server.ts'
import type { BackupPlace } from './backup-place.server.ts'
import type { IsTemporary } from './file-inventory.server.ts'
import { mirrorPlace, type MirroredPlace } from './mirrored-place.server.ts'
import { HEAD, reached, takePlace } from './place-head.server.ts'
import { createAdmission, guardPlace, isRefusal, type PlaceOwner } from './place-writer.server.ts'
import { sealPlace, type SealedPlace } from './sealed-place.server.ts'

/** Where this installation keeps its backups, and what it needs to make them. */
export interface Backups {
  readonly dataDir: string
  readonly key: BackupKey
  /** A name in the places, made of something that should not be read out of them. */
  hide(text: string): string
  /** The main place first; another one is its mirror. */
  readonly places: readonly BackupPlace[]
  /** For the connections on which copies are made. */
  readonly source: ClientConfig
  /** The product's version, and the folder of its migrations. */
  readonly release: string
  readonly migrations: string
  readonly isTemporary: IsTemporary
  /** Walks every file of the store that is in use. */
  readonly listFiles: () => AsyncIterable<string>
  /**
   * The places as one, once each has proved to be ours, and no other site writes there.
   * @throws BackupError when one is not, another site does, or the main one does not answer
   */
  open(): Promise<OpenBackups>
}

export interface OpenBackups extends SealedPlace {
  /** null where there is one place alone. */
  readonly mirror: MirroredPlace | null
}

export function createBackups(
  settings: Omit<Backups, 'open' | 'hide'> & {
    /** Whose backups these are. */
    readonly owner: () => Promise<PlaceOwner>
    readonly now: () => Date
    /** Told when the main place was empty: nothing of what was shipped is in it. */
    readonly onEmpty: () => Promise<void>
  },
): Backups {
  const { places, key, owner, now, onEmpty } = settings
  let opened: Promise<OpenBackups> | null = null
  const admit = createAdmission({ places, key, owner, clock: { now } })
  const guarded = places.map((place) => guardPlace(place, admit))
  async function openAll(): Promise<OpenBackups> {
    const { installation } = await owner()
    const [main, second] = places
    const at = now()
    const head = await takePlace(main!, key, installation, at)
    if (head.since === at.toISOString()) await onEmpty()
    if (!second) return { ...sealPlace(guarded[0]!, key), mirror: null }
    const other = await takePlace(second, key, installation, at).catch((error: unknown) => {
      // One that is away may come back: what it misses meanwhile is brought later, and it is asked again then.
      if (isRefusal(error)) throw error
      return null
    })
    const mirror = mirrorPlace(guarded[0]!, guarded[1]!, { mayDelete: other !== null && head.since <= other.since })
    if (other === null) opened = null
    return { ...sealPlace(mirror, key), mirror }
  }
  return {
    ...settings,
    hide: (text) => sealPlace(places[0]!, key).hide(text),
    async open() {
      // A place that was emptied, or is another one now, is taken anew.
      if (opened && !(await reached(places[0]!, () => places[0]!.get(HEAD)))) opened = null
      opened ??= openAll().catch((error: unknown) => {
        opened = null
        throw error
      })
      const found = await opened
      await admit()
      return found
    },
  }
}
