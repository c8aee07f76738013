import { inspect } from 'node:util'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import {
  breakOff,
  completion,
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

import { createOpenAICompatibleModel } from './ai-openai-compatible.server.ts'
import { TextModelError } from './ai.server.ts'

const KEY = 'sk-of-the-operator'
const PROMPT = 'What was asked in confidence'
let server: AiServer
beforeEach(async () => {
  server = await startAiServer()
})
afterEach(() => server.close())

const quick = { timeoutMs: 10_000, backOffMs: [1, 1, 1], longestPauseMs: 2_000, maxBytes: 100_000 }
function modelOf(settings: { timeoutMs?: number } = {}) {
  return createOpenAICompatibleModel({ baseUrl: server.baseUrl, apiKey: KEY, model: 'stand-in' }, { ...quick, ...settings })
}
const ask = (model = modelOf(), signal?: AbortSignal) =>
  model.generate({ system: 'Be brief.', prompt: PROMPT, maxOutputTokens: 99, ...(signal && { signal }) })

/** What a call that must fail says; and that it says neither the key nor what was asked. */
async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => expect.unreachable('The call went well.'),
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(TextModelError)
  const whole = inspect(error, { depth: 20, showHidden: true })
  for (const secret of [KEY, PROMPT, 'stand-in text']) expect(whole).not.toContain(secret)
  const { reason, message } = error as TextModelError
  return { reason, message }
}

test('of an answer stays what PostgreSQL can keep', async () => {
  server.answerWith(say('Good\0 mor\ud800ning. 🌿'))
  expect(await ask()).toMatchObject({ text: 'Good morning. 🌿' })
})

test('speaks the protocol: address as given, model, two messages, bound, and the key', async () => {
  server.answerWith(say('Good morning.', { inputTokens: 12, outputTokens: 3 }))
  expect(await ask()).toEqual({ text: 'Good morning.', ending: 'complete', inputTokens: 12, outputTokens: 3 })
  expect(server.asked).toMatchObject([
    {
      path: '/v1/chat/completions',
      authorization: `Bearer ${KEY}`,
      body: {
        model: 'stand-in',
        max_tokens: 99,
        messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: PROMPT },
        ],
      },
    },
  ])
})

test('a slash at the end of the address is not doubled, and without a key none is sent', async () => {
  server.answerWith(say('Yes.'))
  const model = createOpenAICompatibleModel({ baseUrl: `${server.baseUrl}/`, apiKey: null, model: 'stand-in' }, quick)
  expect((await ask(model)).text).toBe('Yes.')
  expect(server.asked[0]).toMatchObject({ path: '/v1/chat/completions', authorization: undefined })
})

