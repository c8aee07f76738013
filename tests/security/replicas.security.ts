import { expect, onTestFinished, test } from 'vitest'

import { haveSignedIn, haveSignedUp, PASSWORD } from '#tests/support/http-account.ts'
import { ask, type Answer } from '#tests/support/http-client.ts'
import { aToken, bearer } from '#tests/support/http-people.ts'
import { mailTo } from '#tests/support/outbox.ts'
import { OWNER } from '#tests/support/product.ts'

import { startReplicas, type Replicas } from './two-replicas.ts'

/** A member who is signed in in two browsers, with a token for a program and a JWT made from it. */
async function aMember({ here }: Replicas) {
  const email = await haveSignedUp(here)
  const [phone, desk] = [await haveSignedIn(here, email), await haveSignedIn(here, email)]
  const token = await aToken(here, { cookie: phone }, ['profile:read'])
  const exchanged = await ask(here, { path: '/api/v1/token', method: 'POST', headers: bearer(token) })
  const { access_token: jwt } = JSON.parse(exchanged.body) as { access_token: string }
  return { email, phone, desk, token, jwt }
}
type Person = Awaited<ReturnType<typeof aMember>>

const post = (origin: string, path: string, cookie: string, form: Record<string, string> = {}) =>
  ask(origin, { path, cookie, form: { ...form, a: 'form' } })

/** What the other process answers to a browser and to a program: 200, or a refusal. */
async function seenFrom(origin: string, { phone, desk, token, jwt }: Person) {
  const page = (cookie: string) => ask(origin, { path: '/dashboard', cookie })
  const call = (sent: string) => ask(origin, { path: '/api/v1/me', headers: bearer(sent) })
  const answers = await Promise.all([page(phone), page(desk), call(token), call(jwt)])
  const [onPhone, onDesk, byToken, byJwt] = answers.map(({ status }) => status)
  return { phone: onPhone, desk: onDesk, token: byToken, jwt: byJwt }
}

const everything = { phone: 200, desk: 200, token: 200, jwt: 200 }
const noSession = { ...everything, phone: 302, desk: 302 }
const noToken = { token: 401, jwt: 401 }

async function asOwner({ here, numberOf }: Replicas, email: string, act: string): Promise<Answer> {
  const owner = await haveSignedIn(here, OWNER.email, OWNER.password)
  const path = `/admin/people/${await numberOf(email)}/${act}`
  return post(here, path, owner)
}

interface Act {
  readonly name: string
  readonly run: (replicas: Replicas, person: Person) => Promise<unknown>
  /** What the other process answers right after it. */
  readonly seen: Record<keyof typeof everything, number>
}

const acts: Act[] = [
  { name: 'sign-out', run: ({ here }, { phone }) => post(here, '/sign-out', phone), seen: noSession },
  {
    name: 'sign-out by a program',
    run: ({ here }, { phone }) => ask(here, { path: '/api/auth/sign-out', cookie: phone, json: {}, headers: { Origin: here } }),
    seen: noSession,
  },
  {
    name: 'the change of a password',
    run: ({ here }, { phone }) =>
      post(here, '/profile/security', phone, { intent: 'change-password', currentPassword: PASSWORD, password: 'Other-house-8' }),
    seen: { ...everything, desk: 302 },
  },
  {
    name: 'the change of a password that ends tokens too',
    run: ({ here }, { phone }) => {
      const change = { intent: 'change-password', currentPassword: PASSWORD, password: 'Other-house-8', endTokens: 'yes' }
      return post(here, '/profile/security', phone, change)
    },
    seen: { ...everything, desk: 302, ...noToken },
  },
  {
    name: 'the end of all other sessions',
    run: ({ here }, { phone }) => post(here, '/profile/security', phone, { intent: 'end-others' }),
    seen: { ...everything, desk: 302 },
  },
  {
    name: 'a reset by mail',
    run: async ({ here, mailFolder }, { email }) => {
      await ask(here, { path: '/auth?tab=reset', form: { email } })
      const { pathname, search } = new URL((await mailTo(mailFolder, email, /reset/i)).link)
      return ask(here, { path: pathname + search, form: { password: 'Other-house-8' } })
    },
    seen: { ...noSession, ...noToken },
  },
  {
    name: 'the end of a token',
    run: async ({ here }, { phone }) => {
      const { body } = await ask(here, { path: '/profile/tokens', cookie: phone })
      const id = /name="id" value="([\da-f-]{36})"/.exec(body)![1]!
      return post(here, '/profile/tokens', phone, { intent: 'end', id })
    },
    seen: { ...everything, ...noToken },
  },
  {
    name: 'the end of all sessions by an admin',
    run: (replicas, { email }) => asOwner(replicas, email, 'end-sessions'),
    seen: noSession,
  },
  {
    name: 'a deletion',
    run: async (replicas, { email }) => {
      await asOwner(replicas, email, 'erase')
      await replicas.carryOutErasureOf(email)
    },
    seen: { ...noSession, ...noToken },
  },
]

test('what ends access at one process ends it at the other with the next request', async () => {
  const replicas = await startReplicas()
  onTestFinished(replicas.stop)
  for (const { name, run, seen } of acts) {
    const person = await aMember(replicas)
    expect(await seenFrom(replicas.there, person), `before ${name}`).toEqual(everything)
    await run(replicas, person)
    expect(await seenFrom(replicas.there, person), `right after ${name}`).toEqual(seen)
  }
})

test('who is made admin at one process is one at the other with the next request, and who loses it is signed out', async () => {
  const replicas = await startReplicas()
  onTestFinished(replicas.stop)
  const { email, phone } = await aMember(replicas)
  const looks = async () => (await ask(replicas.there, { path: '/admin', cookie: phone })).status
  expect(await looks()).toBe(403)
  await asOwner(replicas, email, 'make-admin')
  expect(await looks()).toBe(200)
  await asOwner(replicas, email, 'take-admin')
  expect(await looks()).toBe(401)
})
