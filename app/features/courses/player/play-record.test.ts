import { expect, test } from 'vitest'

import { newPlayRecord } from './play-record.ts'

test('what is played in one go is one stretch of whole seconds', () => {
  const record = newPlayRecord()
  for (const at of [0.1, 0.4, 1.2, 2.9]) record.plays(at)
  expect(record.spans()).toEqual([[0, 3]])
})

test('a jump is not played, whether the player says so or not', () => {
  const record = newPlayRecord()
  for (const at of [0, 4, 60, 62]) record.plays(at)
  record.breaksOff()
  for (const at of [20, 21]) record.plays(at)
  expect(record.spans()).toEqual([
    [0, 4],
    [20, 21],
    [60, 62],
  ])
})

test('what was told is forgotten, and what is played meanwhile is not', () => {
  const record = newPlayRecord()
  record.plays(0)
  record.plays(3)
  const told = record.spans()
  record.plays(5)
  record.forget(told)
  expect(record.spans()).toEqual([[0, 5]])
  record.forget(record.spans())
  expect(record.spans()).toEqual([])
  record.plays(7)
  expect(record.spans()).toEqual([[5, 7]])
})
