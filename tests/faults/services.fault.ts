import { expect, onTestFinished, test } from 'vitest'

import { startReplicas } from '#tests/security/two-replicas.ts'
import { tell } from '#tests/support/figures.ts'
import { haveSignedIn } from '#tests/support/http-account.ts'
import { ask } from '#tests/support/http-client.ts'
import { aMailServer } from '#tests/support/mail-server.ts'
import { startTrial } from '#tests/support/member.ts'
import { OWNER } from '#tests/support/product.ts'

const MAIL = '/admin/settings/services/mail'

test('a mail server that is set up by one process is in use by the others at once, and what sends mails needs no restart', async () => {
  const { here, there, stop } = await startReplicas({ ALLOW_PRIVATE_SERVICES: '1' })
  onTestFinished(stop)
  const server = await aMailServer('p@ss')
  const cookie = await haveSignedIn(here, OWNER.email, OWNER.password)
  const saysThere = async (sentence: string) => {
    const begun = performance.now()
    const isShown = async () => (await ask(there, { path: MAIL, cookie })).body.includes(sentence)
    await expect.poll(isShown, { interval: 5, timeout: 5_000 }).toBe(true)
    return performance.now() - begun
  }
  await saysThere('Mails are written to the outbox')

  const { port } = server
  const typed = { host: '127.0.0.1', encryption: 'none', port: String(port), user: 'coach', mailPassword: 'p@ss', from: '' }
  const wrong = await ask(here, { path: MAIL, cookie, form: { ...typed, intent: 'save', password: 'Not-mine-1' } })
  expect([wrong.status, wrong.body.includes('p@ss')]).toEqual([400, false])
  const saved = await ask(here, { path: MAIL, cookie, form: { ...typed, intent: 'save', password: OWNER.password } })
  expect([saved.status, saved.headers.location]).toEqual([303, MAIL])
  const ms = await saysThere('Mails are sent over SMTP')
  tell(`a mail server that one process saved was in use by the other after ${Math.round(ms)} ms, its page included`)
  expect(ms).toBeLessThan(1_000)

  const { email } = await startTrial(here)
  const mailsTo = (address: string) => server.taken.filter((mail) => mail.includes(`To: ${address}\r\n`)).length
  await expect.poll(() => [mailsTo(OWNER.email), mailsTo(email)], { timeout: 20_000 }).toEqual([1, 1])

  const removed = await ask(here, { path: MAIL, cookie, form: { intent: 'forget', password: OWNER.password } })
  expect(removed.status).toBe(303)
  await saysThere('Mails are written to the outbox')
})
