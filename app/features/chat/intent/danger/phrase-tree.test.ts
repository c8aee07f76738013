import fc from 'fast-check'
import { expect, test } from 'vitest'

import { PhraseTree, type PhraseLabel } from './phrase-tree.ts'

const saids: readonly PhraseLabel[] = [{ as: 'harmless' }, { as: 'alone', kind: 'self-harm' }, { as: 'meaning', meaning: 'now' }]
const step = fc.record({ gap: fc.constantFrom(0, 1, 3), word: fc.integer({ min: 0, max: 12 }) })
const phrase = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 5 }),
  label: fc.constantFrom(...saids),
  begins: fc.boolean(),
  ends: fc.boolean(),
})

test('whatever phrases are added, each is found along its words, in the order in which it came, and nothing else is', () => {
  fc.assert(
    fc.property(fc.array(phrase, { maxLength: 400 }), (phrases) => {
      const tree = new PhraseTree()
      const found = new Map<string, unknown[]>()
      const ways = new Map<string, Set<number>>()
      for (const { steps, label, begins, ends } of phrases) {
        let branch = tree.root
        let key = ''
        for (const { gap, word } of steps) {
          ways.set(key, (ways.get(key) ?? new Set()).add(gap))
          branch = tree.grow(branch, gap, word)
          key += ` ${gap}:${word}`
        }
        tree.add(branch, label, begins, ends)
        found.set(key, [...(found.get(key) ?? []), { label, begins, ends }])
      }
      const walk = (branch: number, key: string) => {
        expect(tree.foundAt(branch)).toEqual(found.get(key) ?? [])
        expect(tree.gapsAfter(branch)).toEqual([...(ways.get(key) ?? [])].toSorted((a, b) => a - b))
        for (const gap of [0, 1, 2, 3])
          for (let word = 0; word <= 13; word++) {
            const next = tree.follow(branch, gap, word)
            const isThere = [...ways.keys(), ...found.keys()].includes(`${key} ${gap}:${word}`)
            expect(next !== null).toBe(isThere)
            if (next !== null) walk(next, `${key} ${gap}:${word}`)
          }
      }
      walk(tree.root, '')
    }),
    { numRuns: 30 },
  )
})
