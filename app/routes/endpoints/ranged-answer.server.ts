import parseRange from 'range-parser'

interface Ranged {
  readonly bytes: number
  /** Of the content, in quotes, as `ETag` has it. */
  readonly tag: string
  readonly headers: Readonly<Record<string, string>>
  /** The bytes from one place to another, both included. */
  readonly read: (from: number, to: number) => ReadableStream
}

/** A stored file, whole or in the one byte range that is asked for (RFC 9110, 14). */
export function answerRanges(request: Request, { bytes, tag, headers: own, read }: Ranged): Response {
  const headers = { ...own, 'Accept-Ranges': 'bytes', ETag: tag }
  const range = wantedRange(request, tag, bytes)
  if (range === 'none of it') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${bytes}` } })
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  const length = { 'Content-Length': String(end - start + 1) }
  const part = range ? { 'Content-Range': `bytes ${start}-${end}/${bytes}` } : {}
  const body = request.method === 'HEAD' ? null : read(start, end)
  return new Response(body, { status: range ? 206 : 200, headers: { ...headers, ...length, ...part } })
}

/** The one range that is asked for; null for the whole, which is also the answer to several ranges, and to one of another content. */
function wantedRange(request: Request, tag: string, bytes: number): { start: number; end: number } | 'none of it' | null {
  const asked = request.headers.get('Range')
  const onlyOf = request.headers.get('If-Range')
  if (asked === null || request.method !== 'GET' || (onlyOf !== null && onlyOf !== tag)) return null
  const ranges = parseRange(bytes, asked)
  if (ranges === -1) return 'none of it'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null
  return ranges[0]!
}
