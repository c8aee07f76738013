import { isCovered } from '#features/automation/composer/choose-topic.ts'
import { composeArticle } from '#features/automation/composer/compose-article.ts'
import type { Article, Brief } from '#features/automation/core/article.ts'
import { NOT_COVERED } from '#features/automation/core/not-covered.ts'
import type { AutomationPorts } from '#features/automation/core/ports.server.ts'
import { prepareDetection } from '#features/chat/intent/danger/prepare-detection.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { collectMaterial } from './collect-material.server.ts'
import { writeByModel } from './write-by-model.server.ts'
import { WritingError, type WritingOptions } from './writing-options.ts'

export { WritingError, type WritingOptions }

/**
 * Writes an article by the model in use, or composes it from the house’s own texts where there is none.
 * @throws WritingError; ended by `options.signal`, its reason.
 */
export async function writeArticle(
  services: Pick<Infrastructure, 'db' | 'ai' | 'clock' | 'site'> & AutomationPorts,
  brief: Brief,
  options: WritingOptions = {},
): Promise<Article> {
  options.signal?.throwIfAborted()
  const material = await collectMaterial(services)
  if (services.ai) return writeByModel(services, services.ai, material, brief, options)
  if (material.topics.length === 0) throw new WritingError('There is no AI model, and the library to compose from is empty.')
  await prepareDetection()
  const asked = options.title === undefined ? brief : { ...brief, topic: options.title }
  if (options.mustCover && !isCovered(material.topics, asked)) throw new WritingError(NOT_COVERED)
  await options.onStep?.('Composing from the library')
  const { avoid = new Set(), given, title } = options
  return composeArticle(material, brief, {
    avoid,
    ...(given && { given }),
    ...(title !== undefined && { title }),
    seed: options.seed ?? services.clock.now().toISOString(),
  })
}
