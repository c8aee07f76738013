import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { writeSection } from '#features/pages/core/section-acts.ts'
import { changePage, publishPage } from '#features/pages/editing/edit-page.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findPublishedPage } from './find-published.server.ts'
import { findPolicyVersion, keepPolicyVersion, listPolicyVersions } from './policy-versions.server.ts'

async function anEditor(services: Services) {
  const account = { email: 'policy@example.com', displayName: 'Editor', emailVerified: true }
  return { userId: (await services.db.transaction((tx) => insertAccount(tx, services, account)))! }
}

const textOf = async (services: Services, at: number) =>
  (await findPolicyVersion(services, (await listPolicyVersions(services))[at]!.id))!.text

test('what the policy says is kept whenever it changes: by a service, and by its owner’s words', async ({ services, clock }) => {
  const first = clock.now()
  const changedAt = async () => (await findPublishedPage(services, '/health-data'))!.changedAt
  const asShipped = await changedAt()
  await keepPolicyVersion(services)
  await Promise.all([keepPolicyVersion(services), keepPolicyVersion(services)])
  expect(await listPolicyVersions(services)).toMatchObject([{ since: first, until: null }])
  const before = await textOf(services, 0)
  expect(before).not.toMatch(/\{[a-z-]+\}/)
  // That something is kept for the first time is no change.
  expect(await changedAt()).toBe(asShipped)

  clock.set('2027-05-02T09:00:00Z')
  const withService: Services = {
    ...services,
    dataPractices: [...services.dataPractices, { find: async () => ({ processors: ['Scans go to Another House.'] }) }],
  }
  await keepPolicyVersion(withService)
  expect(await textOf(services, 0)).toContain('- Scans go to Another House.')
  expect(await textOf(services, 1)).toBe(before)
  expect(await changedAt()).toBe('2027-05-02T09:00:00.000Z')

  clock.set('2027-05-03T09:00:00Z')
  const editor = await anEditor(services)
  await changePage(services, editor, 'health-data', (page) =>
    writeSection(page, 'text', { text: '## One\n\nOf {name}.\n\n{who-processes}' }),
  )
  await keepPolicyVersion(withService)
  expect(await listPolicyVersions(services)).toHaveLength(2)
  await publishPage(services, editor, 'health-data')
  await keepPolicyVersion(withService)
  const versions = await listPolicyVersions(services)
  expect(versions.map(({ until }) => until?.toISOString() ?? null)).toEqual([
    null,
    '2027-05-03T09:00:00.000Z',
    '2027-05-02T09:00:00.000Z',
  ])
  expect(await findPolicyVersion(services, versions[1]!.id)).toMatchObject({ until: versions[0]!.since })
  expect(await textOf(services, 0)).toMatch(/^## One\n\nOf Wellward\.\n\n(?:- .+\n)*- Scans go to Another House\.$/)
})

test('there is no version under anything else', async ({ services }) => {
  expect(await findPolicyVersion(services, 'newest')).toBeNull()
  expect(await findPolicyVersion(services, crypto.randomUUID())).toBeNull()
})
