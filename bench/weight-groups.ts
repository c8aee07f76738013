import type { DangerWeights } from '#content/chat/danger/form.ts'

import type { Learned } from './learn-weights.ts'

/** Learned weights as the data of a language holds them: groups of what weighs the same. */
export function weightGroups({ none, weights }: Learned): Pick<DangerWeights, 'none' | 'meanings' | 'words' | 'beginnings'> {
  const of = (what: string) => {
    const those = [...weights].flatMap(([feature, weight]) => {
      const [name, one] = feature.split(' ')
      return name === what && one !== undefined ? [{ one, weight }] : []
    })
    const groups = [...Map.groupBy(those, ({ weight }) => weight)].toSorted(([a], [b]) => a - b)
    const sorted = (group: typeof those) => group.map(({ one }) => one).toSorted()
    return groups.map(([weight, group]) => [weight, ...sorted(group)].join(' ')).join(', ')
  }
  return { none, meanings: of('meaning'), words: of('word'), beginnings: of('beginning') }
}
