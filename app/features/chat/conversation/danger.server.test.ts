import { chatReplies } from '#content/chat/words.ts'
import type { Services } from '#services.server.ts'
import { test } from '#tests/support/new-site.ts'
import { expect } from '#tests/support/test.ts'

import { answerMessage } from './answer-message.server.ts'
import { aVisit } from './visit.factory.server.ts'
import type { Visit } from './visit.server.ts'

async function ask(services: Services, text: string, more: Partial<Visit> = {}) {
  const answer = await answerMessage(services, aVisit(more), { text })
  if (!answer.ok) throw new Error(`${text}: ${answer.reason}`)
  return answer
}

const NOTE = 'If this is happening now, to you or to somebody else, call 112.'
const MAYBE = 'If you or somebody else may be in danger, call 112.'

test('a general question about a danger begins with the number, and is answered', async ({ services }) => {
  for (const text of [
    'what are the signs of a stroke?',
    'Is walking good after a heart attack?',
    'Can stress raise my risk of a heart attack?',
  ]) {
    const { message, intent } = await ask(services, text, { browser: text })
    expect(intent).not.toBe('emergency')
    expect(message.startsWith(`${NOTE}\n\n`)).toBe(true)
    expect(message.length).toBeGreaterThan(NOTE.length + 20)
  }
})

test('what is not found or not understood ends with the number, of the country or of several', async ({ services }) => {
  for (const text of ['What is a zyzzogeton?', 'qwer asdf yxcv', '嗯', 'lorem ipsum dolor']) {
    const { message } = await ask(services, text, { browser: text })
    expect(message.endsWith(MAYBE)).toBe(true)
    const anywhere = await ask(services, text, { browser: `${text} anywhere`, timeZone: null })
    expect(anywhere.message).toMatch(/112[\s\S]*911[\s\S]*$/)
  }
})

test('ordinary answers carry no number', async ({ services }) => {
  for (const text of ['What does the annual plan cost?', 'hello', 'Tell me about magnesium', 'thanks']) {
    expect((await ask(services, text, { browser: text })).message).not.toContain('112')
  }
})

test('the country is that of the zone, else of the language of the browser', async ({ services }) => {
  const chest = async (more: Partial<Visit>) =>
    (await ask(services, 'I have chest pain', { browser: JSON.stringify(more), ...more })).message
  expect(await chest({ timeZone: 'Asia/Tokyo', languages: 'en-US' })).toContain('call 119 now')
  expect(await chest({ timeZone: null, languages: 'fr-FR,fr;q=0.9' })).toContain('call 112 now')
  expect(await chest({ timeZone: null, languages: 'en-US' })).toMatch(/112[\s\S]*911/)
})

const later = [
  'What does the annual plan cost?',
  'How much is it per month?',
  'I want to join',
  'Is there a free trial?',
  'Tell me about magnesium',
  'Do you sell creatine?',
  'Which plan should I take?',
  'hello',
  'ok sure fine',
  'What is in the sleep course?',
  'How can I sleep better?',
  'I am ready to buy',
]

test('after an alarm no later answer names a price, a trial, a plan or a product, and nobody is told of a buyer', async ({
  services,
}) => {
  await ask(services, 'I want to kill myself')
  await ask(services, 'thanks')
  for (const text of later) {
    const { message, intent } = await ask(services, text)
    expect(intent, text).not.toBe('ready_to_buy')
    expect(message, text).not.toMatch(/\$|\btrial\b|\bprices?\b|\bproducts?\b|\bannual\b|\]\(\/(?:pricing|trial|shop|go)\b/i)
  }
})

test('after an alarm a question for prices gets the way to a person, and not what else is on our pages', async ({ services }) => {
  await ask(services, 'I want to kill myself')
  for (const text of ['What does the annual plan cost?', 'what does it cost?', 'Is there a free trial?'])
    expect((await ask(services, text)).message, text).toBe(chatReplies.afterAlarm)
})

test('another conversation is not held back by it', async ({ services }) => {
  await ask(services, 'I want to kill myself')
  expect((await ask(services, 'What does the annual plan cost?', { browser: 'another' })).message).toContain('$199')
})

test('an ordinary German question after an alarm is no alarm', async ({ services }) => {
  await ask(services, 'I have chest pain')
  const { intent, message } = await ask(services, 'Was kostet die Mitgliedschaft?')
  expect(intent).not.toBe('emergency')
  expect(message).not.toContain('$')
})

test('somebody in danger beyond every limit is answered with the number of their country', async ({ services }) => {
  for (let at = 0; at < 31; at++) await answerMessage(services, aVisit(), { text: 'hello' })
  const answer = await answerMessage(services, aVisit({ timeZone: 'Asia/Seoul' }), {
    text: 'my husband is hitting me and I am scared',
  })
  expect(answer).toMatchObject({
    ok: true,
    intent: 'emergency',
    isKept: false,
    message: expect.stringMatching(/call (?:119 or )?112 now/),
  })
  expect(await answerMessage(services, aVisit(), { text: 'what are the signs of a stroke?' })).toMatchObject({ ok: false })
})

test('a result that calls for a doctor at once is answered beyond every limit too, in the language of its name', async ({
  services,
}) => {
  for (let at = 0; at < 31; at++) await answerMessage(services, aVisit(), { text: 'hello' })
  const answer = await answerMessage(services, aVisit({ timeZone: 'Asia/Seoul' }), { text: 'Kalium 7,1' })
  expect(answer).toMatchObject({ ok: true, intent: 'emergency', isKept: false })
  expect(answer).toMatchObject({
    message: expect.stringMatching(/^Bitte rufen Sie jetzt.*\b119\b[\s\S]*Please phone a doctor now/),
  })
  expect(await answerMessage(services, aVisit(), { text: 'INR 4.7' })).toMatchObject({ ok: false })
})
