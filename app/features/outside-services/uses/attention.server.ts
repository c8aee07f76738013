import { lostSecrets } from '#features/outside-services/core/resolved-services.ts'
import { countedServices, serviceKinds } from '#features/outside-services/core/service-kinds.ts'
import { loadServices } from '#features/outside-services/settings/saved-services.server.ts'
import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findUses } from './uses.server.ts'

/** Services that fail, and those whose secrets can no longer be read. */
export async function listServiceTroubles(services: Pick<Infrastructure, 'db' | 'secret'>): Promise<readonly AttentionItem[]> {
  const [uses, saved] = await Promise.all([findUses(services), loadServices(services)])
  return countedServices.flatMap((name): AttentionItem[] => {
    const kind = name === 'files' ? null : serviceKinds[name]
    const title = kind?.title ?? 'The file store'
    const to = kind ? `/admin/settings/services/${name}` : '/admin/settings/services'
    const shared = { count: 1, to, severity: name === 'model' ? 'due' : 'urgent' } as const
    const typed = name === 'files' ? undefined : saved[name]
    if (kind && typed && lostSecrets(typed).length > 0) {
      const text = `What was saved can no longer be read: enter it again. Until then: ${kind.embedded}.`
      return [
        { ...shared, kind: `outside-services.${name}-secret`, since: null, title: `${title}: enter the secret again`, text },
      ]
    }
    const use = uses.get(name)
    if (!use?.failingSince) return []
    const text = use.sentence ?? 'The last use failed.'
    return [{ ...shared, kind: `outside-services.${name}-fails`, since: use.failingSince, title: `${title} does not work`, text }]
  })
}

/** What is wrong with services; how often the model failed in a row is told by the assistant. */
export const serviceAttention = {
  name: 'What is wrong with services',
  async find(services: Pick<Infrastructure, 'db' | 'secret'>): Promise<readonly AttentionItem[]> {
    return (await listServiceTroubles(services)).filter(({ kind }) => kind !== 'outside-services.model-fails')
  },
}
