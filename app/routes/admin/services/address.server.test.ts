import { anOwnerSignedIn, Browser, haveSignedIn, haveSignedUp, PASSWORD } from '#features/identity/account.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { findMoving } from '#features/outside-services/address/move-site.server.ts'
import { settleAddress } from '#routes/guard/settle-address.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './address.tsx'

const PAGE = '/admin/settings/services/address'
const NEW = 'https://new.example'

async function anOwnerAtTheAddress(services: Services) {
  const { viewer } = await anOwnerSignedIn(services)
  return {
    viewer,
    async send(fields: Record<string, string>, by = services) {
      const answer = await action(routeArgs(formRequest(PAGE, fields), { services: by, viewer })).catch(
        (thrown: unknown) => thrown,
      )
      if (answer instanceof Response) return { status: answer.status }
      const { data, init } = answer as Exclude<Awaited<ReturnType<typeof action>>, Response>
      return { status: init?.status, ...data }
    },
    look: async () => (await loader(routeArgs(new Request(`https://wellward.test${PAGE}`), { services, viewer }))).data,
  }
}

/** An address at which the site answers. */
const answering = (services: Services): Services => ({
  ...services,
  address: { ...services.address, probe: async (origin) => ({ ok: true, sentence: `This site answers at ${origin}.` }) },
})

test('an address that does not answer is not taken, nor is one without the password; what was typed stays', async ({
  services,
}) => {
  const owner = await anOwnerAtTheAddress(services)
  const move = { intent: 'move', address: NEW, password: PASSWORD }
  expect(await owner.send(move)).toMatchObject({ status: 400, trial: { ok: false }, report: { values: { address: NEW } } })
  const there = answering(services)
  expect(await owner.send({ ...move, password: 'Not-mine-1' }, there)).toMatchObject({
    status: 400,
    report: { values: { address: NEW }, errors: { password: expect.any(String) } },
  })
  expect(await owner.send({ ...move, address: 'http://new.example' }, there)).toMatchObject({
    report: { errors: { address: expect.stringContaining('https') } },
  })
  expect(await owner.send({ ...move, address: 'https://wellward.test' }, there)).toMatchObject({
    report: { errors: { address: 'The site has this address already' } },
  })
  expect(await owner.send({ ...move, intent: 'try' }, there)).toMatchObject({ status: 200, trial: { ok: true } })
  expect((await findMoving(services.db)).next).toBeNull()
  expect(await owner.send(move, there)).toEqual({ status: 303 })
  expect((await findMoving(services.db)).next?.origin).toBe(NEW)
  expect(await owner.send({ intent: 'withdraw' })).toEqual({ status: 303 })
  expect((await findMoving(services.db)).next).toBeNull()
})

test('who is seen at the new address lets the move hold if they run the site and have signed in since it began', async ({
  services,
  clock,
}) => {
  const owner = await anOwnerAtTheAddress(services)
  clock.set(new Date(clock.now().getTime() + 60_000))
  await owner.send({ intent: 'move', address: NEW, password: PASSWORD }, answering(services))
  const pending = { origin: NEW, until: new Date(clock.now().getTime() + 60_000) }
  const moving: Services = { ...services, address: { ...services.address, pending: () => pending } }
  const origin = async () => (await findMoving(services.db)).origin
  const visit = async (at: string, asked: Viewer | null, answer = new Response()) => {
    await settleAddress(routeArgs(new Request(`${at}/auth`), { services: moving, viewer: asked }), async () => answer)
    return origin()
  }
  expect(await visit(NEW, null)).toBeNull()
  expect(await visit(NEW, owner.viewer)).toBeNull()
  const stranger = new Browser()
  await haveSignedUp(services, stranger, { email: 'maya@example.com' })
  const signedIn = async (email: string) => {
    const browser = new Browser()
    await haveSignedIn(services, browser, email)
    return new Response(null, { headers: { 'Set-Cookie': `__Host-session=${browser.cookie('__Host-session')}` } })
  }
  expect(await visit(NEW, null, await signedIn('maya@example.com'))).toBeNull()
  expect(await visit('https://wellward.test', null, await signedIn('ann@example.com'))).toBeNull()
  expect(await visit(NEW, null, await signedIn('ann@example.com'))).toBe(NEW)
})

test('where SITE_URL is set nothing is asked and nothing is moved', async ({ services }) => {
  const owner = await anOwnerAtTheAddress({ ...services, address: { ...answering(services).address, isFixed: true } })
  expect(await owner.send({ intent: 'move', address: NEW, password: PASSWORD })).toMatchObject({
    status: 409,
    alert: 'SITE_URL is set, and wins over what is typed here.',
  })
  expect(await owner.look()).toMatchObject({ isFixed: true, origin: 'https://wellward.test' })
})
