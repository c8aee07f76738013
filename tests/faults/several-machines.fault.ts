import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { startReplicas } from '#tests/security/two-replicas.ts'
import { tell } from '#tests/support/figures.ts'
import { PASSWORD } from '#tests/support/http-account.ts'
import { ask } from '#tests/support/http-client.ts'
import { newAddress } from '#tests/support/member.ts'
import { aBucket } from '#tests/support/s3-bucket.ts'

import { SITE, startProxy, through } from './proxies.ts'

test('two processes that serve and one that works, behind nginx, on one PostgreSQL and one bucket: sessions, uploads and jobs go across', async () => {
  const { objects, settings: bucket } = await aBucket()
  const { here, there, mailFolder, stop } = await startReplicas({
    SITE_URL: `https://${SITE}`,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_BUCKET: bucket.bucket,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  })
  onTestFinished(stop)
  const proxy = await startProxy('nginx', [Number(new URL(here).port), Number(new URL(there).port)])

  // An account that one of them made, and a mail that neither of them sends.
  const email = newAddress()
  const joining = { displayName: 'Ann', email, password: PASSWORD }
  expect((await through(proxy, { path: '/auth?tab=sign-up', form: joining })).status).toBe(303)
  const begun = performance.now()
  await expect
    .poll(() => readdirSync(join(mailFolder, 'outbox')).filter((name) => name.endsWith('.eml')).length)
    .toBeGreaterThan(0)
  tell(`a job that a process that serves had sent was done by the worker after ${Math.round(performance.now() - begun)} ms`)

  // A session of one is known to both, by turns and each by itself.
  const signedIn = await through(proxy, { path: '/auth', form: { email, password: PASSWORD } })
  expect([signedIn.status, signedIn.headers.location]).toEqual([303, '/'])
  const Cookie = (signedIn.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  const byTurns = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { status, body } = await through(proxy, { path: '/profile', headers: { Cookie } })
      return status === 200 ? status : `${status} ${body.toString().slice(0, 600)}`
    }),
  )
  expect(byTurns).toEqual(Array.from({ length: 8 }, () => 200))
  const itself = { Cookie, Host: SITE, 'X-Forwarded-Proto': 'https' }
  const alone = (origin: string, path: string) => ask(origin, { path, headers: itself })
  expect([(await alone(here, '/profile')).status, (await alone(there, '/profile')).status]).toEqual([200, 200])

  // What was sent to one lies in the bucket, and both show it.
  const pixels = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const head = [
    '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nsave-picture\r\n',
    '--x\r\nContent-Disposition: form-data; name="picture"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
  ]
  const body = Buffer.concat([Buffer.from(head.join('')), pixels, Buffer.from('\r\n--x--\r\n')])
  const sent = { Cookie, 'Content-Type': 'multipart/form-data; boundary=x' }
  const kept = await through(proxy, { path: '/profile', body, headers: sent })
  expect(kept.status).toBe(303)
  expect(objects.size).toBeGreaterThan(0)
  const [picture] = /\/media\/[\w./-]+/.exec((await alone(here, '/profile')).body) ?? []
  const shown = await Promise.all([here, there].map(async (origin) => (await alone(origin, picture!)).status))
  expect(shown).toEqual([200, 200])

  // Signed out at one, signed out at both.
  const out = await through(proxy, { path: '/sign-out', form: { a: '' }, headers: { Cookie } })
  expect(out.status).toBe(303)
  expect([(await alone(here, '/profile')).status, (await alone(there, '/profile')).status]).toEqual([302, 302])
})
