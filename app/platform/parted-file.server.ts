import type { Infrastructure } from './infrastructure.server.ts'

/** A file that is stored in parts, to be read from anywhere in it. */
export interface PartedFile {
  readonly bytes: number
  /** Bytes from one place up to another, which is not read itself, a part at a time and each in slices. */
  read(from: number, to: number): AsyncGenerator<Uint8Array>
}

const SLICE = 64 * 1024

/** The newest part is kept at hand, so that small looks near each other cost one. Throws where a part is gone. */
export function openParts(
  { files }: Pick<Infrastructure, 'files'>,
  { bytes, partBytes, keyOf }: { bytes: number; partBytes: number; keyOf: (part: number) => string },
): PartedFile {
  let held: { part: number; body: Uint8Array } | null = null
  async function partAt(part: number): Promise<Uint8Array> {
    if (held?.part === part) return held.body
    const stored = await files.get(keyOf(part))
    if (!stored) throw new Error(`Part ${part} of a stored file is gone.`)
    held = { part, body: stored.body }
    return stored.body
  }
  return {
    bytes,
    async *read(from, to) {
      for (let at = from; at < Math.min(to, bytes);) {
        const part = Math.floor(at / partBytes)
        const start = part * partBytes
        const body = await partAt(part)
        const end = Math.min(to - start, body.length, at - start + SLICE)
        if (end <= at - start) throw new Error(`Part ${part} of a stored file is too short.`)
        yield body.subarray(at - start, end)
        at = start + end
      }
    },
  }
}
