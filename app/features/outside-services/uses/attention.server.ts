import { lostSecrets } from '#features/outside-services/core/resolved-services.ts'
import { serviceKinds, serviceNames } from '#features/outside-services/core/service-kinds.ts'
import { stateOf } from '#features/outside-services/core/service-state.ts'
import { loadServices } from '#features/outside-services/settings/saved-services.server.ts'
import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findUses, type SetByOperator } from './uses.server.ts'

/** `outside`: what the operator set, which wins over what was typed. */
type Needs = Pick<Infrastructure, 'db' | 'secret' | 'filePlaces'> & SetByOperator

/** Services that fail, and those whose secrets can no longer be read. */
export async function listServiceTroubles({ filePlaces, outside, ...services }: Needs): Promise<readonly AttentionItem[]> {
  const [uses, saved] = await Promise.all([findUses({ ...services, outside }), loadServices(services)])
  return serviceNames.flatMap((name): AttentionItem[] => {
    const { ruledBy, title: plain } = serviceKinds[name]
    const title = name === 'files' ? 'The file store' : plain
    const to = `/admin/settings/services/${name}`
    const shared = { count: 1, isOneThing: true, to, severity: name === 'model' ? 'due' : 'urgent' } as const
    const typed = saved[name]
    if (typed && !outside.variables.has(ruledBy) && lostSecrets(typed).length > 0) {
      const text = `What was saved can no longer be read: enter it again. Until then: ${stateOf(name, false, filePlaces)}.`
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

/** What is wrong with services. */
export const serviceAttention = { name: 'What is wrong with services', find: listServiceTroubles }
