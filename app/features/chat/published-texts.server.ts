import { abilityPages } from '#content/chat/abilities/abilities.ts'
import type { PublishedText, PublishedTextContributor } from '#features/chat/core/ports.server.ts'
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

/** What the software itself does. It is in no settings: another version of it is another text. */
export const chatPublishedTexts: PublishedTextContributor = {
  name: 'chat',
  async list() {
    return Array.from(texts, ([key, text]) => ({ key, mark: hashToken(JSON.stringify(text)) }))
  },
  async read(_services, keys) {
    return new Map(keys.flatMap((key) => (texts.has(key) ? [[key, texts.get(key)!]] : [])))
  },
}
