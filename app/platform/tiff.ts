/** A picture as its pixels, one after the other. */
export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue, and what shines through. */
  readonly rgba: Uint8Array | Uint8ClampedArray
  readonly hasAlpha: boolean
  /** What its colours mean; null: what they mean on the web (sRGB). */
  readonly icc: Uint8Array | null
}

const HEAD = 8
const ENTRY = 12

const SHORT = 3
const LONG = 4
const UNDEFINED = 7

/** An uncompressed TIFF: the plainest file that holds pixels together with what their colours mean. */
export function tiffOf({ width, height, rgba, hasAlpha, icc }: Pixels): Uint8Array {
  const samples = hasAlpha ? 4 : 3
  const bitsAt = HEAD
  const iccAt = bitsAt + 8
  const iccLength = icc?.length ?? 0
  const pixelsAt = even(iccAt + iccLength)
  const size = width * height * samples
  const entriesAt = even(pixelsAt + size)
  const entries: ReadonlyArray<readonly [tag: number, type: number, count: number, value: number]> = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, samples, bitsAt],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, samples],
    [278, LONG, 1, height],
    [279, LONG, 1, size],
    ...(hasAlpha ? [[338, SHORT, 1, 2] as const] : []),
    ...(icc ? [[34_675, UNDEFINED, iccLength, iccAt] as const] : []),
  ]
  const bytes = new Uint8Array(entriesAt + 2 + entries.length * ENTRY + 4)
  const view = new DataView(bytes.buffer)
  bytes.set([0x49, 0x49, 42, 0])
  view.setUint32(4, entriesAt, true)
  for (let sample = 0; sample < samples; sample++) view.setUint16(bitsAt + 2 * sample, 8, true)
  if (icc) bytes.set(icc, iccAt)
  if (hasAlpha) bytes.set(rgba, pixelsAt)
  else
    for (let from = 0, to = pixelsAt; to < pixelsAt + size; from += 4, to += 3) {
      bytes[to] = rgba[from]!
      bytes[to + 1] = rgba[from + 1]!
      bytes[to + 2] = rgba[from + 2]!
    }
  view.setUint16(entriesAt, entries.length, true)
  for (const [at, [tag, type, count, value]] of entries.entries()) {
    const start = entriesAt + 2 + at * ENTRY
    view.setUint16(start, tag, true)
    view.setUint16(start + 2, type, true)
    view.setUint32(start + 4, count, true)
    view.setUint32(start + 8, value, true)
  }
  return bytes
}

function even(at: number): number {
  return at + (at % 2)
}
