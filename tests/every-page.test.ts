import { expect, test } from 'vitest'

import { abilityPages } from '#content/chat/abilities/abilities.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { pageTexts } from '#features/site/page-texts.ts'
import { addressAt, addresses } from '#routes/addresses.ts'

import { roleTable } from './e2e/role-table.ts'

/** Public pages of which the assistant has no words by their address, and why. */
const untold: Readonly<Record<string, string>> = {
  '/courses/search': 'It finds in lessons, whose words are known.',
  '/courses/:course': 'Its words are rows (courses/published-texts.server.ts).',
  '/courses/:course/:lesson': 'Its words are rows (courses/published-texts.server.ts).',
  '/shop/:slug': 'Its words are rows (shop/published-texts.server.ts).',
  '/blog/:slug': 'Its words are rows (blog/published-texts.server.ts).',
  '/testimonials': 'Stories are members’ own words; no machine tells them on.',
  '/health-data/versions/:id': 'What the policy said before holds no more.',
  '/legal': 'It lists the legal texts, whose words are known, and has the imprint.',
  '/pillar/stress-mindset': 'It leads to /pillar/stress.',
  '/*': 'Nothing is there.',
  '/:slug': 'Pages of the owner’s own are named by what is published.',
  '/auth/second-step': 'A step of signing in.',
  '/auth/lost-second-step': 'A step of signing in.',
  '/confirm-email': 'A link in a mail leads there.',
  '/change-address': 'A link in a mail leads there.',
  '/sign-in-link': 'A link in a mail leads there.',
  '/stop-mails': 'A link in a mail leads there.',
  '/setup': 'The owner opens it, once.',
  '/sign-out': 'It is left as soon as it is opened.',
}

test('the assistant knows what each public page says, but for those that are named here', () => {
  const told = new Set([...pageTexts(shippedSettings), ...abilityPages].map(({ path }) => addressAt(path).path))
  const pages = addresses.filter(({ kind, who }) => kind === 'page' && who === 'anyone').map(({ path }) => path)
  const unknown = pages.filter((path) => !told.has(path))
  expect(unknown.toSorted(), 'Its words belong into app/features/site/page-texts.ts.').toEqual(Object.keys(untold).toSorted())
})

test('every route has its line in the table of roles', () => {
  expect(Object.keys(roleTable).toSorted()).toEqual(addresses.map(({ path }) => path).toSorted())
})
