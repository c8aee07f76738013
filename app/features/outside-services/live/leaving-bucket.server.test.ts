import fc from 'fast-check'

import { findMove } from '#features/outside-services/files/find-move.server.ts'
import { moveFiles } from '#features/outside-services/files/move-files.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { deep } from '#tests/support/deep.ts'
import { test, type Replicas } from '#tests/support/replicas.ts'
import { aBucket } from '#tests/support/s3-bucket.ts'
import { expect } from '#tests/support/test.ts'

import type { LiveServices } from './live-services.server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = async (live: LiveServices, key: string) => {
  const file = await live.files.get(key)
  return file && Buffer.from(file.body).toString()
}
const put = (live: LiveServices, key: string, body: string, type = 'image/png') => live.files.put(key, bytes(body), type)
const AT = '/coach-files/'

test('files that only a dead bucket has are named, left, and fetched once it answers again', async ({ house, sent }) => {
  const { objects, state, settings } = await aBucket()
  const [one, two] = [await house.replica(), await house.replica()]
  await put(one, 'stories/a.png', 'a')
  await house.saveBucket(settings)
  await one.outside.reload()
  await one.outside.moveFiles(house.services)
  for (const name of ['b', 'c', 'd', 'e']) await put(one, `stories/${name}.png`, name)
  await put(two, 'lab-files/f.pdf', 'f', 'application/pdf')
  await one.files.delete('stories/e.png')
  const missing = {
    total: 4,
    kinds: [
      { label: 'pictures of stories', count: 3 },
      { label: 'laboratory PDFs of members', count: 1 },
    ],
  }
  expect(await one.outside.missingFiles()).toEqual(missing)

  state.isAway = true
  await expect(put(one, 'stories/g.png', 'g')).rejects.toThrow('503')
  await house.decideMove('to-folder')
  await one.outside.moveFiles(house.services)
  sent.splice(0)
  expect(await house.decideMove('without-bucket')).toEqual({ ok: true })
  expect(await house.decideMove('without-bucket')).toEqual({ ok: false, reason: 'not-now' })
  expect(sent.map(({ name }) => name)).toContain(moveFiles.name)
  expect(await findMove(house.services)).toMatchObject({ main: 'folder', phase: 'settled' })
  expect(await auditLines(house.services)).toContainEqual(expect.stringContaining('service.files-missing'))
  // No replica has to have heard of it.
  await put(two, 'stories/g.png', 'g')
  await put(two, 'stories/b.png', 'newer')
  await one.files.delete('stories/c.png')
  expect([await text(one, 'stories/a.png'), await text(one, 'stories/g.png')]).toEqual(['a', 'g'])
  await one.outside.moveFiles(house.services)
  expect(await one.outside.missingFiles()).toMatchObject({ total: 2 })
  expect(await text(one, 'stories/d.png')).toBeNull()

  state.isAway = false
  expect([await text(one, 'stories/d.png'), await text(one, 'stories/c.png')]).toEqual(['d', null])
  await one.outside.moveFiles(house.services)
  expect(await one.outside.missingFiles()).toBeNull()
  expect(await findMove(house.services)).toMatchObject({ main: 'folder', phase: 'settled', sentence: null, toDelete: 0 })
  objects.clear()
  const names = ['stories/a.png', 'stories/b.png', 'stories/c.png', 'stories/d.png', 'stories/g.png', 'lab-files/f.pdf']
  expect(await Promise.all(names.map((name) => text(two, name)))).toEqual(['a', 'newer', null, 'd', 'g', 'f'])
})

test('what is missing is fetched from another bucket that has it, also after the first one was forgotten', async ({ house }) => {
  const { objects, state, settings } = await aBucket()
  const live = await house.replica()
  await house.saveBucket(settings)
  await live.outside.reload()
  await live.outside.moveFiles(house.services)
  for (const name of ['b', 'c']) await put(live, `posts/${name}.png`, name)
  state.isAway = true
  await house.decideMove('without-bucket')
  await house.decideMove('remove')
  await live.outside.moveFiles(house.services)
  await house.decideMove('give-up')
  await live.outside.reload()
  await put(live, 'posts/d.png', 'd')
  expect(await live.outside.missingFiles()).toMatchObject({ total: 2 })

  const second = await aBucket()
  for (const [key, object] of objects) second.objects.set(key, object)
  second.objects.delete(`${AT}posts/c.png`)
  expect(await live.outside.tryOut('files', second.settings, '')).toMatchObject({ ok: true })
  expect(await house.saveBucket(second.settings)).toEqual({ ok: true })
  await live.outside.reload()
  await live.outside.moveFiles(house.services)
  expect(await live.outside.missingFiles()).toMatchObject({ total: 1 })
  expect([await text(live, 'posts/b.png'), await text(live, 'posts/d.png')]).toEqual(['b', 'd'])
  const foreign = await aBucket()
  foreign.objects.set(`${AT}theirs.png`, { body: Buffer.from('x'), contentType: 'image/png' })
  expect(await live.outside.tryOut('files', foreign.settings, '')).toMatchObject({ ok: false })
})

/** Does anything to files and stores, in any order, and looks after each act whether every file that exists in either place is served. */
async function doAnything(house: Replicas, numRuns: number) {
  const { objects, state, settings } = await aBucket()
  const live = await house.replica()
  const keys = ['posts/a.png', 'posts/b.png', 'posts/c.png']
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constant('put' as const), fc.constantFrom(...keys)) },
    { weight: 2, arbitrary: fc.tuple(fc.constant('delete' as const), fc.constantFrom(...keys)) },
    { weight: 3, arbitrary: fc.tuple(fc.constant('slice' as const)) },
    { weight: 3, arbitrary: fc.tuple(fc.constantFrom('away' as const, 'back' as const)) },
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constantFrom('save' as const, 'to-folder' as const, 'without-bucket' as const, 'stop' as const)),
    },
  )
  await fc.assert(
    fc
      .asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
        const model = new Map<string, string>()
        // What became of a change that failed is not known.
        const unsure = new Set<string>()
        let number = 0
        for (const [kind, key] of acts) {
          const failed = () => false
          if (kind === 'put') {
            const body = `${key} ${++number}`
            const isDone = await put(live, key!, body).then(() => true, failed)
            unsure[isDone ? 'delete' : 'add'](key!)
            model.set(key!, body)
          } else if (kind === 'delete') {
            const isDone = await live.files.delete(key!).then(() => true, failed)
            unsure[isDone ? 'delete' : 'add'](key!)
            model.delete(key!)
          } else if (kind === 'slice') await live.outside.moveFiles(house.services)
          else if (kind === 'away' || kind === 'back') state.isAway = kind === 'away'
          else if (kind === 'save') await house.saveBucket(settings)
          else await house.decideMove(kind)
          await live.outside.reload()
          for (const name of keys.filter((each) => !unsure.has(each))) {
            const isThere = (await house.folder.get(name)) !== null || (!state.isAway && objects.has(AT + name))
            if (isThere || !model.has(name))
              expect(await text(live, name).catch(() => null), `${name} after ${kind}`).toBe(model.get(name) ?? null)
          }
        }
      })
      .afterEach(async () => {
        state.isAway = false
        for (const key of keys) await live.files.delete(key)
      }),
    { numRuns },
  )
}

test('whatever is done to files and stores, in any order, a file that exists in either place is served', async ({ house }) => {
  await doAnything(house, 4)
})

test(
  'so it is after many more orders',
  deep('app/features/outside-services/live/leaving-bucket.server.test.ts'),
  async ({ house }) => {
    await doAnything(house, 40)
  },
)
