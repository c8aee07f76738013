import { expect, test } from 'vitest'

import { candidatesFor, formsIn, hitsIn, partsWith, passageOf, type AskedForms } from './search-excerpts.ts'

/** Marks in brackets what the given forms stand for. */
const marked = (parts: ReturnType<typeof passageOf>) => parts?.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('')
const find = (text: string, lexemes: string[], forms: Record<string, string[]>) =>
  hitsIn(text, candidatesFor(lexemes)!, new Map(Object.entries(forms)) satisfies AskedForms)

test.each([
  ['Stories of a story', ['stori'], ['stories', 'story']],
  ['Lying awake, he lies', ['lie'], ['lying', 'lies']],
  ['Waking; awake', ['wake'], ['waking']],
  ['At https://doi.org/10.5664/x, C++ (a+b+c)', ['doi.org/10.5664/x', 'a+b+c'], ['doi.org/10.5664/x', 'a+b+c']],
])('in %j the forms of %j may be %j', (text, lexemes, forms) => {
  expect(formsIn([text], candidatesFor(lexemes)!)).toEqual(forms)
})

test('without a word that counts there is nothing to look for', () => {
  expect(candidatesFor([])).toBeNull()
  expect(passageOf('Any text.', [], new Set())).toBeNull()
})

test('only what the database knows as asked is marked', () => {
  const text = 'The car and the carbohydrates.'
  expect(marked(partsWith(text, find(text, ['car'], { car: ['car'] })))).toBe('The [car] and the carbohydrates.')
})

test('the passage is the one that tells most, cut between words', () => {
  const far = 'filling words '.repeat(40)
  const text = `Sleep alone. ${far}the sleep of people who drink tea. ${far}Tea and sleep. ${far}`
  const hits = find(text, ['sleep', 'tea'], { sleep: ['sleep'], tea: ['tea'] })
  const passage = marked(passageOf(text, hits, new Set(['sleep', 'tea'])))!
  expect(passage).toMatch(/^(?:filling|words) .*\[Tea\] and \[sleep\]\. .*(?:filling|words)$/)
  expect(passage.length).toBeLessThan(260)
})

test('what the title does not say is looked for first', () => {
  const text = `Sleep and sleep. ${'filling words '.repeat(40)}Tea.`
  const hits = find(text, ['sleep', 'tea'], { sleep: ['sleep'], tea: ['tea'] })
  expect(marked(passageOf(text, hits, new Set(['tea'])))).toMatch(/\[Tea\]\.$/)
})

test('words that never stand close together are shown each in its place', () => {
  const far = 'filling words '.repeat(40)
  const text = `Sleep alone. ${far}Tea alone. ${far}`
  const hits = find(text, ['sleep', 'tea', 'gone'], { sleep: ['sleep'], tea: ['tea'] })
  expect(marked(passageOf(text, hits, new Set(['sleep', 'tea', 'gone'])))).toMatch(/^\[Sleep\] alone\. .* … .*\[Tea\] alone\. /)
})
