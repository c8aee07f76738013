import type { RouterContextProvider } from 'react-router'

import { claims } from '#content/claims.ts'
import { anOwnerSignedIn } from '#features/identity/account.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { findPublishedPage } from '#features/pages/published/find-published.server.ts'
import { findWhatIsThere } from '#features/pages/published/what-is-there.server.ts'
import { decideClaim } from '#features/site/claims/decide-claims.server.ts'
import { findClaimTexts } from '#features/site/claims/find-claim-texts.server.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { isSiteOpen } from '#features/site/opening/is-open.server.ts'
import { openedSite } from '#features/site/opening/opening.factory.server.ts'
import { findSiteSettings, saveSection } from '#features/site/settings/settings.server.ts'
import { servicesContext, type Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { beginLook, lookAsIfOpen, seesAsIfOpen } from './as-if-open.server.ts'

const LEAD = claims['quiet-and-sourced'].text

async function anOwnerWhoLooks(services: Services) {
  const { viewer: person } = await anOwnerSignedIn(services)
  return { person, cookie: (await beginLook(services, person)).split(';')[0]! }
}

interface Asked {
  readonly services: Services
  readonly person: Viewer | null
  readonly cookie: string
  readonly path?: string
  readonly pattern?: string
  readonly method?: string
}

/** The context in which a page is made, and what was answered in its place. */
async function look({ services, person, cookie, path = '/', pattern, method = 'GET' }: Asked) {
  const request = new Request(`https://wellward.test${path}`, { method, headers: { Cookie: cookie } })
  const args = routeArgs(request, { services, viewer: person, ...(pattern && { pattern }) })
  const answer = (await lookAsIfOpen(args, async () => new Response('page'))) as Response
  const context = args.context as RouterContextProvider
  return { context, services: context.get(servicesContext), answer }
}

const sees = async (asked: Asked) => (await look(asked)).context.get(seesAsIfOpen)
const whyOf = async (services: Services) =>
  (await findPublishedPage(services, '/'))!.sections.find(({ id }) => id === 'why')!.values['lead']

test('an owner who has asked for it sees public pages as a visitor of the open site, and everybody else the sample', async ({
  services,
}) => {
  const owner = await anOwnerWhoLooks(services)
  const { context, services: own } = await look({ services, ...owner })
  expect([context.get(seesAsIfOpen), context.get(viewer), await isSiteOpen(own)]).toEqual([true, null, true])
  expect(await whyOf(own)).toBe('')
  expect((await findSiteSettings(own)).figures.proof).toEqual([])
  expect(await findWhatIsThere(own)).not.toBeNull()

  // Whatever was kept in memory for the one is not what the other reads, in either order.
  expect([await isSiteOpen(services), await whyOf(services)]).toEqual([false, LEAD])
  expect((await findClaimTexts(services)).openedAt).toBeNull()
  expect((await findSiteSettings(services)).figures.proof).toEqual(shippedSettings.figures.proof)
  expect(await findWhatIsThere(services)).toBeNull()
  const again = (await look({ services, ...owner })).services
  expect(await whyOf(again)).toBe('')
})

test('what is decided, and what is saved, is there with the next look; what was saved on the sample still needs its decisions', async ({
  services,
}) => {
  const owner = await anOwnerWhoLooks(services)
  const own = async () => (await look({ services, ...owner })).services
  const { figures } = shippedSettings
  expect((await findSiteSettings(await own())).figures.proof).toEqual([])
  await saveSection(services, 'figures', { ...figures, proof: [...figures.proof, { value: '40', label: 'people' }] }, 'system')
  expect((await findSiteSettings(await own())).figures.proof).toEqual([{ value: '40', label: 'people' }])
  const said = { state: 'replaced', text: 'I read the studies.', source: 'Me', asOf: '2026-03-01', reviewOn: null } as const
  await decideClaim(services, 'system', 'quiet-and-sourced', said)
  expect(await whyOf(await own())).toBe('I read the studies.')
  expect(await whyOf(services)).toBe(LEAD)
})

test('nobody else sees it: no visitor, no member, no other session, and the owner neither elsewhere nor on a site that is open', async ({
  services,
}) => {
  const { person, cookie } = await anOwnerWhoLooks(services)
  expect(await sees({ services, person, cookie })).toBe(true)
  expect(await sees({ services, person: null, cookie })).toBe(false)
  expect(await sees({ services, person: { ...person, isAdmin: false }, cookie })).toBe(false)
  expect(await sees({ services, person: { ...person, sessionId: 'another' }, cookie })).toBe(false)
  expect(await sees({ services, person, cookie: 'as-if-open=e30%3D' })).toBe(false)
  expect(await sees({ services, person, cookie: '' })).toBe(false)
  expect(await sees({ services, person, cookie, method: 'POST' })).toBe(false)
  for (const path of ['/dashboard', '/admin/opening', '/sitemap.xml'])
    expect(await sees({ services, person, cookie, path }), path).toBe(false)
  await openedSite(services)
  expect(await sees({ services, person, cookie })).toBe(false)
})

test('the router’s own fetches are led to the document', async ({ services }) => {
  const owner = await anOwnerWhoLooks(services)
  const { answer } = await look({ services, ...owner, path: '/about.data', pattern: '/about' })
  expect([answer.status, answer.headers.get('X-Remix-Reload-Document')]).toEqual([302, 'true'])
})
