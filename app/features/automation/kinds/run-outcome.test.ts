import { expect, test } from 'vitest'

import type { RunProgress } from '#features/automation/core/run.ts'

import { outcomeOf } from './run-kinds.ts'

const run = (change: Partial<RunProgress>): RunProgress => {
  return { id: 'x', kind: 'article', status: 'done', step: '', done: 0, total: 1, error: null, ...change }
}

test('ends are told in the words of the specification', () => {
  expect(outcomeOf(run({}))).toEqual({ title: 'Blog post generated successfully!' })
  expect(outcomeOf(run({ status: 'failed', error: 'Too slow.' }))).toMatchObject({
    title: 'Failed to generate blog post',
    text: 'Too slow.',
  })
  expect(outcomeOf(run({ kind: 'batch', total: 3 }))).toEqual({
    title: 'Success!',
    text: '3 articles have been created and scheduled.',
  })
  const failure = 'Failed to generate content for "Fibre". Please try again.'
  expect(outcomeOf(run({ kind: 'batch', status: 'failed', error: failure }))).toMatchObject({
    title: 'AI Generation Failed',
    text: failure,
  })
  const unsaved = 'Failed to save articles. Please try again.'
  expect(outcomeOf(run({ kind: 'batch', status: 'failed', error: unsaved }))).toEqual({ title: unsaved, kind: 'error' })
  expect(outcomeOf(run({ kind: 'test' }))).toMatchObject({ title: 'Test Generation Complete' })
  expect(outcomeOf(run({ kind: 'test', status: 'failed', error: 'x' }))).toMatchObject({
    title: 'Test Failed',
    text: 'Failed to test blog generation. Please check your settings.',
  })
  expect(outcomeOf(run({ kind: 'today' }))).toEqual({
    title: 'Success!',
    text: "Today's blog post has been generated and published automatically.",
  })
  expect(outcomeOf(run({ kind: 'today', status: 'failed', error: 'x' }))?.title).toBe(
    "Failed to generate today's blog post. Please try again.",
  )
})

test('a batch of which something is held back does not say that all of it is scheduled', () => {
  const error = 'One article is kept as a draft. The library has nothing on “Vitamin B12”.'
  expect(outcomeOf(run({ kind: 'batch', total: 3, error }))?.text).toBe(`3 articles have been created. ${error}`)
})

test('what is going on, and what the schedule began, is told to nobody', () => {
  expect(outcomeOf(run({ status: 'running' }))).toBeNull()
  expect(outcomeOf(run({ kind: 'daily' }))).toBeNull()
})
