import { pillars } from '#content/pillars.ts'
import type { Material } from '#features/automation/composer/material.ts'
import type { Services } from '#platform/services.server.ts'

/** The texts of all contributors, as far as they belong to a pillar. */
export async function collectMaterial(services: Services): Promise<Material> {
  const texts = await Promise.all(services.sourceTexts.map((contributor) => contributor.list(services)))
  const pillarOf = new Map(pillars.map(({ slug }) => [slug as string, slug]))
  return {
    topics: texts.flatMap(({ subjects }) =>
      subjects.flatMap(({ group, ...subject }) => {
        const pillar = pillarOf.get(group)
        return pillar ? [{ ...subject, pillar }] : []
      }),
    ),
    sources: texts.flatMap(({ references }) => references),
  }
}
