import { expect, test } from 'vitest'

import { whatAnswersTell } from './answer-times.ts'

const QUESTION = 'POST /auth with a wrong password'

test(`${QUESTION} takes as long, and says the same, whoever has an account`, async () => {
  expect(
    await whatAnswersTell(QUESTION, (email) => ({
      path: '/auth',
      form: { email, password: 'Wrong-house-7' },
    })),
  ).toEqual([])
})
