import { librarySources, libraryTopics } from '#content/library/library.ts'
import type { SourceTextContributor } from '#platform/source-texts.ts'

/** The library that ships with the product, for the composer. */
export const libraryTexts: SourceTextContributor = {
  list: async () => ({
    subjects: libraryTopics.map(({ pillar, ...topic }) => ({ ...topic, group: pillar })),
    references: librarySources,
  }),
}
