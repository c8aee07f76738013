import { renderToStaticMarkup } from 'react-dom/server'

import { WhileCoursesLoad } from '#features/courses/while-courses-load.tsx'
import { DashboardSkeleton } from '#features/health/dashboard/dashboard-skeleton.tsx'
import { WhileShopLoads } from '#features/shop/shelves/shelf-skeleton.tsx'
import { ConsentBar } from '#features/site/analytics/consent-bar.tsx'
import type { SiteSettings } from '#features/site/core/site-settings.ts'
import type { SiteWords } from '#features/site/core/site-words.tsx'
import { JsonScript } from '#ui/json-script.tsx'
import { PendingPages } from '#ui/pending-pages.tsx'

import type { Address, Pending } from './address.ts'
import { addresses } from './addresses.ts'
import { speculationRules } from './fetched-ahead.ts'
import { FRAME_WORDS } from './frame-words.ts'

interface DocumentPartsProps {
  /** The words of the frame where none could be loaded. */
  readonly words: SiteWords | null
  readonly nonce: string
  /** The page is the one that every visitor gets. */
  readonly isCommon: boolean
  readonly isSignedIn: boolean
  /** Where visits of this page may be counted. */
  readonly analytics: SiteSettings['analytics'] | undefined
}

const markup: Readonly<Record<Pending, string>> = {
  courses: renderToStaticMarkup(<WhileCoursesLoad />),
  shop: renderToStaticMarkup(<WhileShopLoads />),
  dashboard: renderToStaticMarkup(<DashboardSkeleton />),
}
const forMembers = standInsFor(addresses)
const forVisitors = standInsFor(addresses.filter(({ who }) => who === 'anyone'))

/** What stands in for pages that are on their way, by their paths. */
function standInsFor(pages: readonly Address[]): Readonly<Record<string, string>> {
  return Object.fromEntries(pages.flatMap(({ path, pending }) => (pending ? [[path, markup[pending]]] : [])))
}

/** What the server alone writes at the end of a document's body. */
export function DocumentParts({ words, nonce, isCommon, isSignedIn, analytics }: DocumentPartsProps) {
  return (
    <>
      {words && <JsonScript id={FRAME_WORDS} value={words} />}
      <PendingPages pages={isSignedIn ? forMembers : forVisitors} />
      {analytics && <ConsentBar analytics={analytics} nonce={nonce} />}
      {isCommon && <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: speculationRules }} />}
    </>
  )
}
