/** More fields than any page has; the limits of single pages stand in platform/form-limits.server.ts. */
const MOST_FIELDS = 10_000

/** Bytes between the boundary of a part and its content; names have at most 200 characters. */
const MOST_OF_A_PART_HEADER = 4_000

const URLENCODED = /^application\/x-www-form-urlencoded\b/i
const MULTIPART = /^multipart\/form-data\b.{0,200}\bboundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i

/**
 * Whether a body has the shape of a form that no page has: so many fields, or a name so long, that reading it would keep everybody else waiting.
 * Looked at before any parser is: for fields without a value, Node’s URLSearchParams takes the square of their number (24.21: 105 s for 4.5 MB).
 */
export function isUnlikeForms(contentType: string | undefined, body: Uint8Array): boolean {
  const type = contentType?.trim() ?? ''
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  if (URLENCODED.test(type)) return hasMore(bytes, '&', () => true)
  const [, quoted, bare] = MULTIPART.exec(type) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) return false
  let isLong = false
  const isMany = hasMore(bytes, `--${boundary}`, (behind) => {
    const header = bytes.subarray(behind, behind + MOST_OF_A_PART_HEADER)
    isLong = header.length === MOST_OF_A_PART_HEADER && !header.includes('\r\n\r\n') && !header.subarray(0, 2).equals(END)
    return !isLong
  })
  return isMany || isLong
}

const END = Buffer.from('--')

/** Whether a sign stands there more often than fields may; `goesOn` looks at the place behind each. */
function hasMore(bytes: Buffer, sign: string, goesOn: (behind: number) => boolean): boolean {
  let count = 0
  for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + sign.length)) {
    count += 1
    if (count > MOST_FIELDS) return true
    if (!goesOn(at + sign.length)) return false
  }
  return false
}
