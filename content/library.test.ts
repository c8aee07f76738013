import { describe, expect, test } from 'vitest'

import { librarySources, libraryTopics } from './library/library.ts'
import { documentKinds, evidenceStrengths, passageRoles } from './library/topic.ts'
import { pillars } from './pillars.ts'

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Every string anywhere in a value. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const backed = libraryTopics.flatMap(({ passages, statements }) => [...passages, ...statements])

test('sources are named once, and each is one that can be looked up', () => {
  expect(new Set(librarySources.map(({ id }) => id)).size).toBe(librarySources.length)
  for (const { title, publisher, url, year } of librarySources) {
    expect(title.length * publisher.length).toBeGreaterThan(0)
    expect(url ?? 'https://').toMatch(/^https:\/\//)
    expect(year ?? 2000).toBeGreaterThan(1900)
  }
})

test('whatever is claimed names known sources, and how sure it is; nothing that ships counts as reviewed', () => {
  const known = new Set(librarySources.map(({ id }) => id))
  expect(backed.flatMap(({ sources }) => sources).filter((id) => !known.has(id))).toEqual([])
  expect(backed.filter(({ evidence }) => !evidenceStrengths.includes(evidence))).toEqual([])
  expect(backed.filter(({ evidence, sources }) => evidence !== 'practice' && sources.length === 0)).toEqual([])
  expect(backed.filter(({ reviewed }) => reviewed)).toEqual([])
})

test('a kind stands with each document, and none passes for more than it is', () => {
  expect(librarySources.filter(({ kind }) => !documentKinds.includes(kind))).toEqual([])
  const kindsOf = (title: RegExp, publisher = /./) =>
    new Set(
      librarySources.flatMap((source) => (title.test(source.title) && publisher.test(source.publisher) ? [source.kind] : [])),
    )
  expect([...kindsOf(/Fact Sheet|What You Need To Know/i)]).toEqual(['fact sheet'])
  expect([...kindsOf(/./, /Office of Dietary Supplements|Complementary and Integrative/)]).toEqual(['fact sheet'])
  expect([...kindsOf(/./, /Mayo Clinic|National Health Service/)]).toEqual(['information page'])
  expect([...kindsOf(/consensus statement/i)]).toEqual(['consensus statement'])
  expect([...kindsOf(/./, /^Cochrane/)]).toEqual(['review of studies'])
})

test('what is marked as reviewed studies rests on more than one study, and what is guidance on a body that gives it', () => {
  const kindOf = new Map(librarySources.map(({ id, kind }) => [id, kind]))
  const rests = (evidence: string, kinds: RegExp) =>
    backed.filter((part) => part.evidence === evidence && !part.sources.some((id) => kinds.test(kindOf.get(id)!)))
  expect(rests('review', /review|statement|fact sheet/)).toEqual([])
  expect(rests('guideline', /guideline|statement|opinion|report|fact sheet|page|guide|training|law/)).toEqual([])
})

test('sources that nothing rests on are not carried along', () => {
  const used = new Set(backed.flatMap(({ sources }) => sources))
  expect(librarySources.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([])
})

describe.each(pillars.map(({ slug }) => slug))('%s', (pillar) => {
  const topics = libraryTopics.filter((topic) => topic.pillar === pillar)

  test('has at least 3,000 words of passages and statements, and topics enough for a month without repeating', () => {
    const texts = topics.flatMap(({ passages, statements }) => [...passages, ...statements].map(({ text }) => text))
    expect(wordsIn(texts.join(' '))).toBeGreaterThanOrEqual(3_000)
    expect(topics.length).toBeGreaterThanOrEqual(7)
  })
})

test('topics have names of their own, and say nothing twice', () => {
  expect(new Set(libraryTopics.map(({ id }) => id)).size).toBe(libraryTopics.length)
  const titles = libraryTopics.flatMap((topic) => topic.titles)
  expect(new Set(titles).size).toBe(titles.length)
  const texts = backed.map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
})

test('every topic leads on to others of its pillar, in a sentence of its own', () => {
  const topicOf = new Map(libraryTopics.map((topic) => [topic.id, topic]))
  for (const { id, pillar, links = [] } of libraryTopics) {
    expect([id, new Set(links.map(({ to }) => to)).size]).toEqual([id, links.length])
    expect([id, links.length >= 4]).toEqual([id, true])
    for (const { to } of links) expect([id, to, topicOf.get(to)?.pillar]).toEqual([id, to, pillar])
    expect(links.map(({ to }) => to)).not.toContain(id)
  }
  const sentences = libraryTopics.flatMap(({ links = [] }) => links.map(({ because }) => because))
  expect(new Set(sentences).size).toBe(sentences.length)
  expect(sentences.filter((sentence) => !/^[A-Z].*\.$/.test(sentence) || /['"]|\b(?:you|we|our)\b/i.test(sentence))).toEqual([])
})

describe.each(libraryTopics)('$pillar: $id', ({ id, titles, keywords, tags, summary, passages, steps, questions, ...topic }) => {
  test('has passages of every role, each once', () => {
    const roles = passages.map(({ role }) => role)
    expect(new Set(roles).size).toBe(roles.length)
    expect(roles.filter((role) => !passageRoles.includes(role))).toEqual([])
    for (const role of ['why', 'what-to-do', 'limits'] as const) expect(roles).toContain(role)
  })

  test('has what lists and search results need', () => {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(summary.length).toBeLessThanOrEqual(150)
    expect(summary).toMatch(/\.$/)
    expect(titles.length * tags.length * keywords.length * steps.length * questions.length).toBeGreaterThan(0)
    for (const word of keywords) expect(word).toBe(word.toLowerCase())
    for (const { question } of questions) expect(question).toMatch(/\?$/)
  })

  test('is set with typographic marks, and holds neither HTML nor headings in its texts', () => {
    const own = [
      titles,
      summary,
      passages.map(({ heading, text }) => [heading, text]),
      steps,
      questions,
      topic.statements.map(({ text }) => text),
    ]
    for (const text of stringsIn(own)) expect(text).not.toMatch(/['"]|<[a-z]|^#/m)
  })
})
