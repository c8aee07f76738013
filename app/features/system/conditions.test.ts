import { expect, test } from 'vitest'

import { conditionsIn, jobLabel, type Observed } from './conditions.ts'

const now = new Date('2026-03-02T10:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const well: Observed = { now, host: 'web-1', services: [], queues: [], disk: null, poolExhaustedSince: null, backup: null }
const kinds = (observed: Partial<Observed>) => conditionsIn({ ...well, ...observed }).map(({ kind, since }) => [kind, since])
const queue = (name: string, given: Partial<Observed['queues'][number]> = {}) => ({
  name,
  waitingSince: null,
  struggling: 0,
  failed: 0,
  failedSince: null,
  ...given,
})
const service = (name: string, failingSince: Date | null, failedAt = failingSince) => ({
  name,
  title: name,
  failingSince,
  failedAt,
  sentence: null,
})

test('where all is well, nothing is wrong', () => {
  expect(
    kinds({
      services: [service('mail', null)],
      queues: [queue('blog.publish-due', { waitingSince: ago(9) })],
      disk: { isLow: false, free: '90 GB' },
      backup: {
        lastGoodAt: ago(23 * 60),
        since: ago(9_000),
        sentence: '',
        changes: { address: '/backups', until: ago(1), failure: null },
      },
    }),
  ).toEqual([])
})

test('a service is wrong since its first failure; the model, which is asked now and then, once it failed again', () => {
  expect(kinds({ services: [service('mail', ago(3))] })).toEqual([['service.mail', ago(3)]])
  expect(kinds({ services: [service('model', ago(300))] })).toEqual([])
  expect(kinds({ services: [service('model', ago(300), ago(10))] })).toEqual([['service.model', ago(300)]])
})

test('queues that stand are one trouble, from when the oldest job should have begun', () => {
  const queues = ['a.one', 'a.two', 'a.three', 'a.four', 'a.five'].map((name, at) => queue(name, { waitingSince: ago(10 + at) }))
  expect(kinds({ queues })).toEqual([['queues', ago(14)]])
  expect(conditionsIn({ ...well, queues })[0]!.sentence).toBe(
    'A: one; A: two; A: three; and 2 more: what waits should have begun over ten minutes ago. Mails may be late.',
  )
})

test('each kind of job that fails is a trouble of its own', () => {
  const queues = [queue('a.one', { failed: 2, failedSince: ago(4) }), queue('b.two', { struggling: 1 })]
  expect(kinds({ queues })).toEqual([
    ['jobs.a.one', ago(4)],
    ['jobs.b.two', null],
  ])
})

test('what one machine sees has its name', () => {
  expect(kinds({ disk: { isLow: true, free: '1 GB' }, poolExhaustedSince: ago(2) })).toEqual([
    ['disk@web-1', null],
    ['pool@web-1', ago(2)],
  ])
})

test('a day without a good backup, from the last one or from when backups began', () => {
  const backup = { lastGoodAt: null, since: ago(24 * 60 + 5), sentence: 'None yet.', changes: null }
  expect(kinds({ backup })).toEqual([['backup', ago(5)]])
  expect(kinds({ backup: { ...backup, since: ago(60) } })).toEqual([])
  expect(kinds({ backup: { ...backup, lastGoodAt: ago(25 * 60) } })).toEqual([['backup', ago(60)]])
})

test('a job is named in words', () => {
  expect(['blog.publish-due', 'outside-services.check-mail', 'odd'].map(jobLabel)).toEqual([
    'Blog: publish due',
    'Outside services: check mail',
    'Odd',
  ])
})

test('changes that do not reach the backup are a trouble since the first that did not', () => {
  const failure = { sentence: 'The database’s log could not be taken to /backups: EACCES', since: ago(7) }
  const backup = {
    lastGoodAt: ago(60),
    since: ago(9_000),
    sentence: '',
    changes: { address: '/backups', until: ago(8), failure },
  }
  expect(kinds({ backup })).toEqual([['backup-changes', ago(7)]])
})
