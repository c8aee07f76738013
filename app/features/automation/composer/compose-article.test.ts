import { beforeAll, describe, expect, test } from 'vitest'

import { librarySources, libraryTopics } from '#content/library/library.ts'
import type { LibraryTopic, PassageRole } from '#content/library/topic.ts'
import { lengths, tones, wordRanges, type Brief, type Length, type Tone } from '#features/automation/core/article.ts'
import { countWords } from '#features/writing/count-words.ts'
import { renderMarkdown } from '#features/writing/markdown.server.ts'
import { deep } from '#tests/support/deep.ts'

import { composeAbout, composeArticle } from './compose-article.ts'
import type { Material } from './material.ts'
import { isRequest } from './parts.ts'
import type { Composing } from './reservations.ts'

const material: Material = { topics: libraryTopics, sources: librarySources }
const nothing: ReadonlySet<string> = new Set()
const briefOf = (tone: Tone, length: Length): Brief => ({ prompt: '', topic: '', tone, length, tags: [] })
const combinations = tones.flatMap((tone) => lengths.map((length) => [tone, length] as const))
const wordsOnPage = (text: string) =>
  renderMarkdown(text, { author: 'stranger', origin: 'https://a.b', pictureAddress: () => null }).words

/** What of the library stands in an article. */
function partsIn(body: string) {
  const inBody = <T extends { readonly text: string }>(parts: readonly T[]) => parts.filter(({ text }) => body.includes(text))
  return libraryTopics.flatMap((topic) => {
    const [passages, statements] = [inBody(topic.passages), inBody(topic.statements)]
    return passages.length + statements.length > 0 ? [{ topic, passages, statements }] : []
  })
}

/** What is lent recommends nothing else than what the article is about, and stops before nothing. */
const lentRoles: ReadonlySet<PassageRole> = new Set(['how-it-works', 'mistakes'])

const titleOf = (id: string) => librarySources.find((source) => source.id === id)!.title
const others = deep('app/features/automation/composer/compose-article.test.ts')
const runs = combinations.flatMap(([tone, length]) => [
  { tone, length, seed: 'one', options: {} },
  ...['two', 'three'].map((seed) => ({ tone, length, seed, options: others })),
])

