import { planErasure, type ErasurePlan } from '#features/account-data/erasure-plan.server.ts'
import type { DataSubject } from '#features/account-data/ports.server.ts'
import { insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Services } from '#services.server.ts'
import { entries, exportOf, rowsAbout, test } from '#tests/support/data-of-people.ts'
import { expect } from '#tests/support/test.ts'

/** What only those have who run the site. */
const OF_THE_SITE = /runs? the site|supplier|shop|post of the blog|recording|product|article|on the site/i

async function aNewMember(services: Services, { emailVerified = true } = {}): Promise<DataSubject> {
  const email = 'new@example.com'
  const account = { email, displayName: 'New', emailVerified }
  const userId = (await services.db.transaction((tx) => insertAccount(tx, services, account)))!
  return { userId, email, emailVerified }
}

const listed = ({ goes, anonymous, kept }: ErasurePlan) => [...goes, ...anonymous, ...kept].map(({ what }) => what)

test('the page before an erasure names everything that a person has', async ({ product: services, ann }) => {
  const words = new Set(listed(await planErasure(services, { ...ann, isAdmin: true })))
  const missing: string[] = []
  for (const entry of entries) {
    const rows = await rowsAbout(services, entry, ann)
    if (rows.length > 0 && !words.has(entry.what)) missing.push(`${entry.table}: ${entry.what}`)
  }
  expect(missing).toEqual([])
})

test('to somebody who has nothing besides the account it says just that, whether the address is proved or not', async ({
  product: services,
}) => {
  const member = await aNewMember(services)
  for (const emailVerified of [true, false]) {
    const plan = await planErasure(services, { ...member, emailVerified, isAdmin: false })
    expect(plan.goes).toEqual([{ what: 'Your account: your address, your name and what you set in your profile', rows: null }])
    expect([plan.anonymous, plan.isOnlyAccount, plan.isAddressUnproved]).toEqual([[], true, !emailVerified])
    expect(plan.kept.map(({ what }) => what)).toEqual([
      'Counts of attempts to sign in and the like, under a scrambled key that names nobody',
    ])
  }
})

const differing = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some, ...others].filter((what) => !(some.has(what) && others.has(what)))

test('to somebody who runs the site and has done nothing for it yet it names nothing of the site’s', async ({
  product: services,
}) => {
  const plan = await planErasure(services, { ...(await aNewMember(services)), isAdmin: true })
  expect([plan.anonymous, plan.kept.length, plan.isOnlyAccount]).toEqual([[], 1, true])
})

/** Looks for each of which some lines are picked, each in four of eight and no two in the same four: so each two are once apart, either way round. */
function picksOf<Line>(lines: readonly Line[]): Line[][] {
  const looks = [0, 1, 2, 3, 4, 5, 6, 7]
  const isIn = (fours: number, look: number) => (fours & (2 ** look)) > 0
  const fours = Array.from({ length: 256 }, (_, some) => some).filter(
    (some) => looks.filter((look) => isIn(some, look)).length === 4,
  )
  expect(lines.length).toBeLessThanOrEqual(fours.length)
  return looks.map((look) => lines.filter((_line, at) => isIn(fours[at]!, look)))
}

test('each line goes with the last row behind it', async ({ product: services, ann }) => {
  const plain = entries.filter(({ counted }) => counted === undefined)
  const left = async () => {
    const rows = await Promise.all(plain.map((entry) => rowsAbout(services, entry, ann)))
    return new Set(plain.filter((_entry, at) => rows[at]!.length > 0).map(({ what }) => what))
  }
  const known = new Set(plain.map(({ what }) => what))
  const shown = async () => {
    const plan = await planErasure(services, { ...ann, isAdmin: false })
    return new Set(listed(plan).filter((what) => known.has(what)))
  }
  const shownWithout = async (tables: readonly string[]) => {
    await services.db.execute('savepoint everything')
    for (const table of tables) if (table !== 'users') await services.db.execute(`delete from ${table}`)
    const both = [await shown(), await left()] as const
    await services.db.execute('rollback to savepoint everything')
    expect([tables, ...differing(...both)]).toEqual([tables])
    return both[0]
  }
  const lines = [...Map.groupBy(plain, ({ what }) => what).values()].map((line) => line.map(({ table }) => table))
  const tables = lines.flat()
  await shownWithout([])
  for (const some of picksOf(lines)) await shownWithout(some.flat())
  // Of several tables behind a line each one alone keeps it.
  for (let at = 0; at < Math.max(...lines.map(({ length }) => length)); at++) {
    const kept = new Set(lines.map((line) => line[at]))
    await shownWithout(tables.filter((table) => !kept.has(table)))
  }
  expect([...(await shownWithout(tables))]).toEqual([expect.stringMatching(/^Your account:/)])
})

