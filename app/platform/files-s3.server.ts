import { createHash } from 'node:crypto'

import { checkContentType, checkKey, contentTypeOf } from './file-keys.server.ts'
import type { Files } from './files.server.ts'

export interface S3Settings {
  /** Of an S3-compatible service ("https://s3.example"); null for Amazon's own. */
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const LONGEST_REQUEST_MS = 60_000

/** Files in a bucket. Requests are signed with their body's hash; answers of 429 and 5xx are tried again twice. */
export function createS3Files(settings: S3Settings): Files {
  const { region, accessKeyId, secretAccessKey } = settings
  const bucket = bucketAddress(settings)
  // Loaded at the first file, so that a start without one does not pay for it.
  const loading = () =>
    import('aws4fetch').then(
      ({ AwsClient }) => new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 }),
    )
  let client: ReturnType<typeof loading> | undefined

  async function ask(
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    body: Uint8Array<ArrayBuffer> | null = null,
  ): Promise<Response> {
    checkKey(key)
    client ??= loading()
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const headers = { 'x-amz-content-sha256': hash, ...(body && { 'content-type': contentTypeOf(key) }) }
    const signal = AbortSignal.timeout(LONGEST_REQUEST_MS)
    return (await client).fetch(`${bucket}/${key}`, { method, headers, body, signal })
  }

  return {
    async put(key, body, contentType) {
      checkContentType(key, contentType)
      const response = await ask('PUT', key, new Uint8Array(body))
      demandOk(response, new Uint8Array(await response.arrayBuffer()))
    },
    async get(key) {
      const response = await ask('GET', key)
      const body = new Uint8Array(await response.arrayBuffer())
      if (response.status === 404) return null
      demandOk(response, body)
      return { body, contentType: contentTypeOf(key) }
    },
    async delete(key) {
      const response = await ask('DELETE', key)
      const body = new Uint8Array(await response.arrayBuffer())
      if (response.status !== 404) demandOk(response, body)
    },
    // A bucket is as large as its provider lets it be.
    hasRoomFor: async () => true,
  }
}

/** What an error says about the bucket, in a sentence; null where whoever asked made the mistake. */
export function explainFileFailure(error: unknown): string | null {
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
