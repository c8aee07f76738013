import { createHash } from 'node:crypto'

import { ForbiddenAddressError } from './checked-addresses.server.ts'
import { checkContentType, checkKey, contentTypeOf, isKey } from './file-keys.server.ts'
import type { FileStore } from './files.server.ts'

export interface S3Settings {
  /** Of an S3-compatible service ("https://s3.example"); null for Amazon's own. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const LONGEST_REQUEST_MS = 60_000
const PAUSES_MS = [50, 100]

/** Files in a bucket. Requests are signed with their body's hash; answers of 429 and 5xx are tried again twice. */
export function createS3Files(settings: S3Settings, fetchBy: typeof fetch = fetch): FileStore {
  const { region, accessKeyId, secretAccessKey } = settings
  const bucket = bucketAddress(settings)
  // Loaded at the first file, so that a start without one does not pay for it.
  const loading = () =>
    import('aws4fetch').then(({ AwsV4Signer }) => (request: { method: string; url: string; headers: Record<string, string> }) => {
      return new AwsV4Signer({ ...request, accessKeyId, secretAccessKey, region, service: 's3' }).sign()
    })
  let signing: ReturnType<typeof loading> | undefined

  async function ask(
    method: 'PUT' | 'GET' | 'DELETE',
    path: string,
    body: Uint8Array<ArrayBuffer> | null = null,
    contentType: string | null = null,
  ): Promise<Response> {
    signing ??= loading()
    const sign = await signing
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const headers = { 'x-amz-content-sha256': hash, ...(contentType !== null && { 'content-type': contentType }) }
    const signal = AbortSignal.timeout(LONGEST_REQUEST_MS)
    for (let failures = 0; ; failures++) {
      const signed = await sign({ method, url: `${bucket}${path}`, headers })
      const asked = { method, headers: Object.fromEntries(signed.headers), body, signal }
      const response = await fetchBy(signed.url.toString(), asked)
      const pause = PAUSES_MS[failures]
      if (pause === undefined || (response.status < 500 && response.status !== 429)) return response
      await response.arrayBuffer()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  const pathOf = (key: string) => {
    checkKey(key)
    return `/${key}`
  }

  return {
    async put(key, body, contentType) {
      checkContentType(key, contentType)
      const response = await ask('PUT', pathOf(key), new Uint8Array(body), contentTypeOf(key))
      demandOk(response, new Uint8Array(await response.arrayBuffer()))
    },
    async get(key) {
      const response = await ask('GET', pathOf(key))
      const body = new Uint8Array(await response.arrayBuffer())
      if (response.status === 404) return null
      demandOk(response, body)
      return { body, contentType: contentTypeOf(key) }
    },
    async delete(key) {
      const response = await ask('DELETE', pathOf(key))
      const body = new Uint8Array(await response.arrayBuffer())
      if (response.status !== 404) demandOk(response, body)
    },
    // A bucket is as large as its provider lets it be.
    hasRoomFor: async () => true,
    async *list(after = '') {
      let last = after
      for (;;) {
        const behind = last === '' ? '' : `&start-after=${encodeURIComponent(last)}`
        const response = await ask('GET', `/?list-type=2&max-keys=${LISTED_AT_ONCE}${behind}`)
        const body = new Uint8Array(await response.arrayBuffer())
        demandOk(response, body)
        const text = Buffer.from(body).toString('utf8')
        const keys = [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!)
        for (const key of keys) if (isKey(key)) yield key
        if (keys.length === 0 || !text.includes('<IsTruncated>true</IsTruncated>')) return
        // Nobody names a key with the signs that XML writes otherwise, but in a bucket that others use too it may happen.
        last = unescaped(keys.at(-1)!)
      }
    },
  }
}

const LISTED_AT_ONCE = 1000

function unescaped(text: string): string {
  const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&#39;': "'" }
  return text.replaceAll(/&(?:amp|lt|gt|quot|apos|#39);/g, (sign) => signs[sign]!)
}

/** What an error says about the bucket, in a sentence; null where whoever asked made the mistake. */
export function explainFileFailure(error: unknown): string | null {
  if (error instanceof ForbiddenAddressError) return error.message
  // Of a key or content type that is none of ours; what fetch cannot reach is a TypeError with a cause.
  if (error instanceof TypeError && error.cause === undefined) return null
  if (error instanceof Error && ANSWERED.test(error.message)) return error.message
  return 'The S3 service could not be reached, or did not answer in time.'
}

const ANSWERED = /^The S3 service answered \d{3} \([\w ]+\)\.$/

function bucketAddress({ endpoint, region, bucket }: S3Settings): string {
  return endpoint ? `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`
}

/** Throws with the status and S3's own word for the trouble ("AccessDenied"). */
function demandOk(response: Response, body: Uint8Array): void {
  if (response.ok) return
  const code = /<Code>(\w+)<\/Code>/.exec(Buffer.from(body).toString('utf8'))?.[1] ?? 'no reason given'
  throw new Error(`The S3 service answered ${response.status} (${code}).`)
}
