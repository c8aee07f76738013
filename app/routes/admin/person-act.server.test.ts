import { findErasure } from '#features/account-data/erasure.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { anOwnerSignedIn, doJobs } from '#features/identity/account.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { withSecondStep } from '#features/identity/factors/second-step.factory.server.ts'
import { listIncomingAddresses } from '#features/identity/mail-topics/preferences.server.ts'
import { makeAdmin } from '#features/identity/owner.server.ts'
import { findPerson } from '#features/identity/people/find-people.server.ts'
import { grantAdmin } from '#features/identity/people/roles.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import type { Services } from '#services.server.ts'
import { auditLines } from '#tests/support/audit-lines.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './person-act.tsx'

/** An owner who has told no name. */
async function aNamelessOwner(services: Services): Promise<Viewer> {
  return (await anOwnerSignedIn(services, { email: 'owner@example.com', displayName: '' })).viewer
}

function args(services: Services, viewer: Viewer, id: string, act: string) {
  return routeArgs(formRequest(`/admin/people/${id}/${act}`, {}), { services, viewer, params: { id, act } })
}

const send = async (services: Services, viewer: Viewer, id: string, act: string) => {
  const answer = await action(args(services, viewer, id, act))
  return answer instanceof Response ? [answer.status, answer.headers.get('Location')] : [answer.init?.status, answer.data.refusal]
}

test('a look asks, and does nothing', async ({ services }) => {
  const owner = await aNamelessOwner(services)
  const maya = await aMember(services, { email: 'maya@example.com', displayName: 'Maya' })
  expect(await loader(args(services, owner, maya.userId, 'make-admin'))).toEqual({
    act: 'make-admin',
    userId: maya.userId,
    name: 'Maya',
    email: 'maya@example.com',
    emailVerified: false,
    isOwnAccount: false,
  })
  expect(await listIncomingAddresses(services.db)).toEqual(['owner@example.com'])
})

test('each act leads back to the person, and is in the audit log', async ({ services }) => {
  const owner = await aNamelessOwner(services)
  const { userId } = await aMember(services, { email: 'maya@example.com' })
  for (const act of ['make-admin', 'take-admin', 'end-sessions', 'erase'])
    expect(await send(services, owner, userId, act)).toEqual([303, `/admin/people/${userId}`])
  expect(await findErasure(services, userId)).not.toBeNull()
  expect((await auditLines(services)).filter((line) => line.includes('maya')).toSorted()).toEqual([
    'owner@example.com admin.granted maya@example.com',
    'owner@example.com admin.revoked maya@example.com sessions 0',
    'owner@example.com erasure.requested maya@example.com',
    'owner@example.com sessions.ended maya@example.com sessions 0',
  ])
})

test.for(['take-admin', 'erase'])(
  'the last admin keeps the account: %s is refused with one sentence',
  async (act, { services }) => {
    const owner = await aNamelessOwner(services)
    expect(await send(services, owner, owner.userId, act)).toEqual([
      409,
      'Nobody else runs this site: make somebody else an admin first.',
    ])
    expect(await findPerson(services, owner.userId)).toMatchObject({ isAdmin: true })
    expect(await findErasure(services, owner.userId)).toBeNull()
  },
)

test('who ends what belongs to their own account signs in anew', async ({ services }) => {
  const owner = await aNamelessOwner(services)
  const maya = await aMember(services, { email: 'maya@example.com' })
  await grantAdmin(services, { userId: maya.userId, by: owner.userId })
  expect(await send(services, maya, maya.userId, 'take-admin')).toEqual([303, '/auth'])
})

test('an admin who is one no more since the page was opened does nothing', async ({ services }) => {
  await aNamelessOwner(services)
  const former = await aMember(services, { email: 'former@example.com', isAdmin: true })
  const maya = await aMember(services, { email: 'maya@example.com' })
  await expect(send(services, former, maya.userId, 'make-admin')).rejects.toMatchObject({
    init: { status: 403 },
    data: { viewer: { isAdmin: false } },
  })
  expect(await listIncomingAddresses(services.db)).toEqual(['owner@example.com'])
})

test('acts that do not exist, and people who do not, are not there', async ({ services }) => {
  const owner = await aNamelessOwner(services)
  const notThere = { init: { status: 404 } }
  await expect(send(services, owner, owner.userId, 'promote')).rejects.toMatchObject(notThere)
  await expect(send(services, owner, owner.userId, 'constructor')).rejects.toMatchObject(notThere)
  await expect(send(services, owner, 'no-id', 'erase')).rejects.toMatchObject(notThere)
  await expect(send(services, owner, '00000000-0000-4000-8000-000000000000', 'erase')).rejects.toMatchObject(notThere)
})

test('a second step is taken away: the person is signed out and told, and the log says who did it', async ({
  services,
  sent,
  mails,
}) => {
  const owner = await aNamelessOwner(services)
  const { browser, viewer } = await withSecondStep(services)
  expect((await findPerson(services, viewer.userId))?.hasSecondStep).toBe(true)
  expect(await send(services, owner, viewer.userId, 'take-second-step')).toEqual([303, `/admin/people/${viewer.userId}`])
  expect((await findPerson(services, viewer.userId))?.hasSecondStep).toBe(false)
  expect((await findViewer(services, browser.request())).viewer).toBeNull()
  expect(await auditLines(services)).toContain('owner@example.com second-step.taken Ann sessions 1')
  await doJobs({ services, sent })
  expect(mails.at(-1)).toMatchObject({
    to: viewer.email,
    subject: expect.stringContaining('second step of your account was removed by an admin'),
  })
  expect(await send(services, owner, viewer.userId, 'take-second-step')).toMatchObject([303, expect.any(String)])
  expect(await auditLines(services)).toHaveLength(2)
})

test('nobody takes their own away here: that takes the password', async ({ services }) => {
  const { viewer } = await withSecondStep(services)
  await makeAdmin(services, viewer.email)
  const admin = { ...viewer, isAdmin: true }
  expect(await send(services, admin, viewer.userId, 'take-second-step')).toEqual([
    409,
    'Your own second step is turned off under Your profile, Security, with your password.',
  ])
  expect((await findPerson(services, viewer.userId))?.hasSecondStep).toBe(true)
})
