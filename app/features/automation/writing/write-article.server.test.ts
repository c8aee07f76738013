import { afterEach, beforeEach, describe } from 'vitest'

import type { Brief } from '#features/automation/core/article.ts'
import { createOpenAICompatibleModel } from '#platform/ai-openai-compatible.server.ts'
import type { Services } from '#services.server.ts'
import {
  article,
  articleJson,
  hang,
  late,
  raw,
  refusal,
  reset,
  say,
  startAiServer,
  type AiServer,
  type Behaviour,
} from '#tests/support/ai-server.ts'
import { expect, test } from '#tests/support/test.ts'

import { WritingError, writeArticle, type WritingOptions } from './write-article.server.ts'

let server: AiServer
beforeEach(async () => {
  server = await startAiServer()
})
afterEach(() => server.close())

const brief: Brief = {
  prompt: 'A walk before work, for people who sit all day',
  topic: 'Walking',
  tone: 'conversational',
  length: 'medium',
  tags: ['Walking', 'habits'],
}

function withModel(services: Services, timeoutMs = 10_000): Services {
  const settings = { timeoutMs, backOffMs: [1, 1], maxBytes: 100_000 }
  const ai = createOpenAICompatibleModel({ baseUrl: server.baseUrl, apiKey: null, model: 'stand-in' }, settings)
  return { ...services, ai }
}

/** Writes with a model that answers like this, and keeps what was told on the way. */
async function writeWith(
  services: Services,
  behaviours: Behaviour[],
  { timeoutMs, ...options }: WritingOptions & { timeoutMs?: number } = {},
) {
  server.answerWith(...behaviours)
  const steps: string[] = []
  const used: unknown[] = []
  const written = await writeArticle(withModel(services, timeoutMs), brief, {
    ...options,
    onStep: (words) => void steps.push(words),
    onUsage: (usage) => void used.push(usage),
  }).catch((error: unknown) => error)
  return { written, steps, used }
}

test('a model’s article is taken as it came, its words counted and its tags put behind the wanted ones', async ({ services }) => {
  const { written, steps, used } = await writeWith(services, [article(1000)])
  expect(written).toMatchObject({
    title: 'A walk before the first call',
    metaDescription: 'Why a short walk in the morning is easier to keep than a long one in the evening.',
    tags: ['Walking', 'habits', 'mornings'],
    note: null,
    origin: 'model',
    model: 'stand-in',
    pillar: 'fitness',
    words: expect.toSatisfy((words: number) => words > 1000 && words < 1080),
  })
  expect(steps).toEqual(['Waiting for stand-in'])
  expect(used).toEqual([{ model: 'stand-in', inputTokens: 700, outputTokens: 1300 }])
})

test('the prompts name tone, length, focus, tags, care and the form of the answer', async ({ services }) => {
  await writeWith(services, [article(1000)], { avoid: new Set(['sleep-naps', 'Our own title']) })
  const [system, user] = server.asked[0]!.body.messages.map(({ content }) => content)
  for (const words of [
    'the blog of Wellward',
    'Tone: conversational.',
    '800 to 1,500 words',
    'Never diagnose',
    'Do not invent studies',
    '“## Sources”',
    '{"title": "…", "meta_description": "…", "tags": ["…"], "body": "…"}',
  ])
    expect(system).toContain(words)
  for (const words of [brief.prompt, 'Focus: Walking', 'Walking, habits', '- naps\n', '- Our own title'])
    expect(`${user}\n`).toContain(words)
})

describe('an article of the wrong length', () => {
  test('too short is asked for once more, with the number, and the better one is taken', async ({ services }) => {
    const { written, steps, used } = await writeWith(services, [article(310), article(1000)])
    expect(written).toMatchObject({ note: null, words: expect.toSatisfy((words: number) => words > 1000) })
    expect(steps[1]).toMatch(/^The article has 3\d\d words: asking once for 800 to 1,500$/)
    expect(used).toHaveLength(2)
    const repair = server.asked[1]!.body.messages.at(-1)!.content
    expect(repair).toMatch(/Its body has 3\d\d words\. It must have 800 to 1,500 words\./)
    expect(repair).toContain('too short')
    expect(repair).toContain('Ten quiet minutes outside')
  })

  test('too short twice is taken with a note that says so', async ({ services }) => {
    const { written, used } = await writeWith(services, [article(310), article(520)])
    expect(written).toMatchObject({
      note: expect.stringMatching(/^The model wrote 5\d\d words where 800 to 1,500 were asked for, also when asked again\.$/),
    })
    expect(used).toHaveLength(2)
  })

  test('too long is asked for once more as well', async ({ services }) => {
    const { written } = await writeWith(services, [article(1900), article(1200)])
    expect(written).toMatchObject({ note: null })
    expect(server.asked[1]!.body.messages.at(-1)!.content).toContain('too long')
  })

  test.for<[string, Behaviour[]]>([
    ['worse', [article(100)]],
    ['unreadable', [say('Would you like it longer?')]],
    ['nothing, since the server fails', [refusal(503, ''), refusal(503, ''), refusal(503, '')]],
  ])('keeps the first one when the second is %s', async ([_case, second], { services }) => {
    server.answerWith(article(700), ...second)
    const written = await writeArticle(withModel(services), brief)
    expect(written.words).toBeGreaterThan(700)
    expect(written.note).toMatch(/^The model wrote 7\d\d words/)
  })
})