test('a picture and a customer at Stripe are spoken of only where there is one', async ({ product: services, ann }) => {
  const plan = () => planErasure(services, { ...ann, isAdmin: false })
  const some = async () => listed(await plan()).filter((what) => /picture|Stripe, which takes/.test(what))
  expect(await some()).toEqual(['Your picture', expect.stringMatching(/^That you are a customer at Stripe/)])
  await services.db.execute('update profiles set picture = null')
  await services.db.execute('update memberships set customer_id = null')
  expect(await some()).toEqual([])
  expect(listed(await plan())).toContain('Your membership or trial')
})

test('what somebody has is counted in words', async ({ product: services, ann }) => {
  const { goes } = await planErasure(services, { ...ann, isAdmin: false })
  const rowsOf = (start: string) => goes.find(({ what }) => what.startsWith(start))?.rows
  expect(rowsOf('Your lab reports')).toMatch(/^\d+ reports?, \d+ results?$/)
  expect(rowsOf('Your health entries')).toMatch(/^\d+ days?$/)
  expect(rowsOf('Your habits')).toMatch(/^\d+ weeks?$/)
  expect(rowsOf('Your notes at lessons')).toMatch(/^\d+ notes?$/)
})

test('whether something came with an address that is not proved is told to nobody', async ({ product: services, ann }) => {
  const stranger = { ...(await aNewMember(services, { emailVerified: false })), isAdmin: false }
  const before = await planErasure(services, stranger)
  expect(before.isAddressUnproved).toBe(true)
  await services.db.execute(`update inbox_messages set email = '${stranger.email}' where email = '${ann.email}'`)
  await services.db.execute(`update chat_conversations set email = '${stranger.email}', user_id = null`)
  await services.db.execute(`update calendar_clients set email = '${stranger.email}', user_id = null`)
  expect(await planErasure(services, stranger)).toEqual(before)
})

test.for([true, false])(
  'an export speaks of nothing that its person has not, address proved: %s',
  async (emailVerified, { product: services }) => {
    const member = await aNewMember(services, { emailVerified })
    const files = await exportOf(services, member)
    const tables = Object.entries(files).filter(([name]) => name.startsWith('csv/'))
    expect(tables.map(([name]) => name)).toEqual(['csv/account.csv', 'csv/exports.csv', 'csv/health-access.csv'])
    expect(tables.filter(([, text]) => text.trim().split('\r\n').length < 2)).toEqual([])
    const { sections, files: kept } = JSON.parse(files['data.json']!) as { sections: Record<string, unknown>; files: string[] }
    expect(Object.keys(sections).map((name) => `csv/${name}.csv`)).toEqual(tables.map(([name]) => name))
    expect(kept).toEqual([])
    const readme = files['README.txt']!
    expect(readme.split('\r\n').filter((line) => OF_THE_SITE.test(line))).toEqual([])
    const ofOthers = /stripe|payment|message|assistant|health-entries|lab|lesson|appointment|calendar|trial|pictures\/|sign-in/i
    expect(readme.split('\r\n').filter((line) => ofOthers.test(line))).toEqual([])
    expect(readme.includes('You have not confirmed')).toBe(!emailVerified)
  },
)

test('an export has a section for each thing that somebody has a little of, and for nothing else', async ({
  product: services,
  ann,
}) => {
  const everything = Object.keys(await exportOf(services, ann))
  for (const table of ['health_stats', 'lab_files', 'chat_conversations', 'stripe_events', 'inbox_messages', 'access_tokens'])
    await services.db.execute(`delete from ${table}`)
  await services.db.execute(`delete from data_exports`)
  const less = await exportOf(services, ann)
  const gone = everything.filter((name) => name.startsWith('csv/') && !(name in less))
  expect(gone.toSorted()).toEqual([
    'csv/access-tokens.csv',
    'csv/chat-conversations.csv',
    'csv/chat-messages.csv',
    'csv/health-entries.csv',
    'csv/lab-files.csv',
    'csv/message-drafts.csv',
    'csv/message-entries.csv',
    'csv/message-writings.csv',
    'csv/messages.csv',
    'csv/payments.csv',
  ])
  expect(less['README.txt']).not.toMatch(/assistant|told us about your payments/)
})

test('who did something for the site finds it, and why the rest of it is left out', async ({ product: services, ann }) => {
  const files = await exportOf(services, ann)
  for (const name of ['posts', 'shop-suppliers', 'product-imports', 'post-versions', 'page-versions', 'lesson-recordings'])
    expect(Object.keys(files)).toContain(`csv/${name}.csv`)
  expect(files['README.txt']).toContain('post_slugs')
})
