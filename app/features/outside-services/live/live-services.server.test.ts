import { mailChange } from '#features/outside-services/announce.server.ts'
import type { ServiceName } from '#features/outside-services/core/service-kinds.ts'
import { serviceSettings } from '#features/outside-services/core/tables.server.ts'
import { listServiceTroubles } from '#features/outside-services/uses/attention.server.ts'
import { findUses } from '#features/outside-services/uses/uses.server.ts'
import { say, startAiServer } from '#tests/support/ai-server.ts'
import { aMailServer } from '#tests/support/mail-server.ts'
import { mailFields, test } from '#tests/support/replicas.ts'
import { startStripe } from '#tests/support/stripe-stand-in.ts'
import { expect } from '#tests/support/test.ts'

const message = { to: 'ann@example.com', subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' }

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

test('a first mail server that takes nothing does not take the word of itself along: it stays in the outbox', async ({
  house,
}) => {
  const server = await aMailServer('p')
  const live = await house.replica()
  await house.save('mail', mailFields(server, 'wrong'))
  await live.outside.reload()
  const [row] = await house.services.db.select({ by: serviceSettings.changedBy }).from(serviceSettings)
  const change = { service: 'mail', act: 'saved', by: row!.by!, to: row!.by! } as const
  await mailChange({ ...house.services, mail: live.mail, outside: live.outside }, change)
  expect([server.taken.length, house.outbox.map(({ subject }) => subject.split(':')[0])]).toEqual([0, ['Mail']])
})

test('what is known of the uses of a service is forgotten with it, and not with how the site uses it', async ({ house }) => {
  const server = await aMailServer('p')
  const live = await house.replica()
  const worked = async () => (await findUses(house.services)).get('mail')?.succeededAt instanceof Date
  await house.save('mail', mailFields(server, 'p'))
  await live.outside.reload()
  await live.outside.check('mail')
  await expect.poll(worked, { timeout: 5000 }).toBe(true)
  await house.save('mail', { ...mailFields(server, 'p'), from: 'ann@coach.example' })
  expect(await worked()).toBe(true)
  await house.save('mail', mailFields(server, 'another'))
  expect(await worked()).toBe(false)
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

test('cached pages are cleared by each service that comes and goes, and by none that stays', async ({ house }) => {
  const server = await aMailServer('p')
  const live = await house.replica()
  let clearings = 0
  const listens = Promise.withResolvers<void>()
  house.services.broadcast.subscribe('pages', (word) => (word === null ? listens.resolve() : void (clearings += 1)))
  await listens.promise
  const typed = {
    mail: mailFields(server, 'p'),
    inbound: { address: 'inbox@coach.example', secret: 'x'.repeat(32) },
    payments: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
    model: { baseUrl: 'http://127.0.0.1:1/v1', model: 'small' },
  }
  for (const [name, fields] of Object.entries(typed) as Array<[ServiceName, Record<string, string>]>) {
    const before = clearings
    await house.save(name, fields)
    await expect.poll(() => clearings, { timeout: 1000 }).toBe(before + 1)
    await house.forget(name)
    await expect.poll(() => clearings, { timeout: 1000 }).toBe(before + 2)
  }
  await live.outside.reload()
  expect(clearings).toBe(2 * Object.keys(typed).length)
})

test('a variable of the environment wins over what is typed', async ({ house }) => {
  const [typed, set] = [await aMailServer('p'), await aMailServer('p')]
  await house.save('mail', mailFields(typed, 'p'))
  const live = await house.replica({ smtpUrl: `smtp://coach:p@127.0.0.1:${set.port}`, mailFrom: 'set@coach.example' })
  await live.mail.send(message)
  expect([typed.taken.length, set.taken.length]).toEqual([0, 1])
  expect(set.taken[0]).toMatch(/^From: set@coach\.example\r$/m)
})
