import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { SourceTexts } from './source-texts.ts'

/** What the generator asks of features with texts. */
export interface AutomationPorts {
  /** Who has texts that articles can be made of. */
  readonly sourceTexts: ReadonlyArray<SourceTextContributor>
}

/** Offers texts of one part of the product for new ones to be made of. server/services.ts collects these. */
export interface SourceTextContributor {
  readonly list: (services: Pick<Infrastructure, 'db'>) => Promise<SourceTexts>
}
