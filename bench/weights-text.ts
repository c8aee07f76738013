import type { DangerWeights } from '#content/chat/danger/form.ts'

import type { Learned } from './learn-weights.ts'

const LINE = 130

/** Weights as the data of a language is written: `DangerWeights`. */
export function weightsText({ none, weights }: Learned, { alarm, daily }: Pick<DangerWeights, 'alarm' | 'daily'>): string {
  const of = (what: string) => {
    const those = [...weights].flatMap(([feature, weight]) => {
      const [name, one] = feature.split(' ')
      return name === what && one !== undefined ? [{ one, weight }] : []
    })
    const groups = [...Map.groupBy(those, ({ weight }) => weight)].toSorted(([a], [b]) => a - b)
    return wrapped(
      groups
        .map(
          ([weight, group]) =>
            `${weight} ${group
              .map(({ one }) => one)
              .toSorted()
              .join(' ')}`,
        )
        .join(', '),
    )
  }
  return `{
    alarm: ${alarm},
    daily: ${daily},
    none: ${none},
    meanings: \`${of('meaning')}\`,
    words: \`${of('word')}\`,
    beginnings: \`${of('beginning')}\`,
  }`
}

function wrapped(text: string): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!
    if (last.length + word.length < LINE) lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
    else lines.push(word)
  }
  return lines.map((line) => `\n      ${line}`).join('')
}
