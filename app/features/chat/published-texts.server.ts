import { abilityPages } from '#content/chat/abilities/abilities.ts'
import type { PublishedText, PublishedTextContributor } from '#features/chat/core/ports.server.ts'
import { findWhatIsThere } from '#features/pages/published/what-is-there.server.ts'
import { isEmptyPlace } from '#features/site/core/say-what-is-there.ts'
import { hashToken } from '#platform/tokens.server.ts'

const texts = new Map<string, PublishedText>(
  abilityPages.map(({ path, title, abilities }) => [
    path,
    {
      path,
      title,
      kind: 'ability',
      passages: abilities.map(({ question, answer, also }) => ({ heading: question, text: answer, also })),
    },
  ]),
)

/** An open site that has no courses, posts or products says nothing of how they are. */
async function textsThatHold(services: Parameters<typeof findWhatIsThere>[0]): Promise<ReadonlyMap<string, PublishedText>> {
  const there = await findWhatIsThere(services)
  return there ? new Map([...texts].filter(([path]) => !isEmptyPlace(path, there.counts))) : texts
}

/** What the software itself does. It is in no settings: another version of it is another text. */
export const chatPublishedTexts: PublishedTextContributor = {
  name: 'chat',
  async list(services) {
    return Array.from(await textsThatHold(services), ([key, text]) => ({ key, mark: hashToken(JSON.stringify(text)) }))
  },
  async read(services, keys) {
    const texts = await textsThatHold(services)
    return new Map(keys.flatMap((key) => (texts.has(key) ? [[key, texts.get(key)!]] : [])))
  },
}
