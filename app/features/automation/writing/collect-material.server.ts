import type { LibraryTopic } from '#content/library/topic.ts'
import { pillars, type PillarSlug } from '#content/pillars.ts'
import type { Material } from '#features/automation/composer/material.ts'
import type { AutomationPorts } from '#features/automation/core/ports.server.ts'
import type { TextSubject } from '#features/automation/core/source-texts.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** The texts of all contributors, as far as they belong to a pillar. */
export async function collectMaterial(services: Pick<Infrastructure, 'db'> & AutomationPorts): Promise<Material> {
  const texts = await Promise.all(services.sourceTexts.map((contributor) => contributor.list(services)))
  const pillarOf = new Map(pillars.map(({ slug }) => [slug as string, slug]))
  return {
    topics: texts.flatMap(({ subjects }) =>
      subjects.flatMap((subject) => {
        const pillar = pillarOf.get(subject.group)
        return pillar ? [topicOf(subject, pillar)] : []
      }),
    ),
    sources: texts.flatMap(({ references }) => references),
  }
}

/** One and the same topic for one and the same subject: what is known of its words is kept with it. */
function topicOf(subject: TextSubject, pillar: PillarSlug): LibraryTopic {
  const { group: _group, ...rest } = subject
  const topic = topics.get(subject) ?? { ...rest, pillar }
  topics.set(subject, topic)
  return topic
}

const topics = new WeakMap<TextSubject, LibraryTopic>()
