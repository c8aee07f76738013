import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { hashToken } from '#platform/tokens.server.ts'

import { pageTexts } from './page-texts.ts'
import { findSiteSettings } from './settings/settings.server.ts'

/** The pages whose words stand in `content/` and in the owner’s settings. */
export const sitePublishedTexts = {
  name: 'site',
  async list(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>) {
    const texts = await textsByKey(services)
    return Array.from(texts, ([key, text]) => ({ key, mark: hashToken(JSON.stringify(text)) }))
  },
  async read(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>, keys: ReadonlyArray<string>) {
    const texts = await textsByKey(services)
    return new Map(keys.flatMap((key) => (texts.has(key) ? [[key, texts.get(key)!]] : [])))
  },
}

async function textsByKey(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>) {
  return new Map(pageTexts(await findSiteSettings(services)).map((text) => [`${text.path} ${text.kind}`, text]))
}
