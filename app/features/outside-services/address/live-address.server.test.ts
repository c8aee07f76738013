import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { onTestFinished } from 'vitest'

import { aSignedIn } from '#features/identity/account.factory.server.ts'
import { bySession } from '#features/identity/core/grants.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { openBroadcast } from '#platform/broadcast.server.ts'
import { answerProbe } from '#server/site-probe.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import type { MovableClock } from '#tests/support/recording-services.ts'
import { expect, test } from '#tests/support/test.ts'

import { mailMove } from './announce-move.server.ts'
import { openLiveAddress, type LiveAddress } from './live-address.server.ts'
import { beginMove, endMoveOf, settleMove, withdrawMove } from './move-site.server.ts'
import { announceMove, endMove } from './move-words.server.ts'
import { BOTH_WORK_MS } from './moving-site.ts'

const HOME = 'https://wellward.test'
const NEW = 'https://new.example'
const operator = { home: HOME, isFixed: false, allowPrivate: true }

async function aHouse({ services: bare, pool }: { services: Services; pool: { options: object } }) {
  const open = async () => {
    const broadcast = await openBroadcast(pool.options, bare.log)
    onTestFinished(() => broadcast.close())
    return broadcast
  }
  const replica = async (set: Partial<typeof operator> = {}) => {
    const live = await openLiveAddress({ ...bare, broadcast: await open() }, { ...operator, ...set })
    onTestFinished(() => live.close())
    return live
  }
  const [one, two] = [await replica(), await replica()]
  const site: Services['site'] = {
    ...bare.site,
    get origin() {
      return one.origins()[0]
    },
    get origins() {
      return one.origins()
    },
  }
  const services: Services = { ...bare, site, address: one, broadcast: await open() }
  const userId = await aPerson(services, 'owner', { isAdmin: true })
  const before = await aSignedIn(services, userId)
  return {
    services,
    one,
    two,
    before,
    replica,
    begin: async (to = NEW) => {
      expect(await beginMove(services, { userId, grounds: [bySession(before)] }, to)).toEqual({ ok: true })
      await bothSay(one, two, [one.origins()[0], to])
    },
    signIn: () => aSignedIn(services, userId),
  }
}

const bothSay = async (one: LiveAddress, two: LiveAddress, origins: string[]) => {
  for (const live of [one, two]) await expect.poll(live.origins, { interval: 5, timeout: 2_000 }).toEqual(origins)
}
const later = (clock: MovableClock, ms: number) => clock.set(new Date(clock.now().getTime() + ms))

test('a move holds on every replica once an owner has signed in at the new address, and pages are drawn anew', async ({
  freshDatabase,
  clock,
  sent,
}) => {
  const { services, one, two, before, begin, signIn } = await aHouse(await freshDatabase())
  const second = await aPerson(services, 'second', { isAdmin: true })
  let clearings = 0
  services.broadcast.subscribe('pages', (word) => void (clearings += word === null ? 0 : 1))
  later(clock, 60_000)
  await begin()
  expect([one.pending()?.origin, clearings]).toEqual([NEW, 0])

  // Whoever is only still signed in has not shown that they can sign in there.
  expect(await settleMove(services, before, NEW)).toBe(false)
  later(clock, 60_000)
  const fresh = await signIn()
  expect(await settleMove(services, fresh, HOME)).toBe(false)
  expect(await settleMove(services, fresh, NEW)).toBe(true)
  await bothSay(one, two, [NEW, HOME])
  await expect.poll(() => clearings).toBe(2)
  expect(await settleMove(services, fresh, NEW)).toBe(false)
  later(clock, BOTH_WORK_MS)
  await bothSay(one, two, [NEW])

  expect((await auditLines(services)).slice(0, 2)).toEqual([
    `owner address.settled to ${NEW}, from ${HOME}`,
    `owner address.begun to ${NEW}, from ${HOME}`,
  ])
  const told = sent.filter(({ name }) => name === announceMove.name).map(({ payload }) => announceMove.payload.parse(payload))
  expect(told.map(({ step, owner }) => [step, owner === second])).toEqual([
    ['begun', false],
    ['begun', true],
    ['settled', false],
    ['settled', true],
  ])
})

