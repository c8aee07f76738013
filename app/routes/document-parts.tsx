import { ConsentBar } from '#features/site/analytics/consent-bar.tsx'
import type { SiteSettings } from '#features/site/core/site-settings.ts'
import type { SiteWords } from '#features/site/core/site-words.tsx'
import { JsonScript } from '#ui/json-script.tsx'
import { PendingPages } from '#ui/pending-pages.tsx'

import { speculationRules } from './fetched-ahead.ts'
import { FRAME_WORDS } from './frame-words.ts'

interface DocumentPartsProps {
  /** The words of the frame where none could be loaded. */
  readonly words: SiteWords | null
  readonly nonce: string
  /** The page is the one that every visitor gets. */
  readonly isCommon: boolean
  /** What stands in for pages that are on their way, by their paths. */
  readonly standIns: Readonly<Record<string, string>>
  /** Where visits of this page may be counted. */
  readonly analytics: SiteSettings['analytics'] | undefined
}

/** What the server alone writes at the end of a document's body. */
export function DocumentParts({ words, nonce, isCommon, standIns, analytics }: DocumentPartsProps) {
  return (
    <>
      {words && <JsonScript id={FRAME_WORDS} value={words} />}
      <PendingPages pages={standIns} />
      {analytics && <ConsentBar analytics={analytics} nonce={nonce} />}
      {isCommon && <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: speculationRules }} />}
    </>
  )
}
