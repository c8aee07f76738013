import { expect, test } from 'vitest'

import { whatAnswersTell } from './answer-times.ts'

const QUESTION = 'POST /api/auth/sign-in/email with a wrong password'

test(`${QUESTION} takes as long, and says the same, whoever has an account`, async () => {
  expect(
    await whatAnswersTell(QUESTION, (email) => ({
      path: '/api/auth/sign-in/email',
      json: { email, password: 'Wrong-house-7' },
    })),
  ).toEqual([])
})
