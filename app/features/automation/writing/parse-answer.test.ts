import { expect, test } from 'vitest'

import { jsonOf } from '#platform/json.server.ts'
import { tooFastGrowth } from '#tests/patterns/growth.ts'

import { parseAnswer as parse } from './parse-answer.ts'

const parseAnswer = (text: string, ending?: Parameters<typeof parse>[2]) => parse(text, jsonOf, ending)

const object = {
  title: 'A slow morning',
  meta_description: 'Why ten minutes before the telephone are worth more than an hour after it.',
  tags: ['mornings', 'habits'],
  body: 'It is ten to seven.\n\n## Why\n\nBecause “later” means never.',
}
const json = JSON.stringify(object)
const article = {
  title: object.title,
  metaDescription: object.meta_description,
  tags: object.tags,
  body: object.body,
}

test.each([
  ['as it was asked for', json],
  ['in a fence', `\`\`\`json\n${JSON.stringify(object, null, 2)}\n\`\`\``],
  ['in a fence without a name', `\`\`\`\n${json}\n\`\`\``],
  ['with words around it', `Here is your article:\n\n${json}\n\nLet me know if I should change anything!`],
  ['with a comma too many', json.replace('"habits"]', '"habits",\n]').replace(/\}$/, ',\n}')],
  ['with line breaks inside its strings', json.replaceAll(String.raw`\n`, '\n')],
  ['after thinking aloud', `<think>The user wants {"title": …}. Let me see.</think>\n${json}`],
  ['with a mark at its beginning', `\uFEFF${json}`],
  ['with tags in one string', json.replace('["mornings","habits"]', '"mornings,habits"')],
  ['with a field nobody asked for', json.replace('{', '{"words": 812, ')],
  ['with its title repeated in the body', json.replace('"body":"', String.raw`"body":"# A slow morning\n\n`)],
])('reads the object %s', (_case, text) => {
  expect(parseAnswer(text)).toEqual({ ok: true, answer: article })
})

test('an object stays what it is when its strings hold brackets, quotation marks and fences', () => {
  const body = 'Say "no" {once}, [twice]:\n\n```\n{"a": 1,}\n```\n\nDone \\ over.'
  const outcome = parseAnswer(`\`\`\`json\n${JSON.stringify({ ...object, body })}\n\`\`\``)
  expect(outcome).toMatchObject({ ok: true, answer: { body } })
})

test.each([
  ['plain', '# A slow morning\n\nIt is ten to seven. The house is quiet.\n\n## Why\n\nBecause.'],
  [
    'after a word of courtesy',
    'Sure, here you go:\n\n## A slow morning\n\nIt is ten to seven. The house is quiet.\n\n## Why\n\nBecause.',
  ],
  ['in a fence', '```markdown\n# **A slow morning**\n\nIt is ten to seven. The house is quiet.\n\n## Why\n\nBecause.\n```'],
])('reads Markdown whose first heading is the title, %s', (_case, text) => {
  expect(parseAnswer(text)).toEqual({
    ok: true,
    answer: {
      title: 'A slow morning',
      metaDescription: 'It is ten to seven. The house is quiet.',
      tags: [],
      body: 'It is ten to seven. The house is quiet.\n\n## Why\n\nBecause.',
    },
  })
})

test('Markdown with a piece of JSON in it is Markdown', () => {
  expect(parseAnswer('# On labels\n\nA line of it: {"title": "x"}')).toMatchObject({ ok: true, answer: { title: 'On labels' } })
})

