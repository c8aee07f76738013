import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { onTestFinished } from 'vitest'

const credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'a secret key of the bucket' }
const region = 'eu-central-1'
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** The signature that AWS's documentation prescribes, computed from what arrived (Signature Version 4, in the header). */
function isSignedRightly(request: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    )
  if (!given || given[1] !== credentials.accessKeyId || given[3] !== region) return false
  const [, , day, , names, signature] = given as unknown as string[]
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return false
  const headers = names!.split(';').map((name) => `${name}:${request.headers[name]}\n`)
  const [path, query = ''] = request.url!.split('?')
  const canonical = [request.method, path, query.split('&').toSorted().join('&'), headers.join(''), names, sha256(body)].join(
    '\n',
  )
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, sha256(canonical)].join(
    '\n',
  )
  const key = hmac(hmac(hmac(hmac(`AWS4${credentials.secretAccessKey}`, day!), region), 's3'), 'aws4_request')
  return hmac(key, toSign).toString('hex') === signature
}

/** A bucket on this machine that answers as S3 does, and lets in only what is signed rightly. */
export async function aBucket({ troubles = 0 } = {}) {
  const objects = new Map<string, { body: Buffer; contentType: string | undefined }>()
  const state = { troubles, isAway: false, corrupts: false }
  /** How many keys one page of a listing holds. */
  const PAGE = 3
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    if (state.isAway || state.troubles-- > 0) return refuse(503, 'SlowDown')
    if (!isSignedRightly(request, body)) return refuse(403, 'SignatureDoesNotMatch')
    const { pathname: key, searchParams } = new URL(request.url!, 'http://bucket.test')
    if (searchParams.get('list-type') === '2') {
      const after = searchParams.get('start-after') ?? ''
      const prefix = searchParams.get('prefix') ?? ''
      const all = [...objects.keys()].map((path) => path.replace('/coach-files/', ''))
      const keys = all.filter((each) => each > after && each.startsWith(prefix))
      const shown = keys.toSorted().slice(0, PAGE)
      const isTruncated = keys.length > PAGE
      const contents = shown.map((each) => `<Contents><Key>${each}</Key></Contents>`).join('')
      return response.end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents}</ListBucketResult>`,
      )
    }
    if (request.method === 'PUT') {
      objects.set(key, {
        body: state.corrupts ? Buffer.from('something else') : body,
        contentType: request.headers['content-type'],
      })
      return response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const object = objects.get(key)
    return object ? response.writeHead(200, { 'content-type': object.contentType }).end(object.body) : refuse(404, 'NoSuchKey')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { objects, state, settings: { endpoint, region, bucket: 'coach-files', ...credentials } }
}
