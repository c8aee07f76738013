import sharp from 'sharp'

import { aMember, checkInOn, haveLabs, haveLogged } from '#features/health/member.factory.server.ts'
import { refreshProgress } from '#features/health/progress/progress.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader as picture } from './achievement-picture.ts'
import { loader as page } from './achievements.tsx'

const TODAY = '2026-03-02'

async function askFor(services: Services, viewer: Viewer, file: string, choice = ''): Promise<Response> {
  const request = new Request(`https://wellward.test/health/achievements/${file}${choice}`)
  return picture(routeArgs(request, { services, viewer, params: { file } }) as never)
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

async function shown(services: Services, viewer: Viewer, search = '') {
  return page(routeArgs(new Request(`https://wellward.test/health/achievements${search}`), { services, viewer }) as never)
}

test('the picture of an earned achievement is a PNG for its member, and kept by nobody on the way', async ({ services }) => {
  const maya = await aMember(services)
  await checkInOn(services, maya, TODAY, [6, 5, 4, 3, 2, 1, 0])
  const answer = await askFor(services, maya, '7_day_streak.png')
  expect(Object.fromEntries(answer.headers)).toEqual({ 'content-type': 'image/png', 'cache-control': 'private, no-store' })
  expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('what is not earned, by oneself, has no picture, nor has what does not exist', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  await checkInOn(services, maya, TODAY, [6, 5, 4, 3, 2, 1, 0])
  const statuses = []
  for (const [viewer, file] of [
    [noor, '7_day_streak.png'],
    [maya, '30_day_streak.png'],
    [maya, 'moon_walk.png'],
    [maya, '7_day_streak'],
  ] as const) {
    const answer = await askFor(services, viewer, file)
    statuses.push([answer.status, await answer.text()])
  }
  expect(statuses).toEqual(Array.from({ length: 4 }, () => [404, 'There is no such picture.\n']))
})

test('the same picture for whatever somebody’s body says; day and name only where they are wanted', async ({ services }) => {
  const [maya, noor, anonymous] = [
    await aMember(services, { displayName: 'Maya Lind' }),
    await aMember(services, { displayName: 'Noor' }),
    await aMember(services),
  ]
  await checkInOn(services, maya, TODAY, [6, 5, 4, 3, 2, 1, 0])
  for (const other of [noor, anonymous]) {
    await haveLogged(services, other, TODAY, 12)
    await haveLabs(services, other, TODAY)
    await refreshProgress(services, other.userId, 'UTC')
  }
  const draw = async (viewer: Viewer, choice?: string) => bytesOf(await askFor(services, viewer, '7_day_streak.png', choice))
  const bare = await draw(maya)
  expect(bare.equals(await draw(noor))).toBe(true)
  expect(bare.equals(await draw(maya, '?date=on'))).toBe(false)
  expect((await draw(maya, '?date=on')).equals(await draw(noor, '?date=on'))).toBe(true)
  expect((await draw(maya, '?name=on')).equals(await draw(noor, '?name=on'))).toBe(false)
  expect(bare.equals(await draw(anonymous, '?name=on'))).toBe(true)
})

test('the page has all five: the day of those that are earned, and how far it is to the others', async ({ services }) => {
  const maya = await aMember(services, { displayName: 'Maya Lind' })
  await haveLabs(services, maya, TODAY, '2026-02-01')
  await checkInOn(services, maya, TODAY, [20, 19, 18, 17, 16, 15, 14, 1, 0])
  const { list, choice, name } = await shown(services, maya, '?name=on')
  expect({ choice, name }).toEqual({ choice: { date: false, name: true }, name: 'Maya' })
  expect(list.map(({ type, on, value, left }) => [type, on, value, left])).toEqual([
    ['7_day_streak', '2 March 2026', 7, 5],
    ['30_day_streak', null, 7, 28],
    ['100_day_streak', null, 7, 98],
    ['first_labs', '2 March 2026', 1, 0],
    ['lab_warrior', null, 2, 3],
  ])
  const none = await shown(services, await aMember(services))
  expect(none.list.every(({ on, value }) => on === null && value === 0)).toBe(true)
})
