import { starterPostRows } from '#features/blog/starter-posts.server.ts'
import { syncIndex } from '#features/chat/index/sync-index.server.ts'
import { starterCourseRows } from '#features/courses/courses.server.ts'
import { starterProductRows } from '#features/shop/starter-products.server.ts'
import { chatQuestions } from '#tests/support/chat-questions.ts'
import { faultsOf } from '#tests/support/judge-answer.ts'
import { expect, test } from '#tests/support/test.ts'

import { answerMessage } from './answer-message.server.ts'

test('every question of the regression set has its answer from retrieval alone', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const now = services.clock.now()
  for (const part of [starterCourseRows, starterPostRows, starterProductRows]) {
    await services.db.transaction((tx) => part.load(tx, now, services))
  }
  await syncIndex(services)
  const faults: string[] = []
  for (const [at, question] of chatQuestions.entries()) {
    const visit = { browser: `b${at}`, network: `n${at}`, setCookie: null, viewer: null, timeZone: null, languages: null }
    const answer = await answerMessage(services, visit, { text: question.ask })
    if (!answer.ok) throw new Error(`${question.ask}: ${answer.reason}`)
    const wrong = faultsOf(question, answer)
    if (wrong.length > 0) faults.push(`${question.ask}\n  ${wrong.join('\n  ')}\n  > ${answer.message.replaceAll('\n', ' ')}`)
  }
  expect(faults.join('\n')).toBe('')
})