const noBody = JSON.stringify({ ...object, body: undefined })
test.each([
  ['nothing', '', 'complete', /without any text/],
  ['spaces', ' \n ', 'complete', /without any text/],
  ['thoughts alone', '<think>Hm.</think>', 'complete', /without any text/],
  ['nothing but its bound', '', 'cut-off', /cut off/],
  ['half an object', json.slice(0, 120), 'cut-off', /cut off/],
  ['half an object that pretends to be whole', json.slice(0, 120), 'complete', /cut off/],
  ['half an article', '# A slow morning\n\nIt is ten to', 'cut-off', /cut off/],
  ['a refusal', json, 'declined', /declined/],
  ['an apology', 'I’m sorry, but I can’t help with that.', 'complete', /declined/],
  ['chat', 'What would you like me to write about?', 'complete', /no article/],
  ['a web page', '<!DOCTYPE html><html><body><h1>A slow morning</h1></body></html>', 'complete', /HTML/],
  ['a web page in a fence', '```html\n<h1>A slow morning</h1>\n```', 'complete', /HTML/],
  ['HTML inside the object', JSON.stringify({ ...object, body: '<h2>Why</h2><p>Because.</p>' }), 'complete', /HTML/],
  ['an object without a body', noBody, 'complete', /no usable “body”/],
  ['an object without a title', JSON.stringify({ ...object, title: '  ' }), 'complete', /no usable “title”/],
  ['a title that is a list', JSON.stringify({ ...object, title: ['x'] }), 'complete', /no usable “title”/],
  ['an object of something else', '{"error": "overloaded"}', 'complete', /no usable “title”/],
  ['quotation marks that were not escaped', json.replace('“later”', '"later"'), 'complete', /not valid JSON/],
  ['a title and nothing else', '# A slow morning', 'complete', /no text/],
  ['a text longer than a post', JSON.stringify({ ...object, body: 'word '.repeat(50_000) }), 'complete', /longer than a post/],
  ['Markdown longer than a post', `# Words\n\n${'word '.repeat(50_000)}`, 'complete', /longer than a post/],
  ['a body that is its title', JSON.stringify({ ...object, body: '# A slow morning' }), 'complete', /no text/],
] as const)('refuses %s, and says why', (_case, text, ending, reason) => {
  const outcome = parseAnswer(text, ending)
  expect(outcome).toMatchObject({ ok: false, reason: expect.stringMatching(reason) })
})

test('a whole object counts although the model was stopped behind it', () => {
  expect(parseAnswer(`${json}\n\nShall I also`, 'cut-off').ok).toBe(true)
})

test('what PostgreSQL cannot keep is left out, and the article stays', () => {
  const broken = json
    .replace('A slow', String.raw`A\u0000 slow\ud800`)
    .replace('It is', String.raw`It\udfff is\u0000`)
    .replace('habits', String.raw`hab\u0000its`)
  expect(parseAnswer(broken)).toEqual({ ok: true, answer: article })
})

const MANY = 30_000
const repeated = ['[', '*', '_', '`', '#', '>', '"', '[a](', ' *a', 'a. ', ' ', 'xxxx']
/** Texts of so many characters or of many times as many. */
const strange: Readonly<Record<string, (many: number) => string>> = {
  'objects in objects': (many) => `${'{"a":'.repeat(many / 4)}1${'}'.repeat(many / 4)}`,
  'lists in lists': (many) => `{"a":${'['.repeat(many)}${']'.repeat(many)}}`,
  'lists without an end': (many) => `{"a":${'['.repeat(many)}`,
  commas: (many) => `{"a": [${', '.repeat(many)}]}`,
  'spaces in JSON': (many) => `{"a": [${' '.repeat(8 * many)}`,
  'brackets before an object': (many) => `${'{ '.repeat(many)}"`,
  tags: (many) => JSON.stringify({ ...object, tags: [...'#[a '.repeat(many)] }),
  'hashes and spaces': (many) => `# ${' '.repeat(8 * many)}`,
  ...Object.fromEntries(
    repeated.flatMap((sign) => {
      const name = sign.padEnd(4, sign).slice(0, 4)
      const short = (many: number) => sign.repeat(Math.ceil(many / sign.length)).slice(0, many)
      return [
        [`a title of ${name}`, (many) => JSON.stringify({ ...object, title: `a${sign.repeat(many)}a` })],
        [`a description of ${name}`, (many) => JSON.stringify({ ...object, meta_description: `a${sign.repeat(many)}a` })],
        [`a tag of ${name}`, (many) => JSON.stringify({ ...object, tags: [`a${sign.repeat(many)}a`] })],
        [`a first line of ${name}`, (many) => JSON.stringify({ ...object, body: `# a${short(many)}` })],
        [`a heading of ${name}`, (many) => `# a${sign.repeat(many)}a\n\nIt is ten to seven.`],
        [`a paragraph of ${name}`, (many) => `# A slow morning\n\na${short(many)}a`],
      ] satisfies Array<readonly [string, (many: number) => string]>
    }),
  ),
}

test.each(Object.entries(strange))(
  '%s, four times as many, cost at most six times the time',
  { timeout: 60_000 },
  (_name, text) => {
    const parseAll = (many: number) => {
      const answer = text(many)
      return () => void parseAnswer(answer)
    }
    expect(tooFastGrowth(parseAll, MANY)).toBeNull()
  },
)
