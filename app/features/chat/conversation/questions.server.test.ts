import type { Services } from '#services.server.ts'
import { chatQuestions, type ChatQuestion } from '#tests/support/chat-questions.ts'
import { deep } from '#tests/support/deep.ts'
import { doctorQuestions, questionsInOtherLanguages } from '#tests/support/doctor-questions.ts'
import { faultsOf } from '#tests/support/judge-answer.ts'
import { memberQuestions } from '#tests/support/member-questions.ts'
import { test } from '#tests/support/new-site.ts'
import { ordinaryQuestions, wrongSenses } from '#tests/support/ordinary-questions.ts'
import { expect } from '#tests/support/test.ts'

import { answerMessage } from './answer-message.server.ts'

/** What the assistant says to this, in a conversation of a browser. */
async function ask(services: Services, browser: string, text: string) {
  const visit = { browser, network: browser, setCookie: null, viewer: null, timeZone: null, languages: null }
  const answer = await answerMessage(services, visit, { text })
  if (!answer.ok) throw new Error(`${text}: ${answer.reason}`)
  return answer
}

/** The answer to the last of several messages. */
const afterIn = (services: Services) => async (messages: readonly string[]) => {
  let said = ''
  for (const text of messages) said = (await ask(services, messages.join(' '), text)).message
  return said
}

/** Many questions to one database. */
const PATIENCE_MS = 60_000

const sets: ReadonlyArray<readonly [string, readonly ChatQuestion[]]> = [
  ['every question of the regression set has its answer', chatQuestions],
  ['ordinary questions lead to the page where it is done', ordinaryQuestions],
  ['what members ask leads to the page and the words that answer it', memberQuestions],
  ['a word in another sense than its passage is not answered with that passage', wrongSenses],
  ['a medicine and a result are for the pharmacist and the doctor', doctorQuestions],
  ['another language gets its sentence, and the page where it is asked for often', questionsInOtherLanguages],
]

async function areAnswered(questions: readonly ChatQuestion[], { services }: { readonly services: Services }) {
  const faults: string[] = []
  for (const [at, question] of questions.entries()) {
    const answer = await ask(services, `b${at}`, question.ask)
    const wrong = faultsOf(question, answer)
    if (wrong.length > 0) faults.push(`${question.ask}\n  ${wrong.join('\n  ')}\n  > ${answer.message.replaceAll('\n', ' ')}`)
  }
  expect(faults.join('\n')).toBe('')
}

test('a fourth of all questions is answered from retrieval alone', { timeout: PATIENCE_MS }, async ({ services }) => {
  const questions = sets.flatMap(([, all]) => all).filter((_question, at) => at % 4 === 0)
  await areAnswered(questions, { services })
})

test.for(sets)(
  '%s, from retrieval alone',
  deep('app/features/chat/conversation/questions.server.test.ts'),
  ([, questions], { services }) => areAnswered(questions, { services }),
)

test('a question that goes on from the one before is answered with it, and any other stands for itself', async ({ services }) => {
  const after = afterIn(services)
  expect(await after(['What does the annual plan cost?', 'and the monthly one?'])).toContain('$29')
  expect(await after(['What does the annual plan cost?', 'What is a zyzzogeton?'])).toContain('could not find')
  expect(await after(['What does the annual plan cost?', 'and what about a zyzzogeton?'])).toContain('could not find')
  expect(await after(['What does the annual plan cost?', 'Do you sell bicycles?'])).toContain('could not find')
})

test('a question that points back is about the pages of the answer before, and never about another product', async ({
  services,
}) => {
  const after = afterIn(services)
  const linksIn = (message: string) => Array.from(message.matchAll(/\]\(([^)]*)\)/g), ([, path]) => path)
  for (const first of ['magnesium', 'what about magnesium?', 'Tell me about magnesium']) {
    const answer = await after([first, 'who should not take it?'])
    expect(answer).toMatch(/weak kidneys/)
    expect(linksIn(answer)).toEqual(['/shop/magnesium'])
  }
  expect(linksIn(await after(['Tell me about melatonin', 'who should not take it?']))).toEqual(['/shop/melatonin'])
  expect(await after(['Tell me about creatine', 'what is the dose?'])).toMatch(/3–5 g[\s\S]*doctor/)
  expect(await after(['Is creatine safe?', 'how much should I take?'])).toMatch(/3–5 g[\s\S]*doctor/)
  expect(await after(['magnesium', 'who should not take it?', 'and the dose?'])).toMatch(/name no dose[\s\S]*\/shop\/magnesium/)
  expect(await after(['Tell me about melatonin', 'how much does it cost?'])).not.toContain('$')
  expect(linksIn(await after(['Tell me about melatonin', 'does it interact with alcohol?']))).toEqual(['/shop/melatonin'])
  expect(await after(['what about caffeine', 'how much is too much?'])).toMatch(/200 mg[\s\S]*doctor/)
  expect(await after(['Is there a free trial?', 'how long is it?'])).toMatch(/lasts 7 days/)
  const length = await after(['What is in the sleep course?', 'how long is it?'])
  expect(length).toMatch(/Sleep course.*12 min/)
  expect(linksIn(length)).toEqual(['/courses'])
  expect(await after(['How much is the monthly plan?', 'what does it include?'])).toContain('video lessons')
  for (const between of [[], ['what does it include?']]) {
    const more = await after(['How much is the monthly plan?', ...between, 'tell me more'])
    expect(more).not.toContain('The Monthly plan costs')
    expect(linksIn(more)).toEqual(['/pricing'])
  }
})
