/** A recording is stored in parts of so many bytes; the last may be shorter. So none is ever in memory whole, whatever stores it. */
export const PART_BYTES = 4 * 1024 * 1024

/** The largest recording that is taken, in bytes. */
export const MOST_BYTES = 4 * 1024 * 1024 * 1024

/** What browsers play, and what is taken therefore. */
export const recordingTypes = {
  'video/mp4': 'video',
  'video/webm': 'video',
  'audio/mpeg': 'audio',
  'audio/mp4': 'audio',
} as const
export type RecordingType = keyof typeof recordingTypes

/** Where a part is stored; parts count from 0. */
export function partKey(recordingId: string, number: number): string {
  return `recordings/${recordingId}/${number}.part`
}

/** How many parts a recording has. */
export function partCount(bytes: number, partBytes: number): number {
  return Math.ceil(bytes / partBytes)
}

/** How long one part is, in bytes. */
export function partLength(bytes: number, partBytes: number, number: number): number {
  return Math.min(partBytes, bytes - number * partBytes)
}
