import { expect, test } from '#tests/support/test.ts'

import { Browser, doJobs, haveSignedIn, haveSignedUp, tokenMailed } from './account.factory.server.ts'
import { rememberTimeZone } from './core/profile.server.ts'
import { mailedLinks, sessions, verifications } from './core/tables.server.ts'
import { confirmEmail } from './links/confirm-email.server.ts'
import { requestReset } from './links/reset-password.server.ts'
import { ensureOwner } from './owner.server.ts'
import { findViewer } from './viewer.server.ts'

test('no token lies in a job', async ({ services, sent, mails }) => {
  await haveSignedUp(services, new Browser())
  await requestReset(services, 'ann@example.com', { network: '192.0.2.1' })
  const jobs = JSON.stringify(sent)
  await doJobs({ services, sent })
  expect(mails).toHaveLength(2)
  for (const { text } of mails) expect(jobs).not.toContain(/token=([\w-]+)/.exec(text)![1])
})

test('a confirmation mail that comes too late is not sent', async ({ services, sent, mails }) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  const again = [...sent]
  const token = await tokenMailed({ services, sent, mails })
  await confirmEmail(services, token, {}, { ...browser.visit(), viewerId: null })
  await doJobs({ services, sent: again })
  expect(mails).toHaveLength(1)
})

test('every night what has run out goes, and nothing else', async ({ services, sent, clock }) => {
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  await ensureOwner(services, null)
  await doJobs({ services, sent })
  const left = async () => {
    await doJobs({ services, sent: [{ name: 'identity.remove-expired', payload: null }] })
    const counts: number[] = []
    for (const table of [sessions, verifications, mailedLinks]) counts.push((await services.db.select().from(table)).length)
    return counts
  }
  expect(await left()).toEqual([1, 1, 1])
  clock.set('2026-03-10T00:00:00Z')
  expect(await left()).toEqual([1, 0, 1])
  clock.set('2026-04-03T00:00:00Z')
  expect(await left()).toEqual([0, 0, 0])
})

test('the zone of a browser is kept on the profile', async ({ services }) => {
  const browser = new Browser()
  const userId = await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  await rememberTimeZone(services, userId, 'Europe/Berlin')
  expect((await findViewer(services, browser.request())).viewer).toMatchObject({ timeZone: 'Europe/Berlin' })
})
