import type { SourceTextContributor } from '#features/automation/core/ports.server.ts'
import type { SourceTexts } from '#features/automation/core/source-texts.ts'

/** The library that ships with the product, for the composer. */
export const libraryTexts: SourceTextContributor = {
  async list() {
    // Half a megabyte of text that most processes never need; made once.
    return (texts ??= await read())
  },
}

let texts: SourceTexts | undefined

async function read(): Promise<SourceTexts> {
  const { librarySources, libraryTopics } = await import('#content/library/library.ts')
  return {
    subjects: libraryTopics.map(({ pillar, ...topic }) => ({ ...topic, group: pillar })),
    references: librarySources,
  }
}
