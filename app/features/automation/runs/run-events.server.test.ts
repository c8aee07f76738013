import { eq } from 'drizzle-orm'
import { vi } from 'vitest'

import { anArticleInput } from '#features/automation/article.factory.ts'
import { generationRuns } from '#features/automation/core/tables.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { requestRunWithin } from './request-run.server.ts'
import { runEvents } from './run-events.server.ts'
import { tellProgress } from './run-rows.server.ts'
import { waitForRun } from './wait-for-run.server.ts'

const aRun = (services: Services) => services.db.transaction((tx) => requestRunWithin(services, tx, null, anArticleInput()))

function reading(services: Services, { signal = new AbortController().signal, mayRead = async () => true } = {}) {
  const reader = runEvents(services, { mayRead, signal }).body!.getReader()
  const decoder = new TextDecoder()
  return { next: async () => decoder.decode((await reader.read()).value), isOver: async () => (await reader.read()).done, reader }
}

test('a reader first looks, then hears of each change of a run', async ({ services }) => {
  const id = await aRun(services)
  const { next, reader } = reading(services)
  expect(await next()).toBe('event: look\ndata: \n\n')
  await tellProgress(services, id, { step: 'Waiting for the model' })
  const [event, words] = (await next()).split('\ndata: ')
  expect(event).toBe('event: run')
  expect(JSON.parse(words!)).toEqual({
    id,
    kind: 'article',
    status: 'queued',
    step: 'Waiting for the model',
    done: 0,
    total: 1,
    error: null,
  })
  await reader.cancel()
})

test('a stream ends at once when the process shall stop, and when its reader goes', async ({ services }) => {
  const stop = new AbortController()
  const one = reading({ ...services, stopping: stop.signal })
  await one.next()
  stop.abort()
  expect(await one.isOver()).toBe(true)
  expect(await reading({ ...services, stopping: stop.signal }).isOver()).toBe(true)
  const leave = new AbortController()
  const two = reading(services, { signal: leave.signal })
  await two.next()
  leave.abort()
  expect(await two.isOver()).toBe(true)
})

test('who may no longer read hears nothing after the next sign of life', async ({ services }) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let may = true
  const { next, isOver } = reading(services, { mayRead: async () => may })
  await next()
  vi.advanceTimersByTime(25_000)
  expect(await next()).toBe('event: beat\ndata: \n\n')
  may = false
  vi.advanceTimersByTime(25_000)
  expect(await isOver()).toBe(true)
  vi.useRealTimers()
})

test('waiting for a run ends with the run, with the time, and with the process', async ({ services }) => {
  const id = await aRun(services)
  expect(await waitForRun(services, id, { upToMs: 30 })).toBeNull()
  const stop = new AbortController()
  const stopped = waitForRun({ ...services, stopping: stop.signal }, id)
  stop.abort()
  expect(await stopped).toBeNull()
  const waiting = waitForRun(services, id)
  await services.db.update(generationRuns).set({ status: 'failed', error: 'Late.' }).where(eq(generationRuns.id, id))
  await tellProgress(services, id, { step: 'It stopped' })
  expect(await waiting).toMatchObject({ status: 'failed', error: 'Late.' })
  expect(await waitForRun(services, '00000000-0000-4000-8000-000000000000')).toBeNull()
})
