import { aPersonSignedIn, PASSWORD } from '#features/identity/account.factory.server.ts'
import { PASSWORD_WRONG } from '#features/identity/core/access/own-password.server.ts'
import { listAccessTokens } from '#features/identity/tokens/access-tokens.server.ts'
import { findCaller } from '#features/identity/tokens/caller.server.ts'
import { callWith, haveToken } from '#features/identity/tokens/token.factory.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './tokens.tsx'

const PATH = '/profile/tokens'

async function aMember(services: Services, email: string) {
  return (await aPersonSignedIn(services, { email })).viewer
}

const asked = (given: Record<string, string> = {}) => ({
  intent: 'make',
  id: crypto.randomUUID(),
  name: 'Step counter',
  'health:read': 'yes',
  days: '30',
  password: PASSWORD,
  ...given,
})

test('the answer shows a new token, and nothing that comes after it does', async ({ services }) => {
  const viewer = await aMember(services, 'ann@example.com')
  const fields = asked({ userId: crypto.randomUUID(), scopes: 'profile:read', expiresAt: '2099-01-01', tokenHash: 'x' })
  const send = () => action(routeArgs(formRequest(PATH, fields), { services, viewer }))
  const made = (await send()) as { data: { made: { name: string; token: string } }; init: ResponseInit }
  expect(made.init.status).toBe(201)
  const { name, token } = made.data.made
  expect(name).toBe('Step counter')
  expect(await findCaller(services, callWith(token))).toMatchObject({
    ok: true,
    caller: { userId: viewer.userId, scopes: ['health:read'], expiresAt: new Date('2026-04-01T09:30:00Z') },
  })
  expect(JSON.stringify(await loader(routeArgs(formRequest(PATH, {}), { services, viewer })))).not.toContain(token.slice(8))

  const again = (await send()) as Response
  expect([again.status, again.headers.get('Location')]).toEqual([303, PATH])
  expect([...again.headers].join()).not.toContain(token.slice(8))
  expect(await listAccessTokens(services, viewer.userId)).toHaveLength(1)
})

test('a refused form says why and keeps everything but the password', async ({ services }) => {
  const viewer = await aMember(services, 'ann@example.com')
  const send = (fields: Record<string, string>) => action(routeArgs(formRequest(PATH, fields), { services, viewer }))
  const wrong = (await send(asked({ password: 'Wrong-house-7' }))) as {
    data: { report: { values: Record<string, string>; errors: object } }
    init: ResponseInit
  }
  expect(wrong.init.status).toBe(400)
  expect(wrong.data.report.errors).toEqual({ password: PASSWORD_WRONG })
  expect(wrong.data.report.values).toMatchObject({ name: 'Step counter', 'health:read': 'yes', days: '30' })
  expect(wrong.data.report.values).not.toHaveProperty('password')
})

test('a token is ended by its owner; a foreign and a missing one are equally not there', async ({ services }) => {
  const ann = await aMember(services, 'ann@example.com')
  const eve = await aMember(services, 'eve@example.com')
  await haveToken(services, ann)
  const [token] = await listAccessTokens(services, ann.userId)
  const end = (viewer: typeof ann, id: string) =>
    action(routeArgs(formRequest(PATH, { intent: 'end', id }), { services, viewer })) as Promise<Response>
  for (const id of [token!.id, crypto.randomUUID(), '', 'x']) {
    await expect(end(eve, id)).rejects.toMatchObject({ init: { status: 404 } })
  }
  expect((await end(ann, token!.id)).status).toBe(303)
  expect(await listAccessTokens(services, ann.userId)).toEqual([])
})
