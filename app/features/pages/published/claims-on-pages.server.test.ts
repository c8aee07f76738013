import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { changePage, openPage, publishPage } from '#features/pages/editing/edit-page.server.ts'
import { decideClaim } from '#features/site/claims/decide-claims.server.ts'
import { isSiteOpen } from '#features/site/opening/is-open.server.ts'
import { openedSite } from '#features/site/opening/opening.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { drawPage } from './draw-page.server.ts'
import { findPublishedPage, findPublishedPages } from './find-published.server.ts'
import { pagePublishedTexts } from './published-texts.server.ts'

let people = 0

async function addMember(services: Services): Promise<{ userId: string }> {
  const email = `somebody-${(people += 1)}@coach.example`
  const userId = await services.db.transaction((tx) =>
    insertAccount(tx, services, { email, displayName: 'Somebody', emailVerified: true }),
  )
  return { userId: userId! }
}

const later = (clock: { now: () => Date }) => new Date(clock.now().getTime() + 1000).toISOString()

const gone = Object.entries<Claim>(claims).flatMap(([id, { stays, isNamed, text }]) =>
  stays || isNamed ? [] : [[id, text] as const],
)
const proof = { source: 'A list', asOf: '2026-03-01', reviewOn: null }

async function everythingSaid(services: Services): Promise<string> {
  const pages = [...(await findPublishedPages(services)).values()]
  const texts = await pagePublishedTexts.read(
    services,
    (await pagePublishedTexts.list(services)).map(({ key }) => key),
  )
  const shown = pages.map(({ sections }) => sections.filter(({ isHidden }) => !isHidden))
  return JSON.stringify([shown, [...texts.values()]])
}

/** Written as figures are, in two fields. */
const partsOf = (text: string) => [text, text.replace(' ', '","label":"')]

test('an open site whose owner has decided nothing says no claim of the starter, to visitors and to the assistant', async ({
  services,
}) => {
  const before = await everythingSaid(services)
  await openedSite(services)
  expect(await isSiteOpen(services)).toBe(true)
  const after = await everythingSaid(services)
  const said = gone.filter(([, text]) => partsOf(JSON.stringify(text).slice(1, -1)).some((part) => after.includes(part)))
  // A word of the menu or of a heading is no claim.
  expect(said.map(([id]) => id).filter((id) => !['community'].includes(id))).toEqual([])
  expect(before).toContain('We read them with you, word by word')
  expect(after).not.toContain('Lab analysis')
})

test('a section of which nothing is left is not drawn, and the rest of its page stands', async ({ services }) => {
  await openedSite(services)
  const about = (await findPublishedPage(services, '/about'))!
  expect(about.sections.find(({ id }) => id === 'the-coach')?.isHidden).toBe(true)
  const drawn = await drawPage(services, { ...about, reader: null })
  expect(drawn.markup.html).not.toContain('The coach')
  expect(drawn.markup.html).toContain('Our mission')
  const supplements = (await findPublishedPage(services, '/pillar/supplements'))!
  expect(JSON.stringify(supplements.sections)).toContain('"samples":"none"')
  const home = (await findPublishedPage(services, '/'))!
  const { markup } = await drawPage(services, { ...home, reader: null })
  expect(markup.html).not.toMatch(/<dl class="figures"|class="strip"/)
  expect(markup.html).toContain('Members’ stories appear here once they have told them.')
})

test('the owner edits what visitors read, what is published while the site is open is theirs, and a replaced claim is on its page at once', async ({
  services,
  clock,
}) => {
  const { userId } = await addMember(services)
  await openedSite(services)
  clock.set(later(clock))
  const includes = async () => {
    const { sections } = (await findPublishedPage(services, '/trial'))!
    return (sections[0]!.values['includes'] as Array<{ text: string }>).map(({ text }) => text)
  }
  expect(await includes()).toEqual(['Progress tracking'])
  await decideClaim(services, { userId }, 'mobile-app', { state: 'replaced', text: 'A page for your home screen', ...proof })
  expect(await includes()).toEqual(['Progress tracking', 'A page for your home screen'])
  const { page } = (await openPage(services, 'trial'))!
  expect(page.sections[0]!.values['includes']).toHaveLength(2)
  await changePage(services, { userId }, 'trial', ({ head, sections }) => ({
    ok: true,
    page: {
      head,
      sections: sections.map((each) => ({ ...each, values: { ...each.values, includes: [{ text: 'Community' }] } })),
    },
  }))
  await publishPage(services, { userId }, 'trial')
  expect(await includes()).toEqual(['Community'])
})