describe('whatever else a model does', () => {
  const three = (behaviour: Behaviour) => [behaviour, behaviour, behaviour]
  const good = articleJson(1000)
  test.for<[string, Behaviour[]]>([
    ['429, then fine', [refusal(429, 'slow down', { 'retry-after': '0' }), article(1000)]],
    ['500, then fine', [refusal(500, 'oops'), article(1000)]],
    ['late, in time', [late(100, article(1000))]],
    ['a reset connection, then fine', [reset, article(1000)]],
    ['fenced JSON', [say(`Here it is:\n\`\`\`json\n${good}\n\`\`\``)]],
    ['JSON with line breaks in its strings', [say(good.replaceAll(String.raw`\n`, '\n'))]],
    ['signs that PostgreSQL cannot keep', [say(good.replace('A walk', String.raw`A\u0000 wa\ud800lk`))]],
    ['plain Markdown', [say(`# ${JSON.parse(good).title}\n\n${JSON.parse(good).body}`)]],
    [
      'a wrong content type',
      [raw(JSON.stringify({ choices: [{ message: { content: good }, finish_reason: 'stop' }] }), 'text/html')],
    ],
  ])('%s: there is an article', async ([_case, behaviours], { services }) => {
    server.answerWith(...behaviours)
    expect(await writeArticle(withModel(services), brief)).toMatchObject({ title: 'A walk before the first call', note: null })
  })

  test.for<[string, Behaviour[], sentence: RegExp, usages: number]>([
    ['503 for good', three(refusal(503, 'no')), /failed several times/, 0],
    ['401', [refusal(401, 'no')], /refused the key/, 0],
    ['no choices', [raw('{"choices":[]}')], /not the form/, 0],
    ['a web page', [raw('<html></html>', 'text/html')], /web page/, 0],
    ['an answer without end', [say('x'.repeat(200_000))], /far longer/, 0],
    ['empty content', [say('')], /without any text/, 1],
    ['JSON that is cut off', [say(good.slice(0, 500), { finish: 'length' })], /cut off/, 1],
    ['JSON of another form', [say('{"headline":"x","text":"y"}')], /no usable “title”/, 1],
    ['HTML', [say('<h1>A walk</h1><p>Go.</p>')], /in HTML/, 1],
    ['a refusal', [say(null, { refusal: 'I can’t help with that.' })], /declined/, 1],
    ['a content filter', [say('', { finish: 'content_filter' })], /declined/, 1],
    ['small talk', [say('What shall it be about?')], /no article/, 1],
  ])('%s: a sentence, and what it used is told all the same', async ([_case, behaviours, sentence, usages], { services }) => {
    const { written, used } = await writeWith(services, behaviours)
    expect(written).toBeInstanceOf(WritingError)
    expect((written as Error).message).toMatch(sentence)
    expect(used).toHaveLength(usages)
  })

  test.for<[string, Behaviour]>([
    ['silence', hang],
    ['an answer that is too late', late(700, article(1000))],
  ])('%s: a sentence', async ([_case, behaviour], { services }) => {
    const { written, used } = await writeWith(services, [behaviour], { timeoutMs: 400 })
    expect(written).toBeInstanceOf(WritingError)
    expect((written as Error).message).toMatch(/did not answer within/)
    expect(used).toEqual([])
  })

  test('ended by a person, the reason is theirs', async ({ services }) => {
    const ending = new AbortController()
    setTimeout(() => ending.abort(new Error('cancelled')), 50)
    const { written } = await writeWith(services, [hang], { signal: ending.signal })
    expect(written).toEqual(new Error('cancelled'))
  })
})

describe('without a model', () => {
  test('the article is composed, says so, and is the same for the same seed', async ({ services }) => {
    const used: unknown[] = []
    const options = { seed: 'monday', onUsage: (usage: unknown) => void used.push(usage) }
    const written = await writeArticle(services, { ...brief, topic: 'naps' }, options)
    expect(written).toMatchObject({
      origin: 'library',
      model: null,
      pillar: 'sleep',
      libraryTopic: 'sleep-naps',
      note: expect.stringContaining('Composed from your library without an AI model'),
    })
    expect(written.note).toContain('not yet been reviewed by a professional')
    expect(await writeArticle(services, { ...brief, topic: 'naps' }, options)).toEqual(written)
    expect(used).toEqual([])
  })

  test('without a seed the instant decides', async ({ services, clock }) => {
    const one = await writeArticle(services, brief)
    clock.set('2026-03-03T09:30:00Z')
    expect((await writeArticle(services, brief)).body).not.toBe(one.body)
  })

  test('and without a library nothing can be written', async ({ services }) => {
    await expect(writeArticle({ ...services, sourceTexts: [] }, brief)).rejects.toThrow(WritingError)
  })
})