for (const { tone, length, seed, options } of runs)
  describe(`${tone} and ${length}: an article about any topic, by seed ${seed}`, options, () => {
    const brief = briefOf(tone, length)
    const compose = (topic: LibraryTopic) => {
      const article = composeAbout(topic, material, brief, { avoid: nothing, seed })
      return { topic, article, parts: partsIn(article.body) }
    }
    const articles: ReturnType<typeof compose>[] = []
    beforeAll(() => void articles.push(...libraryTopics.map(compose)))

    test('has the length that was asked for, counted as its page counts', () => {
      const [least, most] = wordRanges[length]
      for (const { article } of articles) {
        expect(article.words).toBeGreaterThanOrEqual(least)
        expect(article.words).toBeLessThanOrEqual(most)
        expect(countWords(article.body)).toBe(article.words)
      }
      for (const { article } of articles.filter((_, at) => at % 15 === 0))
        // Numbers of ordered lists are words of the Markdown and none of the page.
        expect(wordsOnPage(article.body)).toBe(article.words - [...article.body.matchAll(/^\d+\. /gm)].length)
    })

    test('is well-formed: no heading twice or without text, no paragraph twice, nothing left open', () => {
      for (const { article } of articles) {
        const blocks = article.body.split('\n\n')
        const headings = blocks.filter((block) => block.startsWith('#'))
        expect(new Set(headings).size).toBe(headings.length)
        expect(blocks.filter((block, at) => block.startsWith('#') && (blocks[at + 1] ?? '#').startsWith('#'))).toEqual([])
        const own = blocks.filter((block) => !block.startsWith('*Basis:'))
        expect(own.filter((block, at) => own.indexOf(block) !== at)).toEqual([])
        expect(article.body).not.toMatch(/[{}~]|undefined|  |\n{3}/)
        expect(article.body.startsWith('#')).toBe(false)
        expect(article.title).not.toBe('')
        expect(article.metaDescription.length).toBeLessThanOrEqual(150)
      }
    })

    test('takes nothing twice, borrows passages from its pillar alone, and says its own main points once more', () => {
      for (const { topic, article, parts } of articles) {
        for (const { topic: used, passages, statements } of parts) {
          expect(used.pillar).toBe(topic.pillar)
          for (const { text } of [...passages, ...statements]) expect(article.body.split(text)).toHaveLength(2)
          expect([used.id, statements.length > 0 && used !== topic]).toEqual([used.id, false])
        }
        for (const role of ['why', 'what-to-do', 'limits'])
          expect(article.body).toContain(topic.passages.find((passage) => passage.role === role)!.text)
        for (const { question } of topic.questions) expect(article.body.split(question).length).toBeLessThanOrEqual(2)
      }
    })

    test('announces only what follows', () => {
      for (const { topic, article } of articles) {
        const has = (role: PassageRole) =>
          topic.passages.some((passage) => passage.role === role && article.body.includes(passage.text))
        const own = new Set([
          ...topic.titles,
          ...topic.questions.flatMap(({ question, answer }) => [question, answer]),
          topic.summary,
        ])
        const opening = [...own].reduce((text, sentence) => text.replaceAll(sentence, ''), article.body.split('\n\n## ')[0]!)
        expect(opening).not.toMatch(/\b(?:two|three|four|five) (?:steps|parts|sections)\b|few paragraphs|three things below/)
        expect([topic.id, /traps|mistakes|goes wrong|errors/.test(opening) && !has('mistakes')]).toEqual([topic.id, false])
        expect([topic.id, /look different|other lives|special cases/.test(opening) && !has('adapting')]).toEqual([
          topic.id,
          false,
        ])
      }
    })

    test('begins with a question only where that says what the article is about, and discusses no request', () => {
      for (const { topic, article } of articles) {
        const [first] = article.body.split('\n\n')
        const asked = topic.questions.find(({ question }) => first!.includes(`**${question}**`))
        const words = topic.name
          .toLowerCase()
          .match(/\w{3,}/g)!
          .filter((word) => !/^(?:and|the|you|for)$/.test(word))
        expect([topic.id, asked && !words.some((word) => asked.question.toLowerCase().includes(word.slice(0, 3)))]).not.toEqual([
          topic.id,
          true,
        ])
        const opening = article.body.split('\n\n## ')[0]!
        const requests =
          tone === 'academic' ? topic.titles.filter((title) => isRequest(title) && opening.includes(`${title}. `)) : []
        expect(requests).toEqual([])
      }
    })

    test('what it borrows stands under the subject’s name, with the library’s reason, and makes sense without the rest of it', () => {
      for (const { topic, article, parts } of articles)
        for (const { topic: lender, passages } of parts.filter(({ topic: used }) => used !== topic)) {
          const section = article.body.split('\n\n## ').find((text) => text.includes(passages[0]!.text))!
          expect(section.split('\n')[0]).toContain(lender.name)
          expect(section).toContain(topic.links!.find(({ to }) => to === lender.id)!.because)
          expect(passages.map(({ role }) => role).filter((role) => !lentRoles.has(role))).toEqual([])
        }
    })

    test('lists the sources of everything in it, and nothing else', () => {
      for (const { article, parts } of articles) {
        const used = parts.flatMap(({ passages, statements }) => [...passages, ...statements])
        const ids = [...new Set(used.flatMap(({ sources }) => sources))]
        const listed = /\n## (?:Sources|References)\n\n((?:- .*\n?)+)/.exec(article.body)?.[1]?.trim().split('\n') ?? []
        expect(listed).toHaveLength(ids.length)
        for (const id of ids) expect(listed.filter((line) => line.includes(titleOf(id)))).not.toEqual([])
      }
    })

    test('is the same for the same seed', () => {
      for (const { topic, article } of articles)
        expect(composeAbout(topic, material, brief, { avoid: nothing, seed })).toEqual(article)
    })
  })

