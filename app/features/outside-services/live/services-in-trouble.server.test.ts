import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { onTestFinished } from 'vitest'

import { serviceSettings } from '#features/outside-services/core/tables.server.ts'
import { findService } from '#features/outside-services/settings/saved-services.server.ts'
import { listServiceTroubles } from '#features/outside-services/uses/attention.server.ts'
import { findUses } from '#features/outside-services/uses/uses.server.ts'
import { createS3Files } from '#platform/files-s3.server.ts'
import { refusal, say, startAiServer } from '#tests/support/ai-server.ts'
import { aMailServer } from '#tests/support/mail-server.ts'
import { filesInMemory } from '#tests/support/recording-services.ts'
import { mailFields, test } from '#tests/support/replicas.ts'
import { aBucket } from '#tests/support/s3-bucket.ts'
import { expect } from '#tests/support/test.ts'

const message = { to: 'ann@example.com', subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' }

test('secrets stand in the database sealed; after another secret of the installation each is asked for again', async ({
  house,
}) => {
  const server = await aMailServer('a password of the mail server')
  await house.save('mail', mailFields(server, 'a password of the mail server'))
  const rows = JSON.stringify(await house.services.db.select().from(serviceSettings))
  expect(rows).toContain('"coach"')
  expect(rows).not.toContain('a password of')

  const elsewhere = await house.replica({}, 'another secret, long enough to be taken for a real one')
  await elsewhere.mail.send(message)
  expect([elsewhere.sendsMail(), house.outbox.length]).toEqual([false, 1])
  const troubles = await listServiceTroubles({
    ...house.services,
    secret: 'another secret, long enough to be taken for a real one',
  })
  expect(troubles).toMatchObject([{ kind: 'outside-services.mail-secret', title: 'Mail: enter the secret again' }])
  expect(await listServiceTroubles(house.services)).toEqual([])
  const outside = { ...house.services.outside, variables: new Set(['SMTP_URL']) }
  expect(
    await listServiceTroubles({ ...house.services, outside, secret: 'another secret, long enough to be a real one' }),
  ).toEqual([])
})

test('files whose bucket cannot be opened any more are said to be there, and nowhere else', async ({ house }) => {
  const bucket = await aBucket()
  const live = await house.replica()
  await house.saveBucket(bucket.settings)
  await live.outside.reload()
  expect(live.filePlaces()).toEqual({ main: 'server', areCopied: true })
  await live.outside.moveFiles(house.services)
  await live.outside.reload()
  expect([live.filePlaces(), live.outside.inUse('files')]).toEqual([{ main: 'outside', areCopied: true }, true])

  const secret = 'another secret, long enough to be taken for a real one'
  const lost = await house.replica({}, secret)
  expect([lost.filePlaces().main, lost.outside.inUse('files')]).toEqual(['outside', false])
  const [trouble] = await listServiceTroubles({ ...house.services, secret, filePlaces: lost.filePlaces() })
  expect(trouble).toMatchObject({
    text: expect.stringContaining('The files are in the bucket, whose secret has to be entered again.'),
  })
})

test('a sealed secret that is put into another row or field opens nothing', async ({ house }) => {
  await house.save('payments', { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' })
  const [row] = await house.services.db.select().from(serviceSettings)
  const { secretKey, webhookSecret } = row!.secrets
  await house.services.db.update(serviceSettings).set({ secrets: { secretKey: webhookSecret!, webhookSecret: secretKey! } })
  expect((await findService(house.services, 'payments'))!.secrets).toEqual({ secretKey: null, webhookSecret: null })
})

test('what fails is told with its reason until it works again', async ({ house }) => {
  const server = await aMailServer('p@ss')
  const live = await house.replica()
  await house.save('mail', mailFields(server, 'p@ss'))
  await live.outside.reload()
  await live.mail.send(message)
  server.setPassword('changed')
  await live.outside.check('mail')
  const troubles = () => listServiceTroubles(house.services)
  await expect.poll(troubles).toMatchObject([
    {
      kind: 'outside-services.mail-fails',
      isOneThing: true,
      severity: 'urgent',
      title: 'Mail does not work',
      text: 'The mail server refused user name and password.',
      to: '/admin/settings/services/mail',
    },
  ])
  expect((await findUses(house.services)).get('mail')).toMatchObject({ successes: 1, failures: 1 })
  server.setPassword('p@ss')
  await live.outside.check('mail')
  await live.close()
  expect(await troubles()).toEqual([])
})

test('a model that fails once is on the overview at once, whoever asked it', async ({ house }) => {
  const ai = await startAiServer()
  const live = await house.replica()
  await house.save('model', { baseUrl: ai.baseUrl, model: 'small' })
  await live.outside.reload()
  const waiting = async () => {
    const services = { ...house.services, ai: live.ai() }
    const found = await Promise.all(services.attention.map(({ find }) => find(services, { userId: '', timeZone: null })))
    return found.flat().filter(({ to }) => to.startsWith('/admin/settings/services'))
  }
  ai.answerWith(refusal(401, 'key'))
  await expect(live.ai()!.generate({ system: '', prompt: 'An article.', maxOutputTokens: 10 })).rejects.toThrow('refused')
  await expect
    .poll(waiting, { timeout: 5000 })
    .toMatchObject([{ kind: 'outside-services.model-fails', severity: 'due', text: expect.stringContaining('refused') }])
  ai.answerWith(say('Here it is.'))
  await live.ai()!.generate({ system: '', prompt: 'An article.', maxOutputTokens: 10 })
  await live.close()
  expect(await waiting()).toEqual([])
  await ai.close()
})

test('what is known of one way to reach a service says nothing of another one', async ({ house }) => {
  const [typed, set] = [await aMailServer('p'), await aMailServer('p')]
  await house.save('mail', mailFields(typed, 'wrong'))
  const live = await house.replica()
  await live.outside.check('mail')
  const fails = async (services = house.services) => (await listServiceTroubles(services)).length > 0
  await expect.poll(() => fails(), { timeout: 5000 }).toBe(true)

  const variables = new Set(['SMTP_URL'])
  const byVariable = { ...house.services, outside: { ...house.services.outside, variables } }
  expect(await fails(byVariable)).toBe(false)
  const other = await house.replica({ variables, smtpUrl: `smtp://coach:p@127.0.0.1:${set.port}` })
  await other.outside.check('mail')
  await other.close()
  expect((await findUses(byVariable)).get('mail')).toMatchObject({ successes: 1, failures: 0 })
  expect((await findUses(house.services)).get('mail')).toMatchObject({ successes: 0, failures: 1 })
})

test('a question that was under way when another model was set up says nothing of that one', async ({ house }) => {
  const ai = await startAiServer()
  const live = await house.replica()
  await house.save('model', { baseUrl: ai.baseUrl, model: 'small' })
  await live.outside.reload()
  const before = live.ai()!
  await house.save('model', { baseUrl: ai.baseUrl, model: 'large' })
  await live.outside.reload()
  expect(live.ai()!.fingerprint).not.toBe(before.fingerprint)
  ai.answerWith(refusal(401, 'key'))
  await expect(before.generate({ system: '', prompt: 'Hello', maxOutputTokens: 10 })).rejects.toThrow('refused')
  await live.close()
  expect((await findUses(house.services)).get('model')).toBeUndefined()
  await ai.close()
})

test('what is typed leads into no private network unless the operator allows it', async ({ house }) => {
  const server = await aMailServer('p')
  const ai = await startAiServer()
  const strict = await house.replica({ allowPrivate: false })
  const mail = { server: { host: 'localhost', port: server.port, encryption: 'starttls', login: null }, from: null } as const
  expect(await strict.outside.tryOut('mail', mail, 'ann@example.com')).toEqual({
    ok: false,
    sentence: 'This address leads into a private or reserved network.',
  })
  const typed = { apiKey: null, model: 'small', tokensPerDay: 10, chatSeconds: 7 }
  for (const baseUrl of [ai.baseUrl, 'https://127.0.0.1/v1', 'https://localhost/v1', 'https://[::1]/v1'])
    expect((await strict.outside.tryOut('model', { ...typed, baseUrl }, '')).sentence).toMatch(/private or reserved network/)
  expect([server.taken, ai.asked]).toEqual([[], []])
  await ai.close()
})

test('the file store is tried with a small file, which goes again, and its failures are told', async ({ house }) => {
  const files = filesInMemory()
  const deleted: string[] = []
  const bucket = { ...files, delete: (key: string) => (deleted.push(key), files.delete(key)) }
  const works = await house.replica({ bucket })
  expect(await works.outside.tryOut('files', null, '')).toMatchObject({ ok: true })
  expect(await files.get(deleted[0]!)).toBeNull()

  const refusing = createServer((_request, response) => {
    response.writeHead(403).end('<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void refusing.close())
  await once(refusing, 'listening')
  const endpoint = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`
  const keys = { region: 'eu-central-1', bucket: 'coach-files', accessKeyId: 'id', secretAccessKey: 'a key of the bucket' }
  const fails = await house.replica({ bucket: createS3Files({ endpoint, ...keys }) })
  await fails.outside.check('files')
  await fails.close()
  expect(await listServiceTroubles(house.services)).toMatchObject([
    {
      kind: 'outside-services.files-fails',
      text: 'The S3 service answered 403 (AccessDenied). Check what the access key may do there: list, read, write and delete.',
      to: '/admin/settings/services/files',
    },
  ])
  const away = createS3Files({ endpoint: 'http://127.0.0.1:1', ...keys })
  expect(await (await house.replica({ bucket: away })).outside.tryOut('files', null, '')).toEqual({
    ok: false,
    sentence: 'The S3 service could not be reached, or did not answer in time.',
  })
})
