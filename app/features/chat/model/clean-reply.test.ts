import { expect, test } from 'vitest'

import { jsonOf } from '#platform/json.server.ts'

import { cleanReply } from './clean-reply.ts'
import { parseReply } from './parse-reply.ts'

const pricing = { title: 'Pricing', path: '/pricing', text: 'Monthly costs $29 per month.' }
const vitaminD = { title: 'Vitamin D3', path: '/shop/vitamin-d3', text: 'Adults need 600 IU a day.' }

test('the words stay, with links to the pages that they rest on', () => {
  expect(cleanReply('Monthly costs $29.', [pricing], [pricing, vitaminD])).toBe(
    'Monthly costs $29.\n\nWhere this stands: [Pricing](/pricing)',
  )
})

test('a page that the words link to themselves is not named twice', () => {
  expect(cleanReply('See [the prices](/pricing).', [pricing], [pricing])).toBe('See [the prices](/pricing).')
})

test.each([
  ['a link elsewhere', 'Buy [here](https://evil.example/x).', 'Buy here (https://evil.example/x).'],
  ['a link that only looks like ours', 'Go [here](//evil.example).', 'Go here (//evil.example).'],
  ['a script as an address', 'Go [here](javascript:alert).', 'Go here (javascript:alert).'],
  ['a page of ours that was not offered', 'Go [here](/admin).', 'Go here (/admin).'],
  ['a picture', 'Look ![a cat](https://evil.example/cat.png) now.', 'Look a cat now.'],
  ['HTML', 'Hello <b>you</b><img src=x onerror=alert(1)><script>alert(1)</script> there.', 'Hello you there.'],
  ['Markdown', '## Prices\n- **Monthly** costs `$29`.', 'Prices. Monthly costs $29.'],
])('%s is shown as text', (_, message, shown) => {
  expect(cleanReply(message, [], [pricing])).toBe(shown)
})

test('what our pages do not name is not named: a dose and a diagnosis go, and the visitor is told whom to ask', () => {
  const shown = cleanReply('Adults need 600 IU a day. You should take 5,000 IU. You have diabetes.', [vitaminD], [vitaminD])
  expect(shown).toContain('Adults need 600 IU a day.')
  expect(shown).not.toMatch(/5,000|have diabetes/)
  expect(shown).toMatch(/cannot tell you what you have[\s\S]*cannot tell you how much to take/)
})

test('an answer is read by its schema, with a fence or words around it, and otherwise not at all', () => {
  const answer = '{"message": "Yes.", "intent": "question", "used": [1]}'
  const parsed = { message: 'Yes.', intent: 'question', danger: [], language: null, used: [1] }
  expect(parseReply(answer, jsonOf)).toEqual(parsed)
  expect(parseReply(`Sure!\n\`\`\`json\n${answer}\n\`\`\``, jsonOf)).toEqual(parsed)
  expect(parseReply('{"message": "Yes.", "intent": "question", "used": "all"}', jsonOf)).toEqual({ ...parsed, used: [] })
})

test.each([
  'Yes.',
  '',
  '[]',
  '{"message": "", "intent": "question"}',
  '{"message": "Yes.", "intent": "admin"}',
  '{"message": "Yes.',
])('“%s” is no answer', (bad) => expect(parseReply(bad, jsonOf)).toBe(null))

test('the danger that a model names is taken, and what is no kind or language of ours is left out', () => {
  const reply = { message: 'Oh.', intent: 'question', used: [], danger: ['eating', 'magic', 7, 'heart'], language: 'de' }
  expect(parseReply(JSON.stringify(reply), jsonOf)).toMatchObject({ danger: ['heart', 'eating'], language: 'de' })
  const odd = { ...reply, danger: 'heart', language: 'German' }
  expect(parseReply(JSON.stringify(odd), jsonOf)).toMatchObject({ danger: [], language: null })
})
