import { renderToStaticMarkup } from 'react-dom/server'

import { coursesHeading } from '#content/courses-heading.ts'
import { WhileCoursesLoad } from '#features/courses/while-courses-load.tsx'
import { DashboardSkeleton } from '#features/health/dashboard/dashboard-skeleton.tsx'
import { WhileShopLoads } from '#features/shop/shelves/shelf-skeleton.tsx'
import { ConsentBar } from '#features/site/analytics/consent-bar.tsx'
import type { SiteSettings } from '#features/site/core/site-settings.ts'
import { PendingPages } from '#ui/pending-pages.tsx'

import type { Address, Pending } from './address.ts'
import { addresses } from './addresses.ts'
import { speculationRules } from './fetched-ahead.ts'

interface Opening {
  readonly title: string
  readonly lead: string
}

interface DocumentPartsProps {
  readonly nonce: string
  /** The page is the one that every visitor gets. */
  readonly isCommon: boolean
  readonly isSignedIn: boolean
  /** Where visits of this page may be counted. */
  readonly analytics: SiteSettings['analytics'] | undefined
  /** How the page of the courses begins; null where that cannot be read. */
  readonly courses: Opening | null
}

const shop = renderToStaticMarkup(<WhileShopLoads />)
const dashboard = renderToStaticMarkup(<DashboardSkeleton />)
const forMembers = waitedFor(addresses)
const forVisitors = waitedFor(addresses.filter(({ who }) => who === 'anyone'))

/** Pages for which something stands in while they are on their way. */
function waitedFor(pages: readonly Address[]): ReadonlyArray<readonly [path: string, pending: Pending]> {
  return pages.flatMap(({ path, pending }) => (pending ? [[path, pending] as const] : []))
}

/** What stands in for pages that are on their way, by their paths. */
function standInsFor(isSignedIn: boolean, { title, lead }: Opening): Readonly<Record<string, string>> {
  const markup: Readonly<Record<Pending, string>> = {
    courses: renderToStaticMarkup(<WhileCoursesLoad title={title} lead={lead} />),
    shop,
    dashboard,
  }
  return Object.fromEntries((isSignedIn ? forMembers : forVisitors).map(([path, pending]) => [path, markup[pending]]))
}

/** What the server alone writes at the end of a document's body. */
export function DocumentParts({ nonce, isCommon, isSignedIn, analytics, courses }: DocumentPartsProps) {
  return (
    <>
      <PendingPages pages={standInsFor(isSignedIn, courses ?? coursesHeading)} />
      {analytics && <ConsentBar analytics={analytics} nonce={nonce} />}
      {isCommon && <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: speculationRules }} />}
    </>
  )
}
