import { expect, test } from 'vitest'

import { subjectOf, type OpenLesson } from './lesson-subject.ts'

const documents = new Map([
  ['https://example.org/known', 'known-guideline'],
  ['https://example.org/other', 'other-report'],
])
const words = (about: string) => `${`${about} is explained here at some length. `.repeat(15).trim()}`
const parts = {
  intro: `A lamp is lit.\n\nThis lesson has one question.\n\n![A lamp](/media/lessons/x/y-480.webp)`,
  first: `## How it glows\n\n${words('The wick')}\n\n### Its colour\n\nYellow.`,
  second: `## What it needs\n\n- Oil\n- Air\n\n${words('The flame')}`,
  today: `## Today: light it\n\n${words('A match')}`,
  after: '## Next month\n\nA second lamp.',
  draught: `## If there is a draught\n\n${words('The window')}`,
  doctor: `## When to ask a doctor\n\n${words('Smoke')}`,
  sources: '## Sources\n\n- A house: [Lamps](https://example.org/known), 2020.\n- [Wicks](https://example.org/other).',
}
const bodyOf = (changed: Partial<typeof parts> = {}) => Object.values({ ...parts, ...changed }).join('\n\n')
const lesson: OpenLesson = {
  id: '1',
  pillar: 'sleep',
  title: 'Lamps and anxious evenings',
  summary: 'What a lamp does.',
  practice: 'Light one lamp.',
  body: bodyOf(),
  isReviewed: false,
}
const subject = (changed: Partial<OpenLesson> = {}) => subjectOf({ ...lesson, ...changed }, documents)
const textAs = (role: string, changed: Partial<OpenLesson> = {}) =>
  subject(changed)?.passages.find((passage) => passage.role === role)?.text

test('an open lesson is a subject: its opening, what it explains, what is to be done, and its limits', () => {
  const { passages, ...about } = subject()!
  expect(about).toEqual({
    id: 'lesson-1',
    group: 'sleep',
    name: '“Lamps and anxious evenings”',
    titles: ['Lamps and anxious evenings'],
    keywords: ['lamps and anxious evenings'],
    gravity: 'grave',
    tags: ['sleep'],
    summary: 'What a lamp does.',
    statements: [],
    steps: [],
    questions: [],
  })
  expect(passages.map(({ role, heading }) => [role, heading])).toEqual([
    ['why', 'Where it begins'],
    ['how-it-works', 'How it glows'],
    ['what-to-do', 'Today: light it'],
    ['adapting', 'If there is a draught'],
    ['limits', 'When to ask a doctor'],
  ])
  for (const passage of passages)
    expect(passage).toMatchObject({ sources: ['known-guideline', 'other-report'], evidence: 'practice', reviewed: false })
  expect(subject({ isReviewed: true })!.passages.every(({ reviewed }) => reviewed)).toBe(true)
})

test('what speaks of the lesson itself, its pictures and its notes stay in it', () => {
  expect(textAs('why')).toBe('A lamp is lit.')
  expect(textAs('how-it-works')).toContain('**Its colour**\n\nYellow.\n\n**What it needs.**\n\n- Oil\n- Air')
  expect(textAs('what-to-do')).toMatch(/^A match is explained.*\n\nLight one lamp\.$/s)
  // The explanation ends where a section of it cannot be used; what stands after what is to be done and has no place is left out.
  for (const bound of [
    'As the lesson on oil says.',
    '<b>Oil</b>',
    'Oil ![of a kind](/media/x.webp).',
    '[above](#oil)',
    'Oil[^1].',
  ])
    expect(textAs('how-it-works', { body: bodyOf({ second: `## What it needs\n\n${bound}` }) })).not.toContain('needs')
  expect(JSON.stringify(subject())).not.toMatch(/lesson has|second lamp|media/)
})

test('without sources a lesson is practice; with one that nobody knows it is no subject', () => {
  expect(subject({ body: bodyOf({ sources: '' }) })!.passages[0]!.sources).toEqual([])
  for (const line of ['- A book that I have.', '- [Wicks](https://example.org/nobody-knows).'])
    expect(subject({ body: bodyOf({ sources: `${parts.sources}\n${line}` }) })).toBeNull()
})

test.for([
  ['too few words', { first: '## How it glows\n\nWell.', second: '## What it needs\n\nOil.', today: '', draught: '' }],
  ['too few sections', { first: `## How\n\n${words('The wick').repeat(9)}`, second: '', after: '', draught: '' }],
  ['a heading twice', { second: parts.first }],
  ['headings of the first level', { first: parts.first.replace('## ', '# ') }],
  ['nothing', Object.fromEntries(Object.keys(parts).map((name) => [name, '']))],
] as const)('a lesson with %s is no subject', ([, changed]) => {
  expect(subject({ body: bodyOf(changed) })).toBeNull()
})

test('a long summary ends at a word, and code that looks like a heading is none', () => {
  const { summary } = subject({ summary: `${'A lamp that burns. '.repeat(10)}` })!
  expect(summary).toMatch(/ burns…$| that…$| lamp…$| A…$/)
  expect(summary.length).toBeLessThanOrEqual(150)
  expect(
    textAs('how-it-works', { body: bodyOf({ first: `## How it glows\n\n\`\`\`\n## Not one\n\n\`\`\`\n\n${words('Glow')}` }) }),
  ).toContain('```\n## Not one\n\n```')
})

test('a callout of a lesson is text of its article; its films, tables and figures stand in the lesson alone', () => {
  const film = ':::film address="https://youtu.be/aB3-_fghijk" title="A wick"'
  const table = ':::table\n| Oil | Air |\n|-|-|\n| 1 | 2 |\n:::'
  const text = textAs('why', {
    body: bodyOf({ intro: `A lamp is lit.\n:::callout title="Note"\nMind the **glass**.\n:::\n${film}\n${table}` }),
  })
  expect(text).toBe('A lamp is lit.\n\nMind the **glass**.')
})
