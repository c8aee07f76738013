import { isCovered, type Asked } from '#features/automation/composer/choose-topic.ts'
import { nearestTopics } from '#features/automation/composer/nearest-topics.ts'
import type { OfferedTopic } from '#features/automation/core/offered-topic.ts'
import type { AutomationPorts } from '#features/automation/core/ports.server.ts'
import { prepareDetection } from '#features/chat/intent/danger/prepare-detection.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { collectMaterial } from './collect-material.server.ts'

/**
 * For each of these, the topics to choose from instead where nobody could write about it: there is no model, and the library has nothing on it.
 * Null for one that can be written, and with a model for all.
 */
export async function findUncovered(
  services: Pick<Infrastructure, 'db' | 'ai'> & AutomationPorts,
  asked: readonly Asked[],
): Promise<ReadonlyArray<readonly OfferedTopic[] | null>> {
  if (services.ai || asked.length === 0) return asked.map(() => null)
  const { topics } = await collectMaterial(services)
  await prepareDetection()
  return asked.map((brief) => {
    if (topics.length === 0 || isCovered(topics, brief)) return null
    return nearestTopics(topics, brief).map(({ topic: { id, titles, name }, ...how }) => {
      return { id, title: titles[0] ?? name, name, ...how }
    })
  })
}
