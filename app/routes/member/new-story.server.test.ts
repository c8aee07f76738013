import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { listOwnStories } from '#features/site/stories/stories.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action } from './new-story.tsx'

const typed = { story: 'I sleep <b>through</b> most nights now.', rating: '4', name: 'Ann', consent: 'yes', openFor: '9000' }

async function aMember(services: Services, name: string) {
  const email = `${name}@example.com`
  const userId = (await services.db.transaction((tx) => insertAccount(tx, services, { email, displayName: name })))!
  return {
    userId,
    email,
    displayName: name,
    sessionId: userId,
    emailVerified: true,
    isAdmin: false,
    timeZone: null,
    units: 'metric' as const,
    dateLanguage: null,
    picture: null,
    assurance: 'aal1' as const,
  }
}

async function send(services: Services, viewer: Awaited<ReturnType<typeof aMember>> | null, fields: object, picture?: File) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (picture) body.append('picture', picture)
  const request = new Request('https://wellward.test/stories/new', { method: 'POST', body })
  return action(routeArgs(request, { services, viewer }))
}

async function refusal(answer: ReturnType<typeof send>) {
  const given = await answer
  if (given instanceof Response) throw new Error('accepted')
  return { status: given.init?.status, ...given.data }
}

test('a story is kept as it was typed, tags as text, and the page comes back with the toast', async ({ services }) => {
  const ann = await aMember(services, 'Ann')
  const answer = await send(services, ann, typed)
  if (!(answer instanceof Response)) throw new Error('refused')
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/stories/new'])
  expect(answer.headers.get('Set-Cookie')).toMatch(/^toast=/)
  expect(await listOwnStories(services, ann.userId)).toMatchObject([{ text: typed.story, status: 'pending' }])
})

test('a refused form keeps what was typed, with a sentence beside each field', async ({ services }) => {
  const ann = await aMember(services, 'Ann')
  const { consent: _, ...without } = typed
  expect(await refusal(send(services, ann, { ...without, story: 'Short.' }))).toEqual({
    status: 400,
    help: null,
    isKept: false,
    failure: null,
    report: {
      values: { ...without, story: 'Short.' },
      errors: {
        story: 'Please write at least 20 characters.',
        consent: 'We can publish your story only with your consent.',
      },
    },
  })
})

test.for([
  [new File(['I am a picture.'], 'me.jpg', { type: 'image/jpeg' }), /not a picture that we can read/],
  [new File([new Uint8Array(5_000_001)], 'me.jpg', { type: 'image/jpeg' }), /larger than 5 MB/],
] as const)('a picture that cannot be taken is told of beside its field (%#)', async ([picture, sentence], { services }) => {
  const ann = await aMember(services, 'Ann')
  const { status, report } = await refusal(send(services, ann, typed, picture))
  expect([status, report.values]).toEqual([400, typed])
  expect(report.errors['picture']).toMatch(sentence)
  expect(await listOwnStories(services, ann.userId)).toEqual([])
})

test('past the limit the answer is 429 with a sentence, and nothing typed is lost', async ({ services }) => {
  const ann = await aMember(services, 'Ann')
  for (let one = 0; one < 3; one++) await send(services, ann, typed)
  expect(await refusal(send(services, ann, typed))).toEqual({
    status: 429,
    help: null,
    isKept: false,
    report: { values: typed, errors: {} },
    failure: 'You have sent three stories within a day. Please come back in 24 hours.',
  })
})

test('when a story cannot be kept, a sentence says so and nothing typed is lost', async ({ services }) => {
  const ann = await aMember(services, 'Ann')
  const broken = { ...services, jobs: { send: () => Promise.reject(new Error('no queue')) } }
  const { status, failure, report } = await refusal(send(broken, ann, typed))
  expect([status, failure]).toEqual([503, 'Your story could not be kept. Please try again in a minute.'])
  expect(report.values).toEqual(typed)
})

test('when the session is over, nothing typed is lost, and nothing is kept', async ({ services }) => {
  const { status, failure, report } = await refusal(send(services, null, typed))
  expect([status, report.values]).toEqual([401, typed])
  expect(failure).toMatch(/^You are signed out/)
})

test('another’s story cannot be taken back: 404, as for one that is not there', async ({ services }) => {
  const [ann, bea] = [await aMember(services, 'Ann'), await aMember(services, 'Bea')]
  await send(services, ann, typed)
  const [own] = await listOwnStories(services, ann.userId)
  for (const asked of [own!.id, crypto.randomUUID(), 'x'])
    await expect(send(services, bea, { intent: 'withdraw', id: asked })).rejects.toMatchObject({ init: { status: 404 } })
  expect(await listOwnStories(services, ann.userId)).toHaveLength(1)
})
