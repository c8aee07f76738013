import { anOwnerSignedIn, PASSWORD } from '#features/identity/account.factory.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { haveBucketFailing, haveMovedToBucket } from '#features/outside-services/files/file-store.factory.server.ts'
import { findMove } from '#features/outside-services/files/find-move.server.ts'
import { moveFiles } from '#features/outside-services/files/move-files.server.ts'
import { findService } from '#features/outside-services/settings/saved-services.server.ts'
import { announceChange } from '#features/outside-services/settings/service-words.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './service.tsx'

const keys = { secretKey: 'sk_test_of_the_owner', webhookSecret: 'whsec_of_the_owner' }

/** Services that let the site in, whatever is typed. */
const answering = (services: Services, tryOut: Services['outside']['tryOut'] = async () => ({ ok: true, sentence: 'Yes.' })) => ({
  ...services,
  outside: { ...services.outside, tryOut },
})

async function anOwnerAtTheServices(services: Services) {
  const { viewer } = await anOwnerSignedIn(services)
  const at = (service: string) => `/admin/settings/services/${service}`
  return {
    /** The status, the errors beside the fields, and all that goes back to the browser. */
    async send(service: string, fields: Record<string, string>) {
      const asked = { services, viewer, params: { service } }
      const answer = await action(routeArgs(formRequest(at(service), fields), asked)).catch((thrown: unknown) => thrown)
      if (answer instanceof Response) return { status: answer.status, errors: {}, body: '' }
      const { data, init } = answer as { data: { report?: { errors: Record<string, string> } } | null; init: { status: number } }
      return { status: init.status, errors: data?.report?.errors ?? {}, body: JSON.stringify(data) }
    },
    look: (service: string) =>
      loader(routeArgs(new Request(`https://wellward.test${at(service)}`), { services, viewer, params: { service } })),
  }
}

test('saving asks for the password, is audited, and every owner gets a mail; nothing of it holds a value', async ({
  services,
  sent,
}) => {
  const owner = await anOwnerAtTheServices(answering(services))
  const second = await aPerson(services, 'second', { isAdmin: true })
  expect(await owner.send('payments', { intent: 'save', ...keys })).toMatchObject({
    status: 400,
    errors: { password: 'Password is required' },
  })
  const wrong = await owner.send('payments', { intent: 'save', ...keys, password: 'Not-this-one-1' })
  expect(wrong.status).toBe(400)
  expect(wrong.body).not.toMatch(/of_the_owner|Not-this/)
  expect(await findService(services, 'payments')).toBeNull()

  sent.splice(0)
  expect(await owner.send('payments', { intent: 'save', ...keys, password: PASSWORD })).toMatchObject({ status: 303 })
  expect((await findService(services, 'payments'))?.secrets).toEqual(keys)
  expect(await auditLines(services)).toContain('Ann service.saved service Payments')
  const mails = sent.filter(({ name }) => name === announceChange.name)
  expect(mails.map(({ payload }) => (payload as { to: string }).to)).toContain(second)
  expect(mails).toHaveLength(2)
  expect(JSON.stringify(sent)).not.toContain('of_the_owner')
})

test('a secret is never shown again: not by the page, and not by a form that is refused', async ({ services }) => {
  const owner = await anOwnerAtTheServices(answering(services))
  await owner.send('payments', { intent: 'save', ...keys, password: PASSWORD })
  const page = await owner.look('payments')
  expect(page.secrets).toEqual({ secretKey: expect.stringMatching(/^Set on /), webhookSecret: expect.stringMatching(/^Set on /) })
  expect(JSON.stringify(page)).not.toContain('of_the_owner')
  const refused = await owner.send('payments', {
    intent: 'save',
    secretKey: 'sk_test_another',
    webhookSecret: 'wrong',
    password: PASSWORD,
  })
  expect(refused).toMatchObject({ status: 400, errors: { webhookSecret: expect.any(String) } })
  expect(refused.body).not.toMatch(/sk_test_another|of_the_owner/)

  const kept = await owner.send('payments', {
    intent: 'save',
    secretKey: 'sk_test_another',
    webhookSecret: '',
    password: PASSWORD,
  })
  expect(kept.status).toBe(303)
  expect((await findService(services, 'payments'))?.secrets).toEqual({ ...keys, secretKey: 'sk_test_another' })
})

