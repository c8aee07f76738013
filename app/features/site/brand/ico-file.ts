/** An .ico that holds one square PNG: a directory of one entry, then the file. */
export function icoOf(png: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  const head = 22
  const file = new Uint8Array(head + png.length)
  const view = new DataView(file.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, 1, true)
  view.setUint8(6, side)
  view.setUint8(7, side)
  view.setUint16(10, 1, true)
  view.setUint16(12, 32, true)
  view.setUint32(14, png.length, true)
  view.setUint32(18, head, true)
  file.set(png, head)
  return file
}
