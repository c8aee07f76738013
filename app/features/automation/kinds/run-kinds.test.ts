import { expect, test } from 'vitest'

import { aBatchInput, anArticle, anArticleInput } from '#features/automation/article.factory.ts'
import type { RunInput } from '#features/automation/core/run.ts'

import { dailyInput } from './daily-run.ts'
import { kindOf, runKinds } from './run-kinds.ts'
import { testInput } from './test-run.ts'

const now = new Date('2026-03-02T09:30:00Z')
const settings = { dailyPrompt: 'Walk', mode: 'publish' } as const
const today: RunInput<'today'> = { ...dailyInput(settings, 'Team'), kind: 'today' }
const item = { title: '', prompt: 'Walk', scheduledFor: null }

const planned = (input: RunInput, mode: 'publish' | 'review' | null, scheduledFor: Date | null = null) =>
  kindOf(input).plan(input, { scheduledFor }, { now, mode }).status

test('what was asked for by its subject is a draft, and what belongs to a day appears unless the owner reviews it', () => {
  expect(planned(anArticleInput(), 'publish')).toBe('draft')
  for (const input of [dailyInput(settings, 'Team'), today]) {
    expect(planned(input, 'publish')).toBe('published')
    expect(planned(input, null)).toBe('published')
    expect(planned(input, 'review')).toBe('draft')
    expect(planned({ ...input, asDraft: true }, 'publish')).toBe('draft')
  }
  expect(dailyInput({ ...settings, mode: 'review' }, 'Team').asDraft).toBe(true)
  expect(planned(testInput(settings, 'Team'), 'publish')).toBe('draft')
})

test('an article of a batch appears at its own time, at once where that has passed, and is a draft without one', () => {
  const input = aBatchInput(['Fibre'], now.toISOString())
  expect(planned(input, 'review', new Date(now.getTime() + 1))).toBe('scheduled')
  expect(planned(input, 'review', now)).toBe('published')
  expect(planned(input, 'publish')).toBe('draft')
})

test('what is asked for must be covered, and what belongs to a day avoids the last subjects', async () => {
  const recent = new Set(['sleep'])
  const subject = (input: RunInput) => kindOf(input).subject({ ...item, title: 'Fibre' }, async () => recent)
  expect(await subject(anArticleInput())).toEqual({ mustCover: true })
  expect(await subject(aBatchInput(['Fibre'], now.toISOString()))).toEqual({ mustCover: true, title: 'Fibre' })
  for (const input of [dailyInput(settings, 'Team'), today, testInput(settings, 'Team')])
    expect(await subject(input)).toEqual({ avoid: recent })
})

test('a post has the tags that were asked for, else those of whoever wrote; a batch names its own title', () => {
  const post = (input: RunInput) => kindOf(input).post(input, 'Fibre', anArticle(), now)
  expect(post(anArticleInput({ tags: ['asked'] }))).toMatchObject({ title: 'A walk before work', tags: ['asked'] })
  expect(post(dailyInput(settings, 'Team'))).toMatchObject({ title: 'A walk before work', tags: ['walking'] })
  const batch = aBatchInput(['Fibre'], now.toISOString())
  expect(post(batch)).toMatchObject({ title: 'Fibre', slug: `fibre-${now.getTime()}`, metaDescription: 'Fibre' })
})

test('drafts against the plan are told, but where every article is a draft; a daily one also tells what is not as asked', () => {
  const { article, batch, daily, today, test } = runKinds
  const reserved = [anArticle({ reservation: 'Another subject.' })]
  expect(article.remark(['Too long.'], [])).toBeNull()
  for (const kind of [batch, daily, today, test]) {
    expect(kind.remark(['Too long.'], reserved)).toBe('One article is kept as a draft. Too long.')
    expect(kind.remark(['Too long.', 'Too short.'], [])).toBe('2 articles are kept as drafts. Too long.')
  }
  expect(daily.remark([], reserved)).toBe('Another subject.')
  for (const kind of [batch, today, test]) expect(kind.remark([], reserved)).toBeNull()
})

test('a batch fails by one of its articles, or because they could not be saved; any other run by its reason', () => {
  const { batch, ...others } = runKinds
  expect(batch.failure('Too slow.', 'Fibre')).toBe('Failed to generate content for "Fibre". Please try again.')
  expect(batch.failure('Too slow.', null)).toBe('Failed to save articles. Please try again.')
  for (const kind of Object.values(others)) expect(kind.failure('Too slow.', null)).toBe('Too slow.')
})
