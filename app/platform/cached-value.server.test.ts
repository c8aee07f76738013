import { expect, test } from '#tests/support/test.ts'

import { cachedValue } from './cached-value.server.ts'

/** A value that waits to be read, and fails when told to. */
function slowValue() {
  const reads: Array<PromiseWithResolvers<string>> = []
  const find = cachedValue('words', () => {
    const read = Promise.withResolvers<string>()
    reads.push(read)
    return read.promise
  })
  return { reads, find }
}

test('it is read once, however many ask', async ({ services }) => {
  const { reads, find } = slowValue()
  const asked = [find(services), find(services)]
  reads[0]!.resolve('one')
  expect(await Promise.all(asked)).toEqual(['one', 'one'])
  expect(await find({ ...services })).toBe('one')
  expect(reads).toHaveLength(1)
})

test('a word on the topic makes it read anew, and what was on its way then is not kept', async ({ services }) => {
  const { reads, find } = slowValue()
  const early = find(services)
  await services.db.transaction((tx) => services.broadcast.publish(tx, 'words'))
  const late = find(services)
  reads[1]!.resolve('new')
  reads[0]!.resolve('old')
  expect([await early, await late, await find(services)]).toEqual(['old', 'new', 'new'])
})

test('a failure is not kept; the last value stands in for it', async ({ services }) => {
  const { reads, find } = slowValue()
  const first = find(services)
  reads[0]!.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  const second = find(services)
  reads[1]!.resolve('back')
  expect(await second).toBe('back')
  await services.db.transaction((tx) => services.broadcast.publish(tx, 'words'))
  const third = find(services)
  reads[2]!.reject(new Error('gone'))
  expect(await third).toBe('back')
  const fourth = find(services)
  reads[3]!.resolve('again')
  expect(await fourth).toBe('again')
})
