import { expect, test } from 'vitest'

import type { RunInput } from '#features/automation/core/run.ts'

import { typedAgain } from './typed-again.ts'

const input: RunInput<'article'> = {
  kind: 'article',
  author: 'Ann',
  includeImage: true,
  brief: { prompt: 'Sleep', topic: 'light', tone: 'casual', length: 'short', tags: ['night', 'rest'] },
}
const proposed = { prompt: '', topic: '', author: 'Wellward Team', tone: 'professional', length: 'medium', tags: '' }

test('a run that wrote nothing gives back what was asked of it', () => {
  for (const status of ['failed', 'cancelled'] as const)
    expect(typedAgain({ run: { status }, input }, 'Wellward Team')).toEqual({
      prompt: 'Sleep',
      topic: 'light',
      author: 'Ann',
      tone: 'casual',
      length: 'short',
      tags: 'night, rest',
    })
})

test('after any other run, and before the first, the form stands as it is proposed', () => {
  expect(typedAgain(null, 'Wellward Team')).toEqual(proposed)
  for (const status of ['queued', 'running', 'done'] as const)
    expect(typedAgain({ run: { status }, input }, 'Wellward Team')).toEqual(proposed)
})