describe('is asked again, and then answers', () => {
  test.each<[string, Behaviour]>([
    ['after 429 with Retry-After in seconds', refusal(429, 'slow down', { 'retry-after': '1' })],
    ['after 429 with an instant', refusal(429, 'slow down', { 'retry-after': new Date(Date.now() + 1500).toUTCString() })],
    ['after 500', refusal(500, 'oops')],
    ['after 503', refusal(503, 'loading the model')],
    ['after a connection that was reset', reset],
    ['after a connection that broke in the middle of the answer', breakOff],
  ])('%s', async (_case, behaviour) => {
    server.answerWith(behaviour, say('Here it is.'))
    expect((await ask()).text).toBe('Here it is.')
    expect(server.asked).toHaveLength(2)
  })

  test('it waits as long as it was asked to', async () => {
    server.answerWith(refusal(429, 'slow down', { 'retry-after': '1' }), say('Here it is.'))
    const began = performance.now()
    await ask()
    expect(performance.now() - began).toBeGreaterThan(990)
  })

  test('a model that wants the bound under its other name gets it so, from then on', async () => {
    server.answerWith(
      refusal(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
      say('One.'),
      say('Two.'),
    )
    const model = modelOf()
    await ask(model)
    await ask(model)
    expect(server.asked.map(({ body }) => [body['max_tokens'], body['max_completion_tokens']])).toEqual([
      [99, undefined],
      [undefined, 99],
      [undefined, 99],
    ])
  })
})

describe('ends in a sentence', () => {
  const four = (behaviour: Behaviour) => [behaviour, behaviour, behaviour, behaviour]
  test.each<[string, Behaviour[], number, string, RegExp]>([
    ['503 for good', four(refusal(503, 'stand-in text')), 4, 'failing', /failed several times in a row \(status 503\)/],
    ['429 for good', four(refusal(429, 'stand-in text')), 4, 'busy', /takes no more requests/],
    ['429 that asks for an hour', [refusal(429, 'later', { 'retry-after': '3600' })], 1, 'busy', /takes no more requests/],
    ['connections that are always reset', four(reset), 4, 'unreachable', /could not be reached/],
    ['401', [refusal(401, `Incorrect API key provided: ${KEY}`)], 1, 'key', /Check AI_API_KEY/],
    ['402', [refusal(402, 'stand-in text')], 1, 'refused', /asks for payment/],
    ['404', [refusal(404, 'stand-in text')], 1, 'refused', /no model “stand-in” at this address/],
    ['400', [refusal(400, `stand-in text: ${PROMPT}`)], 1, 'refused', /refused the request \(status 400\)/],
    ['a web page', [raw('<!doctype html><p>stand-in text</p>', 'text/html')], 1, 'unreadable', /answered with a web page/],
    ['JSON of another form', [raw('{"answer":"stand-in text"}')], 1, 'unreadable', /not the form/],
    ['JSON that is cut off', [raw(JSON.stringify(completion('stand-in text')).slice(0, 60))], 1, 'unreadable', /not the form/],
    ['no choices', [raw('{"id":"1","choices":[]}')], 1, 'unreadable', /not the form/],
    ['an answer without end', [say('x'.repeat(200_000))], 1, 'too-large', /far longer/],
  ])('%s', async (_case, behaviours, calls, reason, message) => {
    server.answerWith(...behaviours)
    const failure = await failureOf(ask())
    expect(failure.reason).toBe(reason)
    expect(failure.message).toMatch(message)
    expect(server.asked).toHaveLength(calls)
  })

  test.each([
    ['silence', hang],
    ['an answer that comes too late', late(700, say('stand-in text'))],
  ])('%s', async (_case, behaviour) => {
    server.answerWith(behaviour)
    const failure = await failureOf(ask(modelOf({ timeoutMs: 400 })))
    expect(failure).toMatchObject({ reason: 'timeout', message: expect.stringContaining('did not answer within 0.4 seconds') })
    expect(server.asked).toHaveLength(1)
  })

  test('no server at all', async () => {
    const model = modelOf()
    await server.close()
    expect((await failureOf(ask(model))).reason).toBe('unreachable')
  })
})

describe('is taken as it is', () => {
  test('late, but in time', async () => {
    server.answerWith(late(150, say('At last.')))
    expect((await ask()).text).toBe('At last.')
  })
  test('with the wrong content type', async () => {
    server.answerWith(raw(JSON.stringify(completion('Plain.')), 'text/plain'))
    expect((await ask()).text).toBe('Plain.')
  })
  test('empty, cut off, or declined: whoever asked decides', async () => {
    server.answerWith(say(''), say('Half a', { finish: 'length' }), say(null, { refusal: 'I can’t help with that.' }))
    server.answerWith(say('', { finish: 'content_filter' }))
    expect(await ask()).toMatchObject({ text: '', ending: 'complete' })
    expect(await ask()).toMatchObject({ text: 'Half a', ending: 'cut-off' })
    expect(await ask()).toMatchObject({ ending: 'declined' })
    expect(await ask()).toMatchObject({ ending: 'declined' })
  })
  test('without word of what it used', async () => {
    const { usage: _usage, ...silent } = completion('Free.')
    server.answerWith(raw(JSON.stringify(silent)))
    expect(await ask()).toMatchObject({ inputTokens: 0, outputTokens: 0 })
  })
})

test('whoever asked can end the call, while it waits for the answer and while it waits to ask again', async () => {
  const reason = new Error('cancelled by a person')
  for (const behaviour of [hang, refusal(429, 'slow down', { 'retry-after': '2' })]) {
    server.answerWith(behaviour)
    const ending = new AbortController()
    const call = ask(modelOf(), ending.signal)
    setTimeout(() => ending.abort(reason), 100)
    await expect(call).rejects.toBe(reason)
  }
})
