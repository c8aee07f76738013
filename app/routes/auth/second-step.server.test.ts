import { Browser, doJobs, tokenMailed } from '#features/identity/account.factory.server.ts'
import { codeOf, withPassword, withSecondStep } from '#features/identity/factors/second-step.factory.server.ts'
import { proveAddress } from '#features/identity/links/ownership.server.ts'
import { sendSignInLink, signInByLink } from '#features/identity/links/sign-in-link.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as follow, loader as openLink } from './lost-second-step.tsx'
import { action, loader } from './second-step.tsx'

const PAGE = '/auth/second-step'
const open = (services: Services, browser: Browser) => loader(routeArgs(browser.request(PAGE), { services }))

function send(services: Services, browser: Browser, fields: Record<string, string>, path = PAGE) {
  const init = { method: 'POST', body: new URLSearchParams(fields) }
  return (path === PAGE ? action : follow)(routeArgs(browser.request(path, init), { services }))
}

test('the page says which first step was right: the password, or the mailed link', async ({ services, sent, mails }) => {
  const { viewer } = await withSecondStep(services)
  await proveAddress(services.db as Transaction, services, viewer.userId)
  expect(await open(services, await withPassword(services))).toMatchObject({ data: { asked: { shown: 'password' } } })
  await doJobs({ services, sent })
  await sendSignInLink(services, 'ann@example.com')
  const byLink = new Browser()
  const asked = await signInByLink(services, await tokenMailed({ services, sent, mails }), byLink.visit())
  byLink.take(asked.ok ? asked.headers : new Headers())
  expect(await open(services, byLink)).toMatchObject({ data: { asked: { shown: 'link' } } })
  expect(await open(services, new Browser())).toMatchObject({ data: { asked: null }, init: { status: 410 } })
})

test('who has neither phone nor codes is mailed a link, whose page does nothing before its button', async ({
  services,
  sent,
  mails,
  clock,
}) => {
  const { viewer, secret } = await withSecondStep(services)
  const browser = await withPassword(services)
  expect(await send(services, browser, { intent: 'lost' })).toMatchObject({
    init: { status: 403 },
    data: { alert: 'Your address was never confirmed, so a mail proves nothing. Please write to us under Contact.' },
  })
  await proveAddress(services.db as Transaction, services, viewer.userId)
  await doJobs({ services, sent })
  expect(await send(services, browser, { intent: 'lost' })).toMatchObject({ status: 303 })
  const link = `/auth/lost-second-step?token=${await tokenMailed({ services, sent, mails })}`
  const look = () => openLink(routeArgs(browser.request(link), { services }))
  for (let count = 0; count < 2; count++)
    expect(await look()).toMatchObject({ link: { purpose: 'lose-second-step', address: 'ann@example.com', goesOn: null } })
  expect(await send(services, new Browser(), {}, link)).toMatchObject({ status: 303 })
  expect(await look()).toMatchObject({ init: { status: 410 } })
  expect(await open(services, browser)).toMatchObject({ data: { asked: { goesOn: 'Thursday 5 March 2026' } } })

  clock.set(new Date(clock.now().getTime() + 30_000))
  const signedIn = (await send(services, browser, { code: codeOf(secret, clock.now()) })) as Response
  expect(signedIn.headers.get('Location')).toBe('/profile/security')
})