test('under a variable of the environment nothing is saved', async ({ services }) => {
  const owner = await anOwnerAtTheServices({
    ...services,
    outside: { ...services.outside, variables: new Set(['STRIPE_SECRET_KEY']) },
  })
  expect(await owner.send('payments', { intent: 'save', ...keys, password: PASSWORD })).toMatchObject({ status: 409 })
  expect(await owner.look('payments')).toMatchObject({ isFixed: true, fixedFields: ['secretKey'] })
  expect(await findService(services, 'payments')).toBeNull()
})

test('what is typed is tried without being saved, ten times in ten minutes', async ({ services }) => {
  const tried: unknown[] = []
  const tryOut: Services['outside']['tryOut'] = async (_name, settings) => {
    tried.push(settings)
    return { ok: true, sentence: 'It answered.' }
  }
  const owner = await anOwnerAtTheServices(answering(services, tryOut))
  for (let count = 0; count < 10; count++) expect((await owner.send('payments', { intent: 'try', ...keys })).status).toBe(200)
  expect((await owner.send('payments', { intent: 'try', ...keys })).status).toBe(429)
  expect(tried).toEqual(Array.from({ length: 10 }, () => keys))
  const model = { intent: 'try', baseUrl: 'https://models.example.com/v1', model: 'small' }
  expect((await owner.send('model', model)).status, 'another one has tries of its own').toBe(200)
  expect(await findService(services, 'payments')).toBeNull()
})

test('mail and payments are tried before they are saved, which costs nothing, and saved nevertheless only by a tick', async ({
  services,
}) => {
  let works = false
  const tried: unknown[] = []
  const used: unknown[] = []
  const site = answering(services, async (name, _settings, to) => {
    tried.push([name, to])
    return { ok: works, sentence: works ? 'It answered.' : 'It is away.' }
  })
  const noteUse: Services['outside']['noteUse'] = (...use) => void used.push(use)
  const owner = await anOwnerAtTheServices({ ...site, outside: { ...site.outside, noteUse } })
  const mail = { host: 'smtp.example.com', encryption: 'tls', port: '465', user: '', mailPassword: '', from: '' }
  const password = PASSWORD
  for (const [name, fields] of [['mail', mail] as const, ['payments', keys] as const]) {
    works = false
    const refused = await owner.send(name, { intent: 'save', ...fields, password })
    expect([refused.status, JSON.parse(refused.body)]).toEqual([400, expect.objectContaining({ mayBeUntried: true })])
    expect([refused.body.includes('It is away.'), await findService(services, name)]).toEqual([true, null])
    works = true
    expect((await owner.send(name, { intent: 'save', ...fields, password })).status).toBe(303)
    expect(await findService(services, name)).not.toBeNull()
  }
  const triedFirst = [
    ['mail', null],
    ['mail', null],
    ['payments', null],
    ['payments', null],
  ]
  expect([tried, used]).toEqual([
    triedFirst,
    [
      ['mail', null],
      ['payments', null],
    ],
  ])

  works = false
  expect((await owner.send('mail', { intent: 'save', ...mail, port: '466', untried: 'yes', password })).status).toBe(303)
  const model = { baseUrl: 'https://models.example.com/v1', model: 'small', apiKey: '', tokensPerDay: '', chatSeconds: '' }
  expect((await owner.send('model', { intent: 'save', ...model, password })).status).toBe(303)
  expect([tried.length, used.length]).toEqual([4, 2])
})

test('a live key on a sample is saved, and its page says that nobody pays yet', async ({ services }) => {
  let isLive = true
  const payments = {
    get isLive() {
      return isLive
    },
  } as Services['payments']
  const owner = await anOwnerAtTheServices({ ...services, payments })
  expect(await owner.look('payments')).toMatchObject({ isHeld: true })
  isLive = false
  expect(await owner.look('payments')).toMatchObject({ isHeld: false })
})

