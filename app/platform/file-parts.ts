/** A large file is sent and stored in parts of so many bytes; the last may be shorter. So none is ever in memory whole, whatever stores it. */
export const PART_BYTES = 4 * 1024 * 1024

/** How many parts a file has. */
export function partCount(bytes: number, partBytes: number): number {
  return Math.ceil(bytes / partBytes)
}

/** How long one part is, in bytes. */
export function partLength(bytes: number, partBytes: number, number: number): number {
  return Math.min(partBytes, bytes - number * partBytes)
}

/** A size as a browser says it, in decimal digits alone; null for any other way to write a number. */
export function readSize(text: string): number | null {
  return /^(?:0|[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null
}
