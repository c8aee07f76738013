import { Browser, doJobs, haveSession, haveSignedIn, haveSignedUp, PASSWORD } from '#features/identity/account.factory.server.ts'
import { findAccount, findUserByEmail, openAccount } from '#features/identity/core/accounts.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { viewerIn } from '#features/identity/factors/second-step.factory.server.ts'
import type { MailMessage } from '#platform/mail.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { askForAddress, confirmAddress, findAddressChange, findAddressLink, whatIsAsked } from './change-address.server.ts'
import { requestReset, resetPassword } from './reset-password.server.ts'

const OLD = 'ann@example.com'
const NEW = 'maya@example.com'
interface Outbox {
  readonly services: Services
  readonly sent: Array<{ name: string; payload: unknown }>
  readonly mails: MailMessage[]
}

const from = (browser: Browser, viewerId: string | null = null) => ({ ...browser.visit('/change-address'), viewerId })

/** Ann, signed in, and both links of the change of address that she asks for. */
async function withChange(outbox: Outbox) {
  const { services } = outbox
  const browser = new Browser()
  await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  const viewer = await viewerIn(services, browser)
  expect(await askForAddress(services, viewer, { address: NEW, password: PASSWORD })).toEqual({ ok: true })
  return { browser, viewer, ...(await bothLinks(outbox)) }
}

async function bothLinks(outbox: Outbox) {
  await doJobs(outbox)
  const linkTo = (to: string) => {
    const mail = outbox.mails.findLast((mail) => mail.to === to)!
    return /[?&]token=([\w-]+)/.exec(mail.text)![1]!
  }
  return { leave: linkTo(OLD), take: linkTo(NEW) }
}

const addressOf = async (services: Services, { userId }: Viewer) => (await findAccount(services.db, userId))?.email

test('nobody’s yes for the new address counts but that of whoever shows that the account is theirs', async ({
  services,
  sent,
  mails,
}) => {
  const { browser, viewer, leave, take } = await withChange({ services, sent, mails })
  expect(await confirmAddress(services, leave, '', from(browser, viewer.userId))).toMatchObject({ ok: true, isDone: false })
  const stranger = new Browser()
  const mayaId = await haveSignedUp(services, stranger, { email: 'other@example.com' })
  const refusals = [
    await confirmAddress(services, take, '', from(stranger)),
    await confirmAddress(services, take, '', from(stranger, mayaId)),
    await confirmAddress(services, take, 'Wrong-house-7', from(stranger)),
  ]
  expect(refusals.map((refusal) => !refusal.ok && refusal.reason)).toEqual(['missing', 'missing', 'wrong'])
  expect(await addressOf(services, viewer)).toBe(OLD)
  expect(await findUserByEmail(services.db, NEW)).toBeNull()
  expect(await confirmAddress(services, take, PASSWORD, from(stranger))).toMatchObject({ ok: true, isDone: true, address: NEW })
  expect(await findUserByEmail(services.db, NEW)).toMatchObject({ userId: viewer.userId, emailVerified: true })
})

test('in a browser that is signed in to the account the link is enough', async ({ services, sent, mails }) => {
  const { browser, viewer, leave, take } = await withChange({ services, sent, mails })
  const link = (await findAddressLink(services, take))!
  expect(link).toMatchObject({ side: 'take-address', from: OLD, to: NEW })
  expect(await whatIsAsked(services, link, viewer.userId)).toBe('nothing')
  expect(await whatIsAsked(services, link, null)).toBe('password')
  expect(await confirmAddress(services, take, '', from(browser, viewer.userId))).toMatchObject({ ok: true, isDone: false })
  expect(await addressOf(services, viewer)).toBe(OLD)
  expect(await confirmAddress(services, leave, '', from(new Browser()))).toMatchObject({ ok: true, isDone: true })
  expect(await addressOf(services, viewer)).toBe(NEW)
})

test('an account without a password has to be signed in to', async ({ services, sent, mails }) => {
  const browser = new Browser()
  const opened = await openAccount(services, { email: OLD, displayName: '' })
  const userId = opened.ok ? opened.userId : ''
  browser.take(await haveSession(services, userId, browser.visit()))
  expect(await askForAddress(services, await viewerIn(services, browser), { address: NEW, password: '' })).toEqual({ ok: true })
  const { take } = await bothLinks({ services, sent, mails })
  expect(await confirmAddress(services, take, 'Any-house-7', from(new Browser()))).toEqual({ ok: false, reason: 'sign-in' })
  expect(await confirmAddress(services, take, '', from(browser, userId))).toMatchObject({ ok: true })
})