test('a bucket is tried before it is saved; then files are copied, and each button of a move asks for the password', async ({
  services,
  sent,
}) => {
  const typed = { endpoint: '', region: '', bucket: 'coach-files', accessKeyId: 'id', secretAccessKey: 'of_the_owner' }
  let works = false
  const tryOut: Services['outside']['tryOut'] = async () => ({ ok: works, sentence: works ? 'It answered.' : 'It is away.' })
  const owner = await anOwnerAtTheServices(answering(services, tryOut))
  const save = (password: string) => owner.send('files', { intent: 'save', ...typed, password })
  expect(await save('Not-this-one-1')).toMatchObject({ status: 400, errors: { password: expect.any(String) } })
  const refused = await save(PASSWORD)
  expect([refused.status, refused.body.includes('It is away.'), refused.body.includes('of_the_owner')]).toEqual([
    400,
    true,
    false,
  ])
  expect([await findService(services, 'files'), await findMove(services)]).toEqual([null, null])

  works = true
  sent.splice(0)
  expect(await save(PASSWORD)).toMatchObject({ status: 303 })
  expect((await findService(services, 'files'))?.settings).toMatchObject({ region: 'us-east-1', bucket: 'coach-files' })
  expect(sent.map(({ name }) => name)).toEqual(expect.arrayContaining([announceChange.name, moveFiles.name]))
  expect(JSON.stringify(sent)).not.toContain('of_the_owner')
  const acts = async () => (await owner.look('files')).acts.map(({ value }) => value)
  expect(await acts()).toEqual(['stop'])

  expect(await owner.send('files', { intent: 'stop' })).toMatchObject({ status: 400, errors: { password: expect.any(String) } })
  expect(await owner.send('files', { intent: 'to-folder', password: PASSWORD })).toMatchObject({ status: 409 })
  expect(await owner.send('files', { intent: 'forget', password: PASSWORD })).toMatchObject({ status: 404 })
  expect(await owner.send('files', { intent: 'stop', password: PASSWORD })).toMatchObject({ status: 303 })
  expect(await auditLines(services)).toContain('Ann service.files-stopped service Files')
  expect(await acts()).toEqual(['remove'])
  expect((await owner.send('files', { intent: 'save', ...typed, bucket: 'another-one', password: PASSWORD })).status).toBe(409)
  expect(await owner.send('files', { intent: 'remove', password: PASSWORD })).toMatchObject({ status: 303 })
  expect(await owner.look('files')).toMatchObject({ acts: [], saveLabel: null, move: { phase: 'emptying' } })
})

test('a dead bucket is left only with the password, a tick, and for the number of missing files that was shown', async ({
  services,
}) => {
  const missing = { total: 2, kinds: [{ label: 'pictures of posts', count: 2 }] }
  const typed = { endpoint: '', region: '', bucket: 'coach-files', accessKeyId: 'id', secretAccessKey: 'of_the_owner' }
  const tryOut: Services['outside']['tryOut'] = async () => ({ ok: true, sentence: 'It answered.' })
  const owner = await anOwnerAtTheServices({
    ...services,
    outside: { ...services.outside, tryOut, missingFiles: async () => missing },
  })
  await owner.send('files', { intent: 'save', ...typed, password: PASSWORD })
  await haveMovedToBucket(services)
  const acts = async () => (await owner.look('files')).acts.map(({ value }) => value)
  expect(await acts()).toEqual(['to-folder'])
  await haveBucketFailing(services)
  expect(await acts()).toEqual(['to-folder', 'without-bucket'])
  expect((await owner.look('files')).leaving).toEqual({ missing })

  const leave = { intent: 'without-bucket', missing: '2', understood: 'yes', password: PASSWORD }
  const { understood: _, ...unticked } = leave
  expect(await owner.send('files', unticked)).toMatchObject({ status: 400, errors: { understood: expect.any(String) } })
  expect(await owner.send('files', { ...leave, password: '' })).toMatchObject({ errors: { password: expect.any(String) } })
  expect(await owner.send('files', { ...leave, missing: '1' })).toMatchObject({ status: 409 })
  expect(await findMove(services)).toMatchObject({ main: 'bucket' })
  expect(await owner.send('files', leave)).toMatchObject({ status: 303 })
  expect(await findMove(services)).toMatchObject({ main: 'folder', phase: 'settled' })
  expect(await owner.look('files')).toMatchObject({ acts: [{ value: 'remove' }], leaving: null, missing })
  expect(await auditLines(services)).toContain('Ann service.files-missing service Files')
})

test('no other service has a page', async ({ services }) => {
  const owner = await anOwnerAtTheServices(services)
  await expect(owner.look('database')).rejects.toMatchObject({ init: { status: 404 } })
})
