const KEY = /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?(\/[a-z0-9]([a-z0-9._-]*[a-z0-9])?)*$/
const MAX_KEY_LENGTH = 200

/** What is stored here, by ending. The type is the ending's, so that it needs no place of its own and cannot be lost. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv',
  gif: 'image/gif',
  ics: 'text/calendar',
  jpg: 'image/jpeg',
  json: 'application/json',
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  part: 'application/octet-stream',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vtt: 'text/vtt',
  webm: 'video/webm',
  webp: 'image/webp',
  xml: 'application/xml',
  zip: 'application/zip',
}
const ANY_BYTES = 'application/octet-stream'

/**
 * Throws for a key that could leave its folder or that some file system would take for another one: small letters, digits,
 * dots, hyphens and underscores, in parts that begin and end with a letter or digit; at most 200 characters.
 */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`Not a file key: ${JSON.stringify(key.slice(0, 80))}`)
}

/** Whether something could be stored under this key. */
export function isKey(text: string): boolean {
  return text.length <= MAX_KEY_LENGTH && KEY.test(text)
}

/** Throws for a key whose ending says another type than the one given (parameters such as a charset aside). */
export function checkContentType(key: string, contentType: string): void {
  const given = contentType.split(';')[0]!.trim().toLowerCase()
  if (given !== contentTypeOf(key)) throw new TypeError(`The ending of ${key} says ${contentTypeOf(key)}, not ${given}`)
}

/** The content type that a key's ending says. */
export function contentTypeOf(key: string): string {
  const ending = /\.([a-z0-9]+)$/.exec(key)?.[1] ?? ''
  return CONTENT_TYPES[ending] ?? ANY_BYTES
}