test('wrong passwords at the link count as they do at sign-in', async ({ services, sent, mails }) => {
  const { take } = await withChange({ services, sent, mails })
  const attempt = (password: string) => confirmAddress(services, take, password, from(new Browser()))
  for (let count = 0; count < 10; count++) expect(await attempt('Wrong-house-7')).toMatchObject({ reason: 'wrong' })
  expect(await attempt(PASSWORD)).toMatchObject({ reason: 'wait' })
})

test('the mail to the new address says whose account wants it', async ({ services, sent, mails }) => {
  await withChange({ services, sent, mails })
  const mail = mails.findLast(({ to }) => to === NEW)!
  expect(mail.text).toContain(`The account of ${OLD} at Wellward wants to use this address.`)
})

test('an account asks five times a day, and the mails to either address have a limit too', async ({
  services,
  sent,
  mails,
  clock,
}) => {
  const { viewer } = await withChange({ services, sent, mails })
  const ask = (address: string) => askForAddress(services, viewer, { address, password: PASSWORD })
  for (let count = 0; count < 4; count++) expect(await ask(`n${count}@example.com`)).toEqual({ ok: true })
  expect(await ask('n5@example.com')).toMatchObject({ ok: false, reason: 'wait' })
  await doJobs({ services, sent })
  expect(mails.filter(({ to }) => to === OLD).length).toBeLessThanOrEqual(6)
  clock.set('2026-03-03T09:30:01Z')
  expect(await ask('n6@example.com')).toEqual({ ok: true })
})

test('many accounts do not fill one address with these mails', async ({ services }) => {
  const asked: boolean[] = []
  for (let count = 0; count < 7; count++) {
    const browser = new Browser()
    await haveSignedUp(services, browser, { email: `p${count}@example.com` })
    await haveSignedIn(services, browser, `p${count}@example.com`)
    asked.push((await askForAddress(services, await viewerIn(services, browser), { address: NEW, password: PASSWORD })).ok)
  }
  expect(asked).toEqual([true, true, true, true, true, false, false])
})

test('a reset ends a change of address that is under way', async ({ services, sent, mails }) => {
  const { viewer, leave, take } = await withChange({ services, sent, mails })
  await requestReset(services, OLD, { network: '192.0.2.1' })
  await doJobs({ services, sent })
  const reset = /[?&]token=([\w-]+)/.exec(mails.at(-1)!.text)![1]!
  expect(await resetPassword(services, reset, 'Other-house-8', { network: '192.0.2.1' })).toMatchObject({ ok: true })
  expect(await findAddressChange(services, viewer.userId)).toBeNull()
  for (const link of [leave, take])
    expect(await confirmAddress(services, link, 'Other-house-8', from(new Browser()))).toEqual({ ok: false, reason: 'link' })
})

test('of two accounts that take the same address at the same instant, one gets it and the other is told', async ({
  freshDatabase,
  sent,
  mails,
}) => {
  const { services } = await freshDatabase()
  for (let round = 0; round < 5; round++) {
    const wanted = `wanted${round}@example.com`
    const links = await Promise.all(
      ['a', 'b'].map(async (name) => {
        const email = `${name}${round}@example.com`
        const browser = new Browser()
        await haveSignedUp(services, browser, { email })
        await haveSignedIn(services, browser, email)
        const viewer = await viewerIn(services, browser)
        await askForAddress(services, viewer, { address: wanted, password: PASSWORD })
        return { browser, viewer, email }
      }),
    )
    await doJobs({ services, sent })
    const takes = mails.filter(({ to }) => to === wanted).map(({ text }) => /[?&]token=([\w-]+)/.exec(text)![1]!)
    for (const { email } of links) {
      const mail = mails.findLast(({ to, subject }) => to === email && subject.includes('leave'))!
      await confirmAddress(services, /[?&]token=([\w-]+)/.exec(mail.text)![1]!, '', from(new Browser()))
    }
    const both = await Promise.all(takes.map((take) => confirmAddress(services, take, PASSWORD, from(new Browser()))))
    expect(both.map((one) => (one.ok ? 'done' : one.reason)).toSorted()).toEqual(['done', 'taken'])
  }
})
