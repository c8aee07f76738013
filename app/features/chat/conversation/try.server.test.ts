import { starterPostRows } from '#features/blog/starter-posts.server.ts'
import { syncIndex } from '#features/chat/index/sync-index.server.ts'
import { starterCourseRows } from '#features/courses/courses.server.ts'
import { starterProductRows } from '#features/shop/starter-products.server.ts'
import { chatQuestions } from '#tests/support/chat-questions.ts'
import { faultsOf } from '#tests/support/judge-answer.ts'
import { ordinaryQuestions, wrongSenses } from '#tests/support/ordinary-questions.ts'
import { test } from '#tests/support/test.ts'

import { answerMessage } from './answer-message.server.ts'
test('x', async ({ freshDatabase }) => {
  const { services } = await freshDatabase()
  const now = services.clock.now()
  for (const part of [starterCourseRows, starterPostRows, starterProductRows])
    await services.db.transaction((tx) => part.load(tx, now, services))
  await syncIndex(services)
  let n = 0,
    bad = 0
  for (const [name, set] of [
    ['old', chatQuestions],
    ['ordinary', ordinaryQuestions],
    ['sense', wrongSenses],
  ] as const)
    for (const q of set) {
      n++
      const answer = await answerMessage(
        services,
        { browser: `b${n}`, network: `b${n}`, setCookie: null, viewer: null, timeZone: null, languages: null },
        { text: q.ask },
      )
      if (!answer.ok) throw new Error(q.ask)
      const f = faultsOf(q, answer)
      if (f.length) bad++
      if (f.length || (name !== 'old' && process.env['ALL']))
        console.log(
          `${f.length ? 'BAD' : 'ok '} ${name}: ${q.ask}\n    ${f.join('; ')}\n    > [${answer.intent}] ${answer.message.replaceAll('\n', ' ').slice(0, 420)}`,
        )
    }
  console.log(`${bad} of ${n} bad`)
})
