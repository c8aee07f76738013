import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { aBucket } from '#tests/support/s3-bucket.ts'

import { diskRoomOf } from './disk-room.server.ts'
import { createLocalFiles } from './files-local.server.ts'
import { createS3Files, explainFileFailure } from './files-s3.server.ts'
import { createServiceFetch } from './service-fetch.server.ts'

async function keysOf(keys: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const key of keys) all.push(key)
  return all
}

const bytes = (text: string) => new TextEncoder().encode(text)

test('a file is put, read and deleted with requests that a strict S3 accepts', async () => {
  const { objects, settings } = await aBucket()
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
  const files = createS3Files((await aBucket()).settings)
  expect(await files.get('a.png')).toBeNull()
  await files.delete('a.png')
})

test('a wrong key ends in an error that names the reason and not the secret', async () => {
  const { settings } = await aBucket()
  const files = createS3Files({ ...settings, secretAccessKey: 'another secret' })
  const error = await files.get('a.png').then(String, String)
  expect(error).toBe('FileStoreError: The S3 service answered 403 (SignatureDoesNotMatch).')
})

test('a busy service is tried again', async () => {
  const { objects, settings } = await aBucket({ troubles: 2 })
  await createS3Files(settings).put('a.png', bytes('x'), 'image/png')
  expect(objects.size).toBe(1)
})

test('whoever reads waits eight seconds for a store that keeps silent; whoever sends much has the time of a slow line', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { settings } = await aBucket()
  let asked = Promise.withResolvers<void>()
  const silent: typeof fetch = (_url, init) => {
    asked.resolve()
    return new Promise((_answer, refuse) => init!.signal!.addEventListener('abort', () => refuse(init!.signal!.reason as Error)))
  }
  const files = createS3Files(settings, silent)
  const endOf = async (work: Promise<unknown>) => {
    const state = { error: null as unknown }
    work.catch((error: unknown) => (state.error = error))
    await asked.promise
    asked = Promise.withResolvers()
    return state
  }
  const reading = await endOf(files.get('a.png'))
  await vi.advanceTimersByTimeAsync(7_999)
  expect(reading.error).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(explainFileFailure(reading.error)).toBe('The S3 service could not be reached, or did not answer in time.')
  const sending = await endOf(files.put('a.png', new Uint8Array(1_000_000), 'image/png'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sending.error).toBeNull()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(sending.error).toMatchObject({ name: 'FileStoreError', cause: { name: 'TimeoutError' } })
})

test('keys and types are held to the same rules as in a folder', async () => {
  const files = createS3Files((await aBucket()).settings)
  await expect(files.get('../other-bucket/a.png')).rejects.toThrow('Not a file key')
  await expect(files.put('a.png', bytes('x'), 'text/html')).rejects.toThrow('says image/png')
})

test('the keys are listed in their order, page by page, from any of them on, as in a folder', async () => {
  const { objects, settings } = await aBucket()
  const root = mkdtempSync(join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const keys = ['a-b/1.png', 'a.png', 'a/1.png', 'a/b/2.png', 'a/b.png', 'a0.png', 'z.png']
  const stores = [createS3Files(settings), createLocalFiles(root, diskRoomOf(root, 0))]
  for (const files of stores) {
    expect(await keysOf(files.list())).toEqual([])
    for (const key of keys) await files.put(key, bytes(key), 'image/png')
  }
  objects.set('/coach-files/Of Others.png', { body: Buffer.from(''), contentType: undefined })
  writeFileSync(join(root, 'a/.draft'), '')
  for (const files of stores) {
    expect(await keysOf(files.list())).toEqual(keys.toSorted())
    expect(await keysOf(files.list('a/1.png'))).toEqual(['a/b.png', 'a/b/2.png', 'a0.png', 'z.png'])
    expect(await keysOf(files.list('z.png'))).toEqual([])
  }
})

test('an address that was typed leads into no private network', async () => {
  const { objects, settings } = await aBucket()
  const files = createS3Files(settings, createServiceFetch({ allowPrivate: false }))
  const error: unknown = await files.get('a.png').catch((thrown: unknown) => thrown)
  expect(explainFileFailure(error)).toBe('This address leads into a private or reserved network.')
  await createS3Files(settings, createServiceFetch({ allowPrivate: true })).put('a.png', bytes('x'), 'image/png')
  expect(objects.size).toBe(1)
})
