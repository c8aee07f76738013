import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { expect, onTestFinished, test } from 'vitest'

import { createS3Files } from './files-s3.server.ts'

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
  const canonical = [request.method, request.url, '', headers.join(''), names, sha256(body)].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, sha256(canonical)].join(
    '\n',
  )
  const key = hmac(hmac(hmac(hmac(`AWS4${credentials.secretAccessKey}`, day!), region), 's3'), 'aws4_request')
  return hmac(key, toSign).toString('hex') === signature
}

/** A bucket on this machine that answers as S3 does, and lets in only what is signed rightly. */
async function bucket({ troubles = 0 } = {}) {
  const objects = new Map<string, { body: Buffer; contentType: string | undefined }>()
  let left = troubles
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    if (left-- > 0) return refuse(503, 'SlowDown')
    if (!isSignedRightly(request, body)) return refuse(403, 'SignatureDoesNotMatch')
    const key = request.url!
    if (request.method === 'PUT') {
      objects.set(key, { body, contentType: request.headers['content-type'] })
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
  return { objects, settings: { endpoint, region, bucket: 'coach-files', ...credentials } }
}

const bytes = (text: string) => new TextEncoder().encode(text)

test('a file is put, read and deleted with requests that a strict S3 accepts', async () => {
  const { objects, settings } = await bucket()
  const files = createS3Files(settings)
  await files.put('avatars/3f2c_a-b.webp', bytes('picture'), 'image/webp')
  expect([...objects]).toEqual([
    ['/coach-files/avatars/3f2c_a-b.webp', { body: Buffer.from('picture'), contentType: 'image/webp' }],
  ])
  const file = await files.get('avatars/3f2c_a-b.webp')
  expect(file).toEqual({ body: bytes('picture'), contentType: 'image/webp' })
  await files.delete('avatars/3f2c_a-b.webp')
  expect(objects.size).toBe(0)
})

test('what is not there is null, and deleting it is no error', async () => {
  const files = createS3Files((await bucket()).settings)
  expect(await files.get('a.png')).toBeNull()
  await files.delete('a.png')
})

test('a wrong key ends in an error that names the reason and not the secret', async () => {
  const { settings } = await bucket()
  const files = createS3Files({ ...settings, secretAccessKey: 'another secret' })
  const error = await files.get('a.png').then(String, String)
  expect(error).toBe('Error: The S3 service answered 403 (SignatureDoesNotMatch).')
})

test('a busy service is tried again', async () => {
  const { objects, settings } = await bucket({ troubles: 2 })
  await createS3Files(settings).put('a.png', bytes('x'), 'image/png')
  expect(objects.size).toBe(1)
})

test('keys and types are held to the same rules as in a folder', async () => {
  const files = createS3Files((await bucket()).settings)
  await expect(files.get('../other-bucket/a.png')).rejects.toThrow('Not a file key')
  await expect(files.put('a.png', bytes('x'), 'text/html')).rejects.toThrow('says image/png')
})