test('the four tones tell the same thing each in its own words', () => {
  const topic = libraryTopics.find(({ id }) => id === 'sleep-naps')!
  const [professional, conversational, academic, casual] = tones.map(
    (tone) => composeAbout(topic, material, briefOf(tone, 'medium'), { avoid: nothing, seed: 'x' }).body,
  )
  expect(professional).toContain('## Light sleep first, then deep\n')
  expect(conversational).not.toContain('## Light sleep first, then deep')
  expect(conversational!.match(/^## .*\?$/gm)!.length).toBeGreaterThan(6)
  expect(academic).toMatch(/^\*\*Summary\.\*\* /)
  expect(academic).toMatch(/^## [A-Z][\w ]+: Light sleep first, then deep$/m)
  expect(academic).toContain('*Basis: ')
  expect(casual).toMatch(/^## Light sleep first, then deep \(.+\)$/m)
  const frames = [professional, conversational, academic, casual].map((body) => {
    const own = new Set(partsIn(body!).flatMap(({ passages }) => passages.flatMap(({ text }) => text.split('\n\n'))))
    const asked = new Set(topic.questions.flatMap(({ question, answer }) => [`**${question}**`, answer]))
    return body!.split('\n\n').filter((block) => !own.has(block) && !asked.has(block) && !/^(-|## Sources)/.test(block))
  })
  for (const [at, own] of frames.entries())
    for (const other of frames.slice(at + 1)) expect(own.filter((block) => other.includes(block))).toEqual([])
})

test('says where it comes from, that nobody has reviewed it, and brings the wanted tags first', () => {
  const brief: Brief = { ...briefOf('casual', 'short'), prompt: 'melatonin', tags: ['Travel', 'evenings'] }
  const article = composeArticle(material, brief, { avoid: nothing, seed: 'a' })
  expect(article).toMatchObject({
    origin: 'library',
    model: null,
    pillar: 'supplements',
    libraryTopic: 'melatonin',
    tags: ['Travel', 'evenings', 'supplements', 'melatonin', 'sleep'],
    note: 'Composed from your library without an AI model. Its texts have not yet been reviewed by a professional.',
  })
  const reviewed = libraryTopics.map((topic) => ({
    ...topic,
    passages: topic.passages.map((passage) => ({ ...passage, reviewed: true })),
    statements: topic.statements.map((statement) => ({ ...statement, reviewed: true })),
  }))
  expect(composeArticle({ ...material, topics: reviewed }, brief, { avoid: nothing, seed: 'a' }).note).toBe(
    'Composed from your library without an AI model.',
  )
})

describe('says what is not as it was asked for', () => {
  const asked = (change: Partial<Brief>, composing: Partial<Composing> = {}) =>
    composeArticle(material, { ...briefOf('casual', 'short'), ...change }, { avoid: nothing, seed: 'a', ...composing })

  test('the library has nothing on it: which subject it is about instead', () => {
    const { note, reservation, libraryTopic } = asked({ prompt: 'Probiotics and kombucha' })
    const { name } = libraryTopics.find(({ id }) => id === libraryTopic)!
    expect(reservation).toBe(`The library has nothing on what was asked for. This article is about ${name}.`)
    expect(note).toContain(`${reservation} Composed from your library`)
    expect(asked({ prompt: 'Tea ceremonies in Japan' }).reservation).toContain('nothing')
    for (const prompt of ['Daily wellness tips for Monday, March 2, 2026', 'Something on supplements', 'Coffee and tea', ''])
      expect(asked({ prompt }).reservation).toBeNull()
  })

  test('a title is what counts, whatever the prompt mentions', () => {
    const prompt = 'Where vegans get it, and who should have a blood test. Mention iron tablets.'
    expect(asked({ prompt, topic: 'Vitamin B12 for vegans' }, { title: 'Vitamin B12 for vegans' })).toMatchObject({
      reservation: expect.stringMatching(/^The library has nothing on “Vitamin B12 for vegans”\. This article is about .+\.$/),
    })
    const better = { topic: 'A better week' }
    expect(asked({ prompt: 'Keep it plain and short.', ...better }, { title: 'A better week' }).reservation).toBeNull()
    expect(asked({ prompt, ...better }, { title: 'A better week' }).reservation).toContain('nothing on what was asked for')
  })

  test('it has given its text already: to which article', () => {
    const given = new Map([['iron', 'Iron without guessing']])
    expect(asked({ prompt: 'ferritin' }, { given }).reservation).toBe(
      'The library has already given its text on iron to “Iron without guessing”.',
    )
    expect(asked({ prompt: 'ferritin' }, { given, avoid: new Set(['iron']) }).reservation).toMatch(
      /^The library has already given its text on iron to “Iron without guessing”\. This article is about .+ instead\.$/,
    )
    expect(asked({ prompt: 'tips' }, { given }).reservation).toBeNull()
  })
})

test('a topic that says little leans on its neighbours; alone, it stays short and says so', () => {
  const thin = {
    ...libraryTopics[0]!,
    id: 'thin',
    passages: libraryTopics[0]!.passages.slice(0, 1),
    statements: [],
    steps: [],
    questions: [],
  }
  const brief = briefOf('professional', 'long')
  const helped = composeAbout(thin, { ...material, topics: [...libraryTopics.slice(1), thin] }, brief, {
    avoid: nothing,
    seed: 'a',
  })
  expect(helped.words).toBeGreaterThanOrEqual(1500)
  const alone = composeAbout(thin, { ...material, topics: [thin] }, brief, { avoid: nothing, seed: 'a' })
  expect(alone.note).toMatch(/It has \d+ words: the library has not enough on this subject\.$/)
})
