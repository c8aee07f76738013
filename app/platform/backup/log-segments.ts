/** What PostgreSQL writes its log in, unless it is told otherwise when a cluster is made; ours never is. */
export const SEGMENT_BYTES = 16 * 1024 ** 2

const SEGMENTS_OF_4_GB = 256

/** `000000010000000A000000FE`: the timeline, which 4 GB of the log, and which segment of these. Names of one timeline are in the log's order. */
export function isSegment(name: string): boolean {
  return /^[0-9A-F]{24}$/.test(name)
}

/** Where a timeline left another one. */
export function isHistory(name: string): boolean {
  return /^[0-9A-F]{8}\.history$/.test(name)
}

export function segmentAfter(name: string): string {
  const number = Number.parseInt(name.slice(8, 16), 16) * SEGMENTS_OF_4_GB + Number.parseInt(name.slice(16), 16) + 1
  const hex = (part: number) => part.toString(16).toUpperCase().padStart(8, '0')
  return name.slice(0, 8) + hex(Math.floor(number / SEGMENTS_OF_4_GB)) + hex(number % SEGMENTS_OF_4_GB)
}

/** The last segment that follows `first` without one missing between; null when that one is missing itself. */
export function unbrokenTo(first: string, present: ReadonlySet<string>): string | null {
  if (!present.has(first)) return null
  let last = first
  for (let next = segmentAfter(first); present.has(next); next = segmentAfter(next)) last = next
  return last
}
