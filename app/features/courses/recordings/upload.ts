import { MAX_BYTES, type RecordingType } from './recording.ts'

/** What browsers call the types that are taken, and what a file’s ending says where they say nothing. */
const types = new Map<string, RecordingType>([
  ['video/mp4', 'video/mp4'],
  ['video/webm', 'video/webm'],
  ['audio/mpeg', 'audio/mpeg'],
  ['audio/mp3', 'audio/mpeg'],
  ['audio/mp4', 'audio/mp4'],
  ['audio/m4a', 'audio/mp4'],
  ['audio/x-m4a', 'audio/mp4'],
])
const endings = new Map<string, RecordingType>([
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['webm', 'video/webm'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
])

/** The type under which a file is kept; null for one that browsers cannot be trusted to play. */
export function recordingTypeOf(name: string, type: string): RecordingType | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return (type === '' ? endings.get(ending) : types.get(type.split(';')[0]!.trim().toLowerCase())) ?? null
}

/** Why a file is not taken, in a sentence; null where it is. */
export function problemOfFile({ name, type, bytes }: { name: string; type: string; bytes: number }): string | null {
  if (!recordingTypeOf(name, type)) return 'Please choose an MP4 or WebM video, or an MP3 or M4A audio file.'
  if (bytes === 0) return 'This file is empty.'
  if (bytes > MAX_BYTES) return 'This file is larger than 4 GB. Please make it smaller first.'
  return null
}

/** Whether a file begins as one of its type does. */
export function beginsAs(type: RecordingType, head: Uint8Array): boolean {
  const isAt = (at: number, bytes: ReadonlyArray<number>) => bytes.every((byte, offset) => head[at + offset] === byte)
  switch (type) {
    case 'video/webm':
      return isAt(0, [0x1a, 0x45, 0xdf, 0xa3])
    case 'audio/mpeg':
      return isAt(0, [0x49, 0x44, 0x33]) || (head[0] === 0xff && (head[1]! & 0xe0) === 0xe0)
    default:
      return isAt(4, [0x66, 0x74, 0x79, 0x70])
  }
}
