import { aSignedIn } from '#features/identity/account.factory.server.ts'
import { bySession } from '#features/identity/core/grants.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { mailChange } from '#features/outside-services/announce.server.ts'
import { serviceSettings } from '#features/outside-services/core/tables.server.ts'
import { findService, forgetService, saveService } from '#features/outside-services/settings/saved-services.server.ts'
import { readService } from '#features/outside-services/settings/service-form.ts'
import { listServiceTroubles } from '#features/outside-services/uses/attention.server.ts'
import { findUses } from '#features/outside-services/uses/uses.server.ts'
import { openBroadcast } from '#platform/broadcast.server.ts'
import type { MailMessage } from '#platform/mail.server.ts'
import type { Services } from '#services.server.ts'
import { say, startAiServer } from '#tests/support/ai-server.ts'
import { aMailServer, type MailServer } from '#tests/support/mail-server.ts'
import { startStripe } from '#tests/support/stripe-stand-in.ts'
import { expect, test as base } from '#tests/support/test.ts'

import { openLiveServices, type LiveServices, type OperatorSettings } from './live-services.server.ts'

const nothingSet: OperatorSettings = {
  variables: new Set(),
  allowPrivate: true,
  senderOf: (from) => from ?? 'no-reply@wellward.test',
  smtpUrl: null,
  mailFrom: null,
  inbound: null,
  stripe: null,
  stripeApiBase: null,
  model: null,
  tokensPerDay: null,
  chatSeconds: null,
}
const message = { to: 'ann@example.com', subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' }

interface Replicas {
  readonly services: Services
  /** Mails that went to the outbox, of all replicas. */
  readonly outbox: MailMessage[]
  /** Another process on the same database. */
  readonly replica: (operator?: Partial<OperatorSettings>, secret?: string) => Promise<LiveServices>
  /** What an owner types; the words to the replicas are those of the database. */
  readonly save: (name: Parameters<typeof saveService>[2], fields: Record<string, string>) => Promise<void>
  readonly forget: (name: Parameters<typeof saveService>[2]) => Promise<void>
}

const test = base.extend('house', async ({ freshDatabase }, { onCleanup }): Promise<Replicas> => {
  const { services: bare, pool } = await freshDatabase()
  const closing: Array<() => Promise<unknown>> = []
  onCleanup(async () => {
    for (const close of closing.toReversed()) await close()
  })
  const open = async () => {
    const broadcast = await openBroadcast(pool.options, bare.log)
    closing.push(() => broadcast.close())
    return broadcast
  }
  const outbox: MailMessage[] = []
  const services = { ...bare, broadcast: await open() }
  const owner = await aSignedIn(services, await aPerson(services, 'owner', { isAdmin: true }))
  const changing = { userId: owner.userId, grounds: [bySession(owner)] as const }
  return {
    services,
    outbox,
    async replica(operator = {}, secret = services.secret) {
      const broadcast = await open()
      const settings = { ...nothingSet, ...operator }
      const box = { send: async (mail: MailMessage) => void outbox.push(mail) }
      const live = await openLiveServices({ ...services, broadcast, secret }, settings, box)
      closing.push(() => live.close())
      return live
    },
    async save(name, fields) {
      const read = readService(name, fields, await findService(services, name), { allowPrivate: true })
      if (!read.ok) throw new Error(JSON.stringify(read.errors))
      expect(await saveService(services, changing, name, read.value)).toEqual({ ok: true })
    },
    forget: async (name) => void (await forgetService(services, changing, name)),
  }
})

const mailFields = ({ port }: MailServer, mailPassword: string) => ({
  host: '127.0.0.1',
  port: String(port),
  encryption: 'none',
  user: 'coach',
  mailPassword,
  from: 'hello@coach.example',
})

test('a mail server is in use on every replica as soon as it is saved, and out of use when it is removed', async ({ house }) => {
  const server = await aMailServer('p@ss')
  const [one, two] = [await house.replica(), await house.replica()]
  await two.mail.send(message)
  expect([house.outbox.length, two.sendsMail()]).toEqual([1, false])

  await house.save('mail', mailFields(server, 'p@ss'))
  for (const live of [one, two]) await expect.poll(live.sendsMail, { interval: 10, timeout: 1000 }).toBe(true)
  for (const live of [one, two]) await live.mail.send(message)
  expect(server.taken).toHaveLength(2)
  expect(server.taken[1]).toMatch(/^From: hello@coach\.example\r$/m)

  await house.forget('mail')
  for (const live of [one, two]) await expect.poll(live.sendsMail, { interval: 10, timeout: 1000 }).toBe(false)
  await one.mail.send(message)
  expect([house.outbox.length, server.taken.length]).toEqual([2, 2])
})

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

test('owners are told by the mail server of before, and of a removal too', async ({ house }) => {
  const [before, after] = [await aMailServer('p'), await aMailServer('p')]
  const live = await house.replica()
  const tell = async (act: 'saved' | 'forgotten') => {
    await live.outside.reload()
    const [to] = await house.services.db.select({ by: serviceSettings.changedBy }).from(serviceSettings)
    const change = { service: 'mail', act, by: to!.by!, to: to!.by! } as const
    await mailChange({ ...house.services, mail: live.mail, outside: live.outside }, change)
  }
  await house.save('mail', mailFields(before, 'p'))
  await tell('saved')
  expect([before.taken.length, after.taken.length]).toEqual([1, 0])
  await house.save('mail', mailFields(after, 'p'))
  await tell('saved')
  expect([before.taken.length, after.taken.length]).toEqual([2, 0])
  expect(before.taken[1]).toContain('owner changed the settings of the service')
  expect(before.taken[1]).not.toContain(String(after.port))
  await house.forget('mail')
  await tell('forgotten')
  expect([before.taken.length, after.taken.length, house.outbox.length]).toEqual([3, 0, 0])
})

test('a model and Stripe follow the settings too, count what becomes of each use, and can be tried before they are saved', async ({
  house,
}) => {
  const [ai, stripe] = [await startAiServer(), await startStripe()]
  const live = await house.replica({ stripeApiBase: stripe.base })
  expect([live.ai(), live.payments(), live.aiPatienceMs()]).toEqual([null, null, 0])
  ai.answerWith(say('I am ready.'), say('Yes.'))
  const typed = { baseUrl: ai.baseUrl, apiKey: 'key', model: 'small', tokensPerDay: 10, chatSeconds: 7 }
  const tried = await live.outside.tryOut('model', typed, '')
  expect(tried).toEqual({ ok: true, sentence: 'The model answered: “I am ready.”' })
  expect(await live.outside.tryOut('payments', { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }, '')).toEqual({
    ok: true,
    sentence: expect.stringContaining('test mode: no money moves'),
  })

  await house.save('model', { baseUrl: ai.baseUrl, apiKey: 'key', model: 'small', tokensPerDay: '10', chatSeconds: '7' })
  await house.save('payments', { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' })
  await expect.poll(() => [live.ai()?.name, live.payments() !== null]).toEqual(['small', true])
  expect([live.aiTokensPerDay(), live.aiPatienceMs()]).toEqual([10, 7000])
  await live.ai()!.generate({ system: '', prompt: 'Hello', maxOutputTokens: 10 })
  expect(ai.asked.at(-1)).toMatchObject({ authorization: 'Bearer key' })
  stripe.failNext('account', 401, 'invalid_api_key')
  await live.outside.check('payments')
  await live.close()
  expect(await listServiceTroubles(house.services)).toMatchObject([{ text: 'Stripe refused the secret key. Please check it.' }])
  expect((await findUses(house.services)).get('model')).toMatchObject({ successes: 1, failures: 0 })
  await Promise.all([ai.close(), stripe.close()])
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

test('a variable of the environment wins over what is typed', async ({ house }) => {
  const [typed, set] = [await aMailServer('p'), await aMailServer('p')]
  await house.save('mail', mailFields(typed, 'p'))
  const live = await house.replica({ smtpUrl: `smtp://coach:p@127.0.0.1:${set.port}`, mailFrom: 'set@coach.example' })
  await live.mail.send(message)
  expect([typed.taken.length, set.taken.length]).toEqual([0, 1])
  expect(set.taken[0]).toMatch(/^From: set@coach\.example\r$/m)
})