test('without a sign-in everything stays where it was, and the owners are told', async ({
  freshDatabase,
  clock,
  sent,
  mails,
}) => {
  const { services, one, two, begin, signIn } = await aHouse(await freshDatabase())
  await begin()
  const end = sent.find(({ name }) => name === endMove.name)!
  expect(end.options?.startAfter).toEqual(new Date(clock.now().getTime() + BOTH_WORK_MS))
  later(clock, BOTH_WORK_MS)
  // By the clock alone, before any job ran.
  await bothSay(one, two, [HOME])
  expect(await settleMove(services, await signIn(), NEW)).toBe(false)

  sent.splice(0)
  const { begunAt } = endMove.payload.parse(end.payload)
  await endMoveOf(services, begunAt)
  await endMoveOf(services, begunAt)
  expect((await auditLines(services))[0]).toBe(`owner address.lapsed to ${NEW}, from ${HOME}`)
  const [told, ...more] = sent
  expect([told!.name, more]).toEqual([announceMove.name, []])
  await mailMove(services, announceMove.payload.parse(told!.payload))
  const begun = announceMove.payload.parse({ ...(told!.payload as object), step: 'begun' })
  await mailMove(services, begun)
  expect(mails.pop()!.text).toContain(`${NEW}/auth?next=/admin/settings/services/address`)
  expect(mails.at(-1)!.text).toContain(`Nobody who runs the site signed in at ${NEW} within 15 minutes.`)
})

test('a withdrawn move is over at once; the end of an earlier one does not end a later one', async ({
  freshDatabase,
  clock,
  sent,
}) => {
  const { services, one, two, before, begin } = await aHouse(await freshDatabase())
  await begin()
  await withdrawMove(services, before.userId)
  await bothSay(one, two, [HOME])
  later(clock, 60_000)
  await begin()
  const ends = sent.filter(({ name }) => name === endMove.name).map(({ payload }) => endMove.payload.parse(payload))
  await endMoveOf(services, ends[0]!.begunAt)
  await one.reload()
  expect(one.pending()?.origin).toBe(NEW)
})

test('SITE_URL wins over what was typed', async ({ freshDatabase }) => {
  const { services, begin, signIn, replica, one } = await aHouse(await freshDatabase())
  await begin()
  await settleMove(services, await signIn(), NEW)
  await expect.poll(() => one.origins()[0]).toBe(NEW)
  const fixed = await replica({ isFixed: true })
  await fixed.reload()
  expect([fixed.origins(), fixed.pending(), fixed.isFixed]).toEqual([[HOME], null, true])
})

test('an address is taken for the site’s where this installation answers, and else said why not', async ({ freshDatabase }) => {
  const { services, one, replica } = await aHouse(await freshDatabase())
  const serve = async (answer: RequestListener) => {
    const server = createServer(answer).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close().closeAllConnections())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const by = (secret: string) =>
    serve((request, response) => void (answerProbe(request.url!, response, { secret }) || response.writeHead(404).end()))
  const own = await by(services.secret)
  expect(await one.probe(own)).toEqual({ ok: true, sentence: `This site answers at ${own}.` })
  expect(await one.probe(await by('the secret of another installation'))).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('another site answers'),
  })
  expect(await one.probe(await serve((_, response) => response.writeHead(404).end()))).toMatchObject({
    sentence: expect.stringContaining('status 404'),
  })
  // It would prove where it leads to, and not itself.
  const leading = await serve((request, response) => response.writeHead(302, { Location: own + request.url }).end())
  expect(await one.probe(leading)).toMatchObject({ ok: false, sentence: expect.stringContaining('sends its visitors on') })
  const endless = await serve((_, response) => void setInterval(() => response.write('a'.repeat(1000)), 1).unref())
  expect(await one.probe(endless)).toMatchObject({ ok: false })
  expect(await one.probe('http://127.0.0.1:1')).toEqual({ ok: false, sentence: '127.0.0.1 could not be reached.' })
  expect(await one.probe('https://nowhere.invalid')).toMatchObject({ sentence: expect.stringContaining('is not known yet') })
  const guarded = await replica({ allowPrivate: false })
  expect(await guarded.probe(own)).toMatchObject({ ok: false, sentence: expect.stringContaining('ALLOW_PRIVATE_SERVICES=1') })
})
