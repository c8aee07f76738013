import { parse as parseQuery } from 'node:querystring'

import { parseMultipart, type MultipartPart } from '@remix-run/multipart-parser'

import { inSlices } from './in-slices.ts'

/** A form as it was sent: its texts and its files, in their order. */
export interface SentForm {
  readonly texts: ReadonlyArray<readonly [name: string, text: string]>
  readonly files: ReadonlyArray<readonly [name: string, file: File]>
}

/** Why the fields of a body are not read. */
export type NoForm = 'no form' | 'too large' | 'too many fields'

/** More fields than any page has; the limits of single pages stand in form-limits.server.ts. */
const MAX_FIELDS = 10_000
/** Of an urlencoded form, in bytes: 200,000 characters of any script, each of their bytes escaped. Forms with files and articles come in parts, and may be larger. */
const MAX_URLENCODED = 2_500_000
/** Of a part, in bytes: names have at most 200 characters. */
const MAX_OF_A_HEADER = 4_000

const [PLUS, BLANK] = [0x2b, 0x20]

type FormType = { readonly kind: 'urlencoded' } | { readonly kind: 'multipart'; readonly boundary: string }

const BOUNDARY = /;\s*boundary=(?:"([^",]{1,70})"|([^\s",;]{1,70}))/i

/** As which form a body is to be read; null where its header names none, or several things: nobody then guesses which is meant. */
function formTypeOf(contentType: string): FormType | null {
  if (contentType.includes(',')) return null
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return { kind: 'urlencoded' }
  const [, quoted, bare] = (type === 'multipart/form-data' && BOUNDARY.exec(contentType)) || []
  const boundary = quoted ?? bare
  return boundary === undefined ? null : { kind: 'multipart', boundary }
}

/** Whether a request says that its body is a form. */
export function isForm({ headers }: { readonly headers: Headers }): boolean {
  return formTypeOf(headers.get('Content-Type') ?? '') !== null
}

const bytesOf = new WeakMap<Request, Uint8Array<ArrayBuffer>>()

/** Hands the body of a form along with its request, which then has no body of its own: it is in memory once, and read by `sentForm` alone. */
export function attachForm(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  bytesOf.set(request, body)
  return request
}

const sentForms = new WeakMap<Request, Promise<SentForm | NoForm>>()

/** The form that a request brings, taken apart once however often it is asked for. Its cost grows with its length, and nobody waits for all of it. */
export function sentForm(request: Request): Promise<SentForm | NoForm> {
  const known = sentForms.get(request)
  if (known) return known
  const form = parseForm(request)
  sentForms.set(request, form)
  return form
}

async function parseForm(request: Request): Promise<SentForm | NoForm> {
  const type = formTypeOf(request.headers.get('Content-Type') ?? '')
  if (!type) return 'no form'
  const bytes = bytesOf.get(request) ?? (await request.bytes())
  bytesOf.delete(request)
  return type.kind === 'urlencoded' ? readQuery(bytes) : ofParts(bytes, type.boundary)
}

/** The fields of an urlencoded form. */
export function readQuery(bytes: Uint8Array<ArrayBuffer>): SentForm | NoForm {
  if (bytes.length > MAX_URLENCODED) return 'too large'
  // Blanks, before it is taken apart: the parser makes a text of its own for each “+”.
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === PLUS) bytes[at] = BLANK
  const query = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()
  const found = parseQuery(query, '&', '=', { maxKeys: MAX_FIELDS + 1 })
  const texts = Object.entries(found).flatMap(([name, text]) => [text ?? ''].flat().map((each) => [name, each] as const))
  return texts.length > MAX_FIELDS ? 'too many fields' : { texts, files: [] }
}

async function ofParts(bytes: Uint8Array<ArrayBuffer>, boundary: string): Promise<SentForm | NoForm> {
  const texts: Array<readonly [string, string]> = []
  const files: Array<readonly [string, File]> = []
  const limits = { maxHeaderSize: MAX_OF_A_HEADER, maxParts: MAX_FIELDS, maxFileSize: Infinity, maxTotalSize: Infinity }
  const parts = parseMultipart(bytes, { boundary, ...limits })
  try {
    await inSlices(() => {
      const { done, value: part } = parts.next()
      if (done) return true
      const { name, filename } = part
      if (name === undefined) return false
      if (filename === undefined) texts.push([unescaped(name), textOf(part)])
      else files.push([unescaped(name), new File(contentOf(part), unescaped(filename), { type: part.mediaType ?? '' })])
      return false
    })
  } catch (error) {
    return /MaxPartsExceeded|MaxHeaderSizeExceeded/.test(String((error as Error).constructor.name))
      ? 'too many fields'
      : 'no form'
  }
  return { texts, files }
}

/** Without a copy: they lie in the body. */
const contentOf = ({ content }: MultipartPart) => content as Uint8Array<ArrayBuffer>[]

const textOf = (part: MultipartPart) => Buffer.concat(part.content).toString()

/** Names as browsers write them: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
const unescaped = (name: string) =>
  name.replaceAll(/%22|%0D|%0A/gi, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)))
