import { createHash } from 'node:crypto'

export interface S3Settings {
  /** Of an S3-compatible service ("https://s3.example"); null for Amazon's own. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The four verbs of S3 that we use. Keys hold nothing that an address would write otherwise. */
export interface S3Bucket {
  put(key: string, body: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  delete(key: string): Promise<void>
  /** Keys in the order of their characters, those behind `after` that begin with `prefix`. */
  list(asked?: { prefix?: string; after?: string }): AsyncIterable<string>
}

const LONGEST_REQUEST_MS = 60_000
/** After so long without the beginning of an answer nobody answers: a picture that a page asks for, or a person who saves, waits for no more. */
const ANSWER_MS = 8_000
/** What a slow line takes of what is sent before the answer. */
const SLOWEST_BYTES_PER_MS = 64
const PAUSES_MS = [50, 100]

/** A bucket. Requests are signed with their body's hash; answers of 429 and 5xx are tried again twice. */
export function createS3Bucket(settings: S3Settings, fetchBy: typeof fetch = fetch): S3Bucket {
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
      const silence = new AbortController()
      const withinMs = ANSWER_MS + (body?.length ?? 0) / SLOWEST_BYTES_PER_MS
      const timer = setTimeout(() => silence.abort(new DOMException('No answer came.', 'TimeoutError')), withinMs)
      const asked = {
        method,
        headers: Object.fromEntries(signed.headers),
        body,
        signal: AbortSignal.any([signal, silence.signal]),
      }
      const response = await fetchBy(signed.url.toString(), asked).finally(() => clearTimeout(timer))
      const pause = PAUSES_MS[failures]
      if (pause === undefined || (response.status < 500 && response.status !== 429)) return response
      await response.arrayBuffer()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }

  return {
    async put(key, body, contentType) {
      const response = await ask('PUT', `/${key}`, new Uint8Array(body), contentType)
      demandOk(response, new Uint8Array(await response.arrayBuffer()))
    },
    async get(key) {
      const response = await ask('GET', `/${key}`)
      const body = new Uint8Array(await response.arrayBuffer())
      if (response.status === 404) return null
      demandOk(response, body)
      return body
    },
    async delete(key) {
      const response = await ask('DELETE', `/${key}`)
      const body = new Uint8Array(await response.arrayBuffer())
      if (response.status !== 404) demandOk(response, body)
    },
    async *list({ prefix = '', after = '' } = {}) {
      const beginning = prefix === '' ? '' : `&prefix=${encodeURIComponent(prefix)}`
      let last = after
      for (;;) {
        const behind = last === '' ? '' : `&start-after=${encodeURIComponent(last)}`
        const response = await ask('GET', `/?list-type=2&max-keys=${LISTED_AT_ONCE}${beginning}${behind}`)
        const body = new Uint8Array(await response.arrayBuffer())
        demandOk(response, body)
        const text = Buffer.from(body).toString('utf8')
        const keys = [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!)
        yield* keys
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

function bucketAddress({ endpoint, region, bucket }: S3Settings): string {
  return endpoint ? `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`
}

/** Throws with the status and S3's own word for the trouble ("AccessDenied"). */
function demandOk(response: Response, body: Uint8Array): void {
  if (response.ok) return
  const code = /<Code>(\w+)<\/Code>/.exec(Buffer.from(body).toString('utf8'))?.[1] ?? 'no reason given'
  throw new Error(`The S3 service answered ${response.status} (${code}).`)
}
