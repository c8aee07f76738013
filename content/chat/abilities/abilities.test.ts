import { expect, test } from 'vitest'

import { abilityPages } from './abilities.ts'

test('each page stands once, and each question too: a second would take the place of the first in the index', () => {
  const paths = abilityPages.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
  const questions = abilityPages.flatMap(({ abilities }) => abilities.map(({ question }) => question))
  expect(questions).toEqual([...new Set(questions)])
})
