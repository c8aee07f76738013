import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { aPersonWithEverything } from '#tests/support/person-with-everything.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader as layout } from './_layout.tsx'
import { loader as achievements } from './achievements.tsx'
import { action as saveDay, loader as dashboard } from './dashboard.tsx'
import { loader as story } from './new-story.tsx'
import { loader as access } from './profile/access.tsx'
import { loader as ownData } from './profile/data.tsx'
import { loader as membership } from './profile/membership.tsx'
import { loader as security } from './profile/security.tsx'
import { loader as tokens } from './profile/tokens.tsx'
import { loader as trends } from './trends.tsx'

const pages = { dashboard, trends, achievements, story, access, ownData, membership, security, tokens }

/** "2 Mar", "2 March 2026", "Mon 2 Mar 2026" */
const AS_THE_SITE_WRITES = /\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/
const IN_GERMAN = /\b\d{1,2}\. (Jan|Feb|März|Apr|Mai|Juni?|Juli?|Aug|Sep|Okt|Nov|Dez)/

async function aReader(services: Services, dateLanguage: string | null): Promise<Viewer> {
  const { userId, name, email } = await aPersonWithEverything(services, 'Ann')
  return {
    userId,
    email,
    displayName: name,
    sessionId: userId,
    emailVerified: true,
    isAdmin: false,
    timeZone: 'Europe/Berlin',
    units: 'metric',
    dateLanguage,
    picture: null,
    assurance: 'aal1',
  }
}

/** What the pages of a person are made of. They read several things at once, which one connection cannot. */
async function read(services: Services, viewer: Viewer) {
  const ask = (path: string) => routeArgs(new Request(`https://wellward.test${path}`), { services, viewer })
  // A look of today, for the log.
  await saveDay(routeArgs(formRequest('/dashboard', { date: '2026-03-02', steps: '100' }), { services, viewer }))
  // An achievement that was held back is told first, with a redirect to the same page.
  expect(await dashboard(ask('/dashboard')).catch((told: unknown) => told)).toBeInstanceOf(Response)
  const texts: [page: string, text: string][] = []
  for (const [name, loader] of Object.entries(pages)) texts.push([name, JSON.stringify(await loader(ask(`/${name}`)))])
  return texts
}

test('every page with a date of a member writes it in the language they chose', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  for (const [name, text] of await read(services, await aReader(services, 'de'))) {
    expect([name, AS_THE_SITE_WRITES.exec(text)?.[0]]).toEqual([name, undefined])
    expect([name, text]).toEqual([name, expect.stringMatching(IN_GERMAN)])
  }
})

test('without a choice every page writes it as the site does', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  for (const [name, text] of await read(services, await aReader(services, null))) {
    expect([name, IN_GERMAN.exec(text)?.[0]]).toEqual([name, undefined])
    expect([name, text]).toEqual([name, expect.stringMatching(AS_THE_SITE_WRITES)])
  }
})

test('the pages say in which language their dates are, and a visitor’s in none', async ({ services }) => {
  const viewer = await aReader(services, 'de')
  const ask = (viewer: Viewer | null) => routeArgs(new Request('https://wellward.test/dashboard'), { services, viewer })
  expect(layout(ask(viewer))).toMatchObject({ dateLanguage: 'de' })
  expect(layout(ask(null))).toEqual({ dateLanguage: null, timeZone: null })
})

test('what is refused names the open days in that language', async ({ services }) => {
  const viewer = await aReader(services, 'de')
  const refused = await saveDay(routeArgs(formRequest('/dashboard', { date: '', steps: '100' }), { services, viewer }))
  if (refused instanceof Response) throw new Error('accepted')
  expect(refused.data.report.errors.date).toBe('Choose a day from 1. Februar 2026 to 2. März 2026.')
})
