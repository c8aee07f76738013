import { noStoriesYet } from '#content/site.ts'
import { listPosts } from '#features/blog/post-list.server.ts'
import { listCourseCards } from '#features/courses/core/course-cards.server.ts'
import { findLessonAddresses } from '#features/courses/learning/lesson-addresses.server.ts'
import { exampleTrend } from '#features/health/trends/example-trend.server.ts'
import { findOwnPlan } from '#features/membership/billing/pricing-person.server.ts'
import type { Fields, Values } from '#features/pages/core/fields.ts'
import type { Page } from '#features/pages/core/page.ts'
import type { SectionKind } from '#features/pages/core/section-kind.ts'
import { chartKind } from '#features/pages/kinds/chart.tsx'
import { coursesKind } from '#features/pages/kinds/courses.tsx'
import { lessonPreviewsKind } from '#features/pages/kinds/lesson-previews.tsx'
import { markdownKind } from '#features/pages/kinds/markdown.tsx'
import { offersKind } from '#features/pages/kinds/offers.tsx'
import { postsKind } from '#features/pages/kinds/posts.tsx'
import { productChoiceOf, productKeyOf, productsKind } from '#features/pages/kinds/products.tsx'
import { proofKind } from '#features/pages/kinds/proof.tsx'
import type { SectionData } from '#features/pages/kinds/section-view.tsx'
import { shopFrame } from '#features/pages/kinds/shop-frames.ts'
import { storiesKind } from '#features/pages/kinds/stories.tsx'
import { findChosenProducts } from '#features/shop/shelves/chosen-products.server.ts'
import { withClaims } from '#features/site/claims/claim-texts.ts'
import { findClaimTexts } from '#features/site/claims/find-claim-texts.server.ts'
import { practicesFilled } from '#features/site/core/data-practices.ts'
import type { PracticeServices, SitePorts } from '#features/site/core/ports.server.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { findStoriesForRow } from '#features/site/stories/published-stories.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findPractices } from './data-practices.server.ts'
import { findFrameTexts } from './frame-texts.server.ts'
import { findOfferedPlans } from './offered-plans.server.ts'
import { readMarkdown } from './read-markdown.server.ts'

/** What drawing sections asks of the product. */
export type DrawingServices = Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'clock' | 'site'> &
  PracticeServices &
  Pick<SitePorts, 'dataPractices'>
type Needs = DrawingServices

/** Who reads a page, as far as its sections differ for them; null for a visitor. */
export type PageReader = { readonly userId: string } | null

/** What sections show that is not written in them, and the instant from which some of it is true no more. */
export interface FoundSectionData {
  readonly data: SectionData
  readonly holdsUntil: Date | null
}

interface ReadSections extends Pick<Page, 'sections'> {
  /** When what the page says last changed, as an ISO 8601 date or instant; null where nobody knows. */
  readonly changedAt: string | null
  readonly reader: PageReader
}

/** Reads what the sections of a page show of others: once for each kind, however many sections there are. */
export async function findSectionData(services: Needs, { sections, changedAt, reader }: ReadSections): Promise<FoundSectionData> {
  const all = <Of extends Fields>({ name }: SectionKind<Of>) =>
    sections.flatMap(({ kind, values, isHidden }) => (kind === name && !isHidden ? [values as Values<Of>] : []))
  const has = (...kinds: ReadonlyArray<{ readonly name: string }>) =>
    sections.some(({ kind, isHidden }) => !isHidden && kinds.some(({ name }) => name === kind))
  const slugs = all(lessonPreviewsKind).flatMap(({ lessons }) => lessons.map(({ slug }) => slug))
  const [{ imprint, house }, claims, stories, posts, lessons, courses, shop, shopWords, plans, ownPlan, practices] =
    await Promise.all([
      findSiteSettings(services),
      findClaimTexts(services),
      has(proofKind, storiesKind) ? findStoriesForRow(services) : [],
      has(postsKind) ? newestPosts(services) : [],
      slugs.length > 0 ? findLessonAddresses(services, slugs) : {},
      has(coursesKind) ? listCourseCards(services) : [],
      findProducts(services, all(productsKind)),
      has(productsKind) ? findFrameTexts(services, '/shop', shopFrame) : null,
      has(offersKind) ? findOfferedPlans(services) : [],
      has(offersKind) && reader ? findOwnPlan(services, reader.userId) : null,
      findPractices(
        services,
        all(markdownKind).map(({ text }) => text),
      ),
    ])
  const charts = all(chartKind).map(({ number, units }) => [`${number} ${units}`, exampleTrend(number, units)] as const)
  const trends = Object.fromEntries(charts)
  return {
    data: {
      stories,
      noStoriesYet: withClaims(noStoriesYet, claims),
      posts,
      lessons,
      courses,
      products: shop.products,
      shopWords,
      plans,
      ownPlan,
      trends,
      imprint,
      coach: { portrait: house.portrait, credentials: house.credentials, founder: house.founder, siteName: house.name },
      changedOn: changedAt?.slice(0, 10) ?? null,
      practices,
      readMarkdown: (text) => readMarkdown(practicesFilled(text, practices), services.site.origin),
    },
    holdsUntil: shop.holdsUntil,
  }
}

async function newestPosts(services: Pick<Infrastructure, 'db'>) {
  const { posts } = await listPosts(services, { query: '', tag: '', page: 1 })
  const plain = (parts: ReadonlyArray<{ readonly text: string }>) => parts.map(({ text }) => text).join('')
  return posts.slice(0, 6).map(({ title, summary, slug }) => ({ title: plain(title), text: plain(summary), to: `/blog/${slug}` }))
}

async function findProducts(services: Needs, asking: ReadonlyArray<Values<typeof productsKind.fields>>) {
  const choices = new Map(asking.map(productChoiceOf).map((choice) => [productKeyOf(choice), choice]))
  const { lists, holdsUntil } = await findChosenProducts(services, [...choices.values()])
  return { products: Object.fromEntries([...choices.keys()].map((key, at) => [key, lists[at]!])), holdsUntil }
}
