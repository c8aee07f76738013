/** What blocks of a text play and offer to download, by the ending under which it is served. */
export const fileKinds = {
  pdf: { block: 'file', contentType: 'application/pdf', maxBytes: 50_000_000 },
  mp3: { block: 'recording', contentType: 'audio/mpeg', maxBytes: 500_000_000 },
  m4a: { block: 'recording', contentType: 'audio/mp4', maxBytes: 500_000_000 },
  ogg: { block: 'recording', contentType: 'audio/ogg', maxBytes: 500_000_000 },
  wav: { block: 'recording', contentType: 'audio/wav', maxBytes: 500_000_000 },
} as const
export type FileEnding = keyof typeof fileKinds

/** What a field that takes such a file says it takes. */
export const TAKEN_FILES = 'application/pdf,audio/mpeg,audio/mp4,audio/ogg,audio/wav,.pdf,.mp3,.m4a,.ogg,.oga,.wav'

const WHAT_IS_TAKEN = 'Please choose an audio file (MP3, M4A, OGG or WAV) or a PDF.'
/** What a file is refused with whose content is something else. */
export const NOT_ITS_TYPE = `This file is not what its name says. ${WHAT_IS_TAKEN}`
const OTHER_ENDINGS: Readonly<Record<string, FileEnding>> = { oga: 'ogg', wave: 'wav', mp4: 'm4a' }

/** Why a file is not taken, as far as its name and its size tell, in a sentence; null where it is. */
export function problemOfFile({ name, bytes }: { name: string; bytes: number }): string | null {
  const ending = endingOf(name)
  if (!ending) return WHAT_IS_TAKEN
  return bytes === 0 ? 'This file is empty.' : problemOfSize(ending, bytes)
}

/** Why a file of this content is too large, in a sentence; null where it is not. */
export function problemOfSize(ending: FileEnding, bytes: number): string | null {
  const { maxBytes } = fileKinds[ending]
  return bytes > maxBytes ? `This file is larger than ${maxBytes / 1_000_000} MB. Please make it smaller first.` : null
}

function endingOf(name: string): FileEnding | null {
  const typed = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  const ending = Object.hasOwn(OTHER_ENDINGS, typed) ? OTHER_ENDINGS[typed]! : typed
  return Object.hasOwn(fileKinds, ending) ? (ending as FileEnding) : null
}

/** What begins as MPEG-4 may be a photo (heic, avif) or a film of QuickTime as well: those that hold sound name one of these (ISO 14496-12, the major brand). */
const SOUND_BRANDS: ReadonlySet<string> = new Set(['M4A ', 'M4B ', 'isom', 'iso2', 'mp41', 'mp42', 'dash'])

/** The bytes at the beginning and at the end of a file by which its content is known. */
export const LOOKED_AT_BYTES = 2_048

/**
 * What a file is by its content, whatever it is called: null for anything else. A PDF begins and ends as one, so that no other file hides in
 * front of it or behind it.
 */
export function endingOfContent(head: Uint8Array, tail: Uint8Array): FileEnding | null {
  const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(head, 0, 5) === '%PDF-') return /%%EOF\s*$/.test(text(tail, 0, tail.length)) ? 'pdf' : null
  if (text(head, 0, 4) === 'OggS') return 'ogg'
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WAVE') return 'wav'
  if (text(head, 4, 8) === 'ftyp') return SOUND_BRANDS.has(text(head, 8, 12)) ? 'm4a' : null
  return text(head, 0, 3) === 'ID3' || isMp3Frame(head) ? 'mp3' : null
}

/** The head of a frame (ISO 11172-3): eleven bits of one, then layer III, with a bitrate and a sampling rate that exist. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isLayer3 = (second & 0b110) === 0b010
  const isKnownVersion = (second & 0b11000) !== 0b01000
  return first === 0xff && second >= 0xe0 && isLayer3 && isKnownVersion && third >> 4 !== 0b1111 && (third & 0b1100) !== 0b1100
}
