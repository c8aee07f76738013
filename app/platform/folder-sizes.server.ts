import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a size is shown before it is counted anew. */
const FRESH_MS = 10 * 60_000
/** How long somebody who looks waits for a count. */
const PATIENCE_MS = 1_500
const AT_ONCE = 64

/** Bytes in folders, by name; null of one that is still being counted. Folders that are not there are empty. */
export function createFolderSizes<Name extends string>(
  folders: Readonly<Record<Name, string>>,
  { now = Date.now, patienceMs = PATIENCE_MS } = {},
) {
  const names = Object.keys(folders) as Name[]
  const known = new Map<Name, { bytes: number; at: number }>()
  const counting = new Map<Name, Promise<void>>()

  function count(name: Name): Promise<void> {
    const under = counting.get(name)
    if (under) return under
    const counted = bytesIn(folders[name])
      .then((bytes) => void known.set(name, { bytes, at: now() }))
      .catch(() => {})
      .finally(() => counting.delete(name))
    counting.set(name, counted)
    return counted
  }
  return async (): Promise<Record<Name, number | null>> => {
    const old = names.filter((name) => now() - (known.get(name)?.at ?? 0) > FRESH_MS)
    const counted = Promise.all(old.map(count))
    await Promise.race([counted, sleep(patienceMs, undefined, { ref: false })])
    return Object.fromEntries(names.map((name) => [name, known.get(name)?.bytes ?? null])) as Record<Name, number | null>
  }
}

/** Folder by folder, and in each so many files at a time, so that a large store of files keeps nothing else waiting. */
async function bytesIn(root: string): Promise<number> {
  let bytes = 0
  for (const folders = [root]; folders.length > 0;) {
    const folder = folders.pop()!
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
    for (let at = 0; at < entries.length; at += AT_ONCE) {
      const sizes = entries.slice(at, at + AT_ONCE).map(async (entry) => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return void folders.push(path)
        // A file may be gone by now.
        const { size } = (await lstat(path).catch(() => null)) ?? { size: 0 }
        bytes += size
      })
      await Promise.all(sizes)
    }
  }
  return bytes
}
