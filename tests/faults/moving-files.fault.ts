import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { startReplicas } from '#tests/security/two-replicas.ts'
import { tell } from '#tests/support/figures.ts'
import { haveSignedIn } from '#tests/support/http-account.ts'
import { ask } from '#tests/support/http-client.ts'
import { OWNER } from '#tests/support/product.ts'
import { aBucket } from '#tests/support/s3-bucket.ts'

const FILES = '/admin/settings/services/files'
const NAMES = Array.from({ length: 120 }, (_, number) => `pages/${(4096 + number).toString(16)}-640.webp`)

test('files are moved into a bucket and back while two processes serve them: each answers all the time, and nothing is restarted', async () => {
  const { here, there, mailFolder, stop } = await startReplicas({ ALLOW_PRIVATE_SERVICES: '1' })
  onTestFinished(stop)
  const { objects, settings } = await aBucket()
  mkdirSync(join(mailFolder, 'files/pages'), { recursive: true })
  for (const name of NAMES) writeFileSync(join(mailFolder, 'files', name), `the picture ${name}`)
  const cookie = await haveSignedIn(here, OWNER.email, OWNER.password)
  const page = async (origin: string) => (await ask(origin, { path: FILES, cookie })).body
  const send = (form: Record<string, string>) => ask(here, { path: FILES, cookie, form: { ...form, password: OWNER.password } })

  const over = new AbortController()
  const wrong: string[] = []
  let looks = 0
  const looking = (async () => {
    for (let number = 0; !over.signal.aborted; number++) {
      const name = NAMES[number % NAMES.length]!
      const { status, body } = await ask(number % 2 ? here : there, { path: `/media/${name}` })
      if (status !== 200 || body !== `the picture ${name}`) wrong.push(`${status} ${name}`)
      looks += 1
    }
  })()
  const begun = performance.now()
  const { endpoint, ...typed } = settings
  expect((await send({ intent: 'save', ...typed, endpoint })).status).toBe(303)
  for (const origin of [here, there])
    await expect.poll(() => page(origin), { timeout: 60_000 }).toContain('Files lie in S3-compatible storage')
  tell(`${NAMES.length} files were in a bucket after ${Math.round(performance.now() - begun)} ms`)
  expect([...objects.keys()].toSorted()).toEqual(NAMES.map((name) => `/coach-files/${name}`))

  expect((await send({ intent: 'to-folder' })).status).toBe(303)
  for (const origin of [here, there])
    await expect.poll(() => page(origin), { timeout: 60_000 }).toContain('Files lie in a folder of the server')
  expect((await send({ intent: 'remove' })).status).toBe(303)
  await expect.poll(() => objects.size, { timeout: 60_000 }).toBe(0)
  await expect.poll(() => page(there)).not.toContain('The copies in the bucket')
  over.abort()
  await looking
  expect([wrong, looks > NAMES.length]).toEqual([[], true])
})
