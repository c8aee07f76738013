/** The largest recording that is taken, in bytes. */
export const MAX_BYTES = 4 * 1024 * 1024 * 1024

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
