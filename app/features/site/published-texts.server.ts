import type { PublishedTextContributor } from '#platform/published-texts.ts'
import type { Services } from '#platform/services.server.ts'
import { hashToken } from '#platform/tokens.server.ts'

import { pageTexts } from './page-texts.ts'
import { findSiteSettings } from './settings/settings.server.ts'

/** The pages whose words stand in `content/` and in the owner’s settings. */
export const sitePublishedTexts: PublishedTextContributor = {
  name: 'site',
  async list(services) {
    const texts = await textsByKey(services)
    return Array.from(texts, ([key, text]) => ({ key, mark: hashToken(JSON.stringify(text)) }))
  },
  async read(services, keys) {
    const texts = await textsByKey(services)
    return new Map(keys.flatMap((key) => (texts.has(key) ? [[key, texts.get(key)!]] : [])))
  },
}

async function textsByKey(services: Services) {
  return new Map(pageTexts(await findSiteSettings(services)).map((text) => [`${text.path} ${text.kind}`, text]))
}
