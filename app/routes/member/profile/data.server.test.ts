import { findErasure, scheduleErasure } from '#features/account-data/erasure.server.ts'
import { listExports } from '#features/account-data/exports.server.ts'
import { accountDataJobs } from '#features/account-data/jobs.server.ts'
import { aPersonSignedIn, PASSWORD } from '#features/identity/account.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import type { SentJob } from '#tests/support/recording-services.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action as dataAction } from './data.tsx'
import { action as eraseAction, loader as eraseLoader } from './erase.tsx'
import { loader as fileLoader } from './export-file.ts'

const PATH = '/profile/data'

async function aMember(services: Services, name = 'ann'): Promise<Viewer> {
  return (await aPersonSignedIn(services, { email: `${name}@example.com`, displayName: name })).viewer
}

const send = (services: Services, viewer: Viewer, intent: string) =>
  dataAction(routeArgs(formRequest(PATH, { intent }), { services, viewer }))
const erase = (services: Services, viewer: Viewer, fields: Record<string, string>) =>
  eraseAction(routeArgs(formRequest('/profile/data/erase', fields), { services, viewer }))
const open = (services: Services, viewer: Viewer, id: string, ending = '', from?: string) =>
  fileLoader(
    routeArgs(
      new Request(`https://wellward.test/profile/data/export/${id}${ending}`, { headers: from ? { Referer: from } : {} }),
      { services, viewer, params: { id } },
    ),
  )

async function anExport(services: Services, sent: SentJob[], viewer: Viewer): Promise<string> {
  sent.splice(0)
  await send(services, viewer, 'export')
  for (const { name, payload } of sent.splice(0))
    await accountDataJobs.find(({ job }) => job.name === name)!.run(services, payload)
  return (await listExports(services, viewer.userId))[0]!.id
}

async function refusal(answer: ReturnType<typeof erase>) {
  const given = await answer
  if (given instanceof Response) throw new Error('accepted')
  return { status: given.init?.status, alert: given.data.alert, errors: given.data.report.errors }
}

test('a copy comes as a ZIP to its own member, and to nobody else', async ({ services, sent }) => {
  const [ann, bea] = [await aMember(services), await aMember(services, 'bea')]
  const id = await anExport(services, sent, ann)
  const file = await open(services, ann, id)
  expect([file.status, file.headers.get('Content-Type'), file.headers.get('Content-Disposition')]).toEqual([
    200,
    'application/zip',
    'attachment; filename="your-data-2026-03-02.zip"',
  ])
  expect(file.headers.get('Cache-Control')).toBe('private, no-store')
  expect(new Uint8Array(await file.arrayBuffer()).subarray(0, 2)).toEqual(new TextEncoder().encode('PK'))
  const [foreign, missing] = [await open(services, bea, id), await open(services, bea, crypto.randomUUID())]
  expect([foreign.status, await foreign.text()]).toEqual([missing.status, await missing.text()])
  expect(foreign.status).toBe(404)
})

test('a copy whose day is over leads back to the page, with a word why', async ({ services, sent, clock }) => {
  const ann = await aMember(services)
  const id = await anExport(services, sent, ann)
  clock.set('2026-03-03T09:30:00Z')
  const answer = await open(services, ann, id)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, PATH])
  expect(answer.headers.get('Set-Cookie')).toMatch(/^toast=/)
})

test('whoever signed in on the way to a copy is led to the page with the download', async ({ services, sent }) => {
  const ann = await aMember(services)
  const id = await anExport(services, sent, ann)
  for (const [ending, from] of [
    ['.data', 'https://wellward.test/auth'],
    ['', 'https://wellward.test/auth?next=/profile/data/export/1'],
  ] as const) {
    const answer = await open(services, ann, id, ending, from)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, PATH])
  }
  for (const from of ['https://wellward.test/profile/data', 'https://mail.example/inbox', 'no address'])
    expect((await open(services, ann, id, '', from)).status).toBe(200)
})

test('the fourth copy of a day is refused with 429 and a sentence', async ({ services, sent }) => {
  const ann = await aMember(services)
  for (let one = 0; one < 3; one++) await anExport(services, sent, ann)
  const answer = await send(services, ann, 'export')
  if (answer instanceof Response) throw new Error('accepted')
  expect([answer.init?.status, answer.data.failure]).toEqual([
    429,
    'You have asked for three copies within a day. Please come back tomorrow.',
  ])
})

test('an erasure is refused with a sentence beside the password, and never gives the password back', async ({ services }) => {
  const ann = await aMember(services)
  expect(await refusal(erase(services, ann, {}))).toMatchObject({ status: 400, errors: { password: 'Password is required' } })
  const wrong = await erase(services, ann, { password: 'Wrong-house-7' })
  expect(JSON.stringify(wrong)).not.toContain('Wrong-house-7')
  expect(await refusal(Promise.resolve(wrong))).toMatchObject({
    status: 400,
    errors: { password: 'This is not your password' },
  })
  for (let guess = 0; guess < 9; guess++) await erase(services, ann, { password: 'Wrong-house-7' })
  expect(await refusal(erase(services, ann, { password: PASSWORD }))).toMatchObject({
    status: 429,
    alert: expect.stringMatching(/^Too many attempts/) as string,
  })
  expect(await findErasure(services, ann.userId)).toBeNull()
})

test('an erasure that was asked for leads to the page that says so, and is taken back there', async ({ services, clock }) => {
  const ann = await aMember(services)
  const asked = await erase(services, ann, { password: PASSWORD })
  if (!(asked instanceof Response)) throw new Error('refused')
  expect([asked.status, asked.headers.get('Location')]).toEqual([303, PATH])
  const again = await eraseLoader(routeArgs(new Request('https://wellward.test/profile/data/erase'), { services, viewer: ann }))
  expect(again).toBeInstanceOf(Response)
  await send(services, ann, 'keep')
  expect(await findErasure(services, ann.userId)).toBeNull()
  await scheduleErasure(services, ann.userId)
  clock.set('2026-03-09T09:30:00Z')
  await send(services, ann, 'keep')
  expect(await findErasure(services, ann.userId)).toMatchObject({ isDue: true })
})

test('a form that asks for neither is refused', async ({ services }) => {
  await expect(send(services, await aMember(services), 'nothing')).rejects.toMatchObject({ init: { status: 400 } })
})
