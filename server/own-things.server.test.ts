import { planErasure, type ErasurePlan } from '#features/account-data/erasure-plan.server.ts'
import { insertAccount } from '#features/identity/accounts.server.ts'
import type { DataSubject } from '#platform/personal-data.ts'
import type { Services } from '#platform/services.server.ts'
import { asInTheProduct, entries, exportOf, rowsAbout } from '#tests/support/data-of-people.ts'
import { aPersonWithEverything } from '#tests/support/person-with-everything.ts'
import { expect, test } from '#tests/support/test.ts'

/** What only those have who run the site. */
const OF_THE_SITE = /runs? the site|supplier|shop|post of the blog|recording|product|article|on the site/i

async function aNewMember(services: Services, { emailVerified = true } = {}): Promise<DataSubject> {
  const email = 'new@example.com'
  const account = { email, displayName: 'New', emailVerified }
  const userId = (await services.db.transaction((tx) => insertAccount(tx, services, account)))!
  return { userId, email, emailVerified }
}

const listed = ({ goes, anonymous, kept }: ErasurePlan) => [...goes, ...anonymous, ...kept].map(({ what }) => what)

test('the page before an erasure names everything that a person has', async ({ freshDatabase }) => {
  const { services } = await asInTheProduct(freshDatabase)
  const ann = await aPersonWithEverything(services, 'Ann')
  const words = new Set(listed(await planErasure(services, { ...ann, isAdmin: true })))
  const missing: string[] = []
  for (const entry of entries) {
    const rows = await rowsAbout(services, entry, ann)
    if (rows.length > 0 && !words.has(entry.what)) missing.push(`${entry.table}: ${entry.what}`)
  }
  expect(missing).toEqual([])
})

test('to somebody who has next to nothing it names next to nothing, and nothing of the owner’s', async ({ freshDatabase }) => {
  const { services } = await asInTheProduct(freshDatabase)
  await aPersonWithEverything(services, 'Ann')
  const member = await aNewMember(services)
  const plan = await planErasure(services, { ...member, isAdmin: false })
  expect(plan.goes).toEqual([
    { what: 'Your account: address, name, picture, time zone, units, and which mails you want', rows: null },
  ])
  expect([plan.anonymous, plan.unproved]).toEqual([[], []])
  expect(plan.kept.map(({ what }) => what)).toEqual([
    'Counts of attempts to sign in and the like, under a scrambled key that names nobody',
  ])
})

test('what somebody has is counted in words', async ({ freshDatabase }) => {
  const { services } = await asInTheProduct(freshDatabase)
  const { goes } = await planErasure(services, { ...(await aPersonWithEverything(services, 'Ann')), isAdmin: false })
  const rowsOf = (start: string) => goes.find(({ what }) => what.startsWith(start))?.rows
  expect(rowsOf('Your lab reports')).toMatch(/^\d+ reports?, \d+ PDFs?, \d+ results?$/)
  expect(rowsOf('Your health entries')).toMatch(/^\d+ days?, \d+ achievements?, \d+ rests?, \d+ weeks? of (?:a habit|habits)$/)
  expect(rowsOf('Your notes at lessons')).toMatch(/^\d+ notes?$/)
})

test('whether something came with an address that is not proved is told to nobody', async ({ freshDatabase }) => {
  const { services } = await asInTheProduct(freshDatabase)
  const stranger = { ...(await aNewMember(services, { emailVerified: false })), isAdmin: false }
  const before = await planErasure(services, stranger)
  expect(before.unproved.length).toBeGreaterThan(1)
  const ann = await aPersonWithEverything(services, 'Ann')
  await services.db.execute(`update inbox_messages set email = '${stranger.email}' where email = '${ann.email}'`)
  await services.db.execute(`update chat_conversations set email = '${stranger.email}', user_id = null`)
  await services.db.execute(`update calendar_clients set email = '${stranger.email}', user_id = null`)
  expect(await planErasure(services, stranger)).toEqual(before)
})

test('an export has no file without a line, says what there is none of, and nothing of the owner’s', async ({
  freshDatabase,
}) => {
  const { services } = await asInTheProduct(freshDatabase)
  const member = await aNewMember(services)
  const files = await exportOf(services, member)
  const tables = Object.entries(files).filter(([name]) => name.startsWith('csv/'))
  expect(tables.map(([name]) => name)).toContain('csv/account.csv')
  expect(tables.filter(([, text]) => text.trim().split('\r\n').length < 2)).toEqual([])
  const { sections, none_of: none } = JSON.parse(files['data.json']!) as {
    sections: Record<string, unknown>
    none_of: string[]
  }
  expect(Object.keys(sections).map((name) => `csv/${name}.csv`)).toEqual(tables.map(([name]) => name))
  expect(none).toEqual(expect.arrayContaining(['health-entries', 'lab-reports', 'lesson-notes']))
  expect(none.filter((name) => name in sections)).toEqual([])
  const readme = files['README.txt']!
  for (const name of none) expect(readme.slice(readme.indexOf('NONE OF'))).toContain(`\r\n${name}\r\n`)
  expect(readme.split('\r\n').filter((line) => OF_THE_SITE.test(line))).toEqual([])
})

test('who did something for the site finds it, and why the rest of it is left out', async ({ freshDatabase }) => {
  const { services } = await asInTheProduct(freshDatabase)
  const files = await exportOf(services, await aPersonWithEverything(services, 'Ann'))
  for (const name of ['posts', 'shop-suppliers', 'product-imports', 'post-versions', 'lesson-recordings'])
    expect(Object.keys(files)).toContain(`csv/${name}.csv`)
  expect(files['README.txt']).toContain('post_slugs')
})
