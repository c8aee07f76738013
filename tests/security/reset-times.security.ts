import { expect, test } from 'vitest'

import { whatAnswersTell } from './answer-times.ts'

const QUESTION = 'POST /auth?tab=reset'

test(`${QUESTION} takes as long, and says the same, whoever has an account`, async () => {
  expect(await whatAnswersTell(QUESTION, (email) => ({ path: '/auth?tab=reset', form: { email } }))).toEqual([])
})
