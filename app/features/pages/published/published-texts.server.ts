import { guaranteeInstead } from '#content/guarantee.ts'
import { isPattern, type Page } from '#features/pages/core/page.ts'
import { LEGAL_PATHS } from '#features/pages/starters/legal.ts'
import type { WhatIsThere } from '#features/pages/starters/what-is-there.ts'
import { AS_SHIPPED, withClaims, type ClaimTexts } from '#features/site/claims/claim-texts.ts'
import { findClaimTexts } from '#features/site/claims/find-claim-texts.server.ts'
import { practicesFilled } from '#features/site/core/data-practices.ts'
import { fillIn } from '#features/site/core/fill-in.ts'
import { sayWhatIsThere } from '#features/site/core/say-what-is-there.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'
import { pageTexts, type PageText } from '#features/site/page-texts.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { hashToken } from '#platform/tokens.server.ts'

import { findPublishedPages } from './find-published.server.ts'
import { readMarkdown } from './read-markdown.server.ts'
import { sectionTexts, type SectionText } from './section-texts.ts'
import { findWhatIsThere, isBarePage } from './what-is-there.server.ts'

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'log'>

/** Where links of a text lead makes no difference to what is read in it. */
const ANY_ORIGIN = 'https://site.invalid'

/** What was read of the sections of a page: those of a published page are the same ones until another is published. */
const lastRead = new WeakMap<Page['sections'], SectionText[]>()

/** Pages of which the settings say more than their sections: plans, and the ways to reach the owner. */
const SAID_BY_SETTINGS: ReadonlySet<string> = new Set(['/pricing', '/contact'])

/** What the public pages say: as they ship, until somebody has written on them. */
export const pagePublishedTexts = {
  // Stored beside each text: never another one.
  name: 'site',
  async list(services: Needs) {
    const texts = await textsByKey(services)
    return Array.from(texts, ([key, text]) => ({ key, mark: hashToken(JSON.stringify(text)) }))
  },
  async read(services: Needs, keys: ReadonlyArray<string>) {
    const texts = await textsByKey(services)
    return new Map(keys.flatMap((key) => (texts.has(key) ? [[key, texts.get(key)!]] : [])))
  },
}

async function textsByKey(services: Needs): Promise<Map<string, PageText>> {
  const [settings, pages, claims, there] = await Promise.all([
    findSiteSettings(services),
    findPublishedPages(services),
    findClaimTexts(services),
    findWhatIsThere(services),
  ])
  const promised = { ...AS_SHIPPED, instead: guaranteeInstead(settings.plans.guaranteeDays) }
  const known = withClaims(
    withClaims(there ? openSiteTexts(settings, claims, there) : pageTexts(settings, claims), claims),
    promised,
  )
  const isOfSettings = ({ path, kind }: PageText) => SAID_BY_SETTINGS.has(path) && kind !== 'question'
  const shipped = known.filter((text) => isOfSettings(text) || !pages.get(text.path)?.publishedAt)
  const knownPaths = new Set(known.map(({ path }) => path))
  const written = [...pages.values()].filter(
    (page) => !isPattern(page.path) && !isBarePage(page, there) && (page.publishedAt !== null || !knownPaths.has(page.path)),
  )
  const own = written.flatMap((page): PageText[] => {
    const said = fillIn(textsOf(page), settings.house.name)
    const { path } = page
    const title = page.path === '/' ? settings.house.name : page.head.title || page.name
    return (['question', 'page'] as const)
      .map((kind) => ({
        path,
        title,
        kind: kind === 'page' && LEGAL_PATHS.includes(path) ? ('policy' as const) : kind,
        passages: said.filter((text) => text.kind === kind),
      }))
      .filter(({ passages }) => passages.length > 0)
  })
  const coach = there && pages.has('/about') ? coachTexts(settings.house) : []
  const byKey = Map.groupBy([...shipped, ...own, ...coach], ({ path, kind }) => `${path} ${kind}`)
  return new Map(
    Array.from(byKey, ([key, texts]) => [key, { ...texts[0]!, passages: texts.flatMap(({ passages }) => passages) }]),
  )
}

/** What an open site knows besides its pages, which already hold to what is published. */
function openSiteTexts(settings: SiteSettings, claims: ClaimTexts, { counts }: WhatIsThere): PageText[] {
  const plans = { ...settings.plans, offers: [] }
  const known = pageTexts(sayWhatIsThere({ ...settings, plans }, counts), claims)
  return known.filter(({ path }) => SAID_BY_SETTINGS.has(path))
}

/** Who the coach of an open site is, as her settings say it: that is asked in more words than stand on a page. */
function coachTexts({ name, founder, bio, credentials }: SiteSettings['house']): PageText[] {
  const text = [founder && `The coach of ${name} is ${founder}.`, ...bio, credentials.join('; ')].filter(Boolean).join(' ')
  if (text === '') return []
  return [{ path: '/about', title: 'About', kind: 'question', passages: [{ heading: 'The founder and coach', text }] }]
}

function textsOf(page: Pick<Page, 'sections'>): SectionText[] {
  const texts = lastRead.get(page.sections) ?? sectionTexts(page, (text) => readMarkdown(practicesFilled(text, null), ANY_ORIGIN))
  lastRead.set(page.sections, texts)
  return texts
}
