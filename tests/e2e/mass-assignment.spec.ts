import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Pool } from 'pg'

import { expect, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { ask, type Question } from '#tests/support/http-client.ts'
import { aMember } from '#tests/support/http-people.ts'
import { newAddress } from '#tests/support/member.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { productHere } from '#tests/support/product-here.ts'

import { memberCalls, type Sender } from './member-calls.ts'

const { origin, dataDir } = productHere()

/** Names of columns, and of what other programs call them, with what nobody may give themselves. */
const strange = (victim: string) => ({
  is_admin: 'true',
  isAdmin: 'true',
  admin: '1',
  role: 'admin',
  roles: 'admin',
  emailVerified: 'true',
  email_verified: 'true',
  email: 'owner@wellward.test',
  id: victim,
  userId: victim,
  user_id: victim,
  sub: victim,
  'user[isAdmin]': 'true',
  'user.isAdmin': 'true',
  'profile[is_admin]': 'true',
  '__proto__[isAdmin]': 'true',
  'constructor[prototype][isAdmin]': 'true',
  points: '9000',
  achievementType: '100_day_streak',
  current_streak: '999',
  currentStreak: '999',
  longest_streak: '999',
  longestStreak: '999',
  last_entry_date: '2020-01-01',
  granted_at: '2020-01-01T00:00:00Z',
  grantedAt: '2020-01-01T00:00:00Z',
  granted_until: '2099-01-01T00:00:00Z',
  trial_started_at: '2099-01-01T00:00:00Z',
  trial_ends_at: '2099-01-01T00:00:00Z',
  trialEndsAt: '2099-01-01T00:00:00Z',
  subscribed: 'true',
  status: 'granted',
  image: 'https://evil.example/x.png',
  picture: '{"key":"profiles/x","widths":[96]}',
  units: 'stone',
  is_time_zone_chosen: 'true',
  assurance: 'aal2',
  created_at: '2020-01-01T00:00:00Z',
})

/** The question with strange fields in its body and its address; fields that the form has itself stay as they are. */
function withStrangeFields(question: Question, victim: string): Question {
  const fields = strange(victim)
  const path = `${question.path}${question.path.includes('?') ? '&' : '?'}${new URLSearchParams(without(fields, 'email'))}`
  if (question.form) return { ...question, path, form: { ...fields, ...question.form } }
  if (!question.json) return { ...question, path }
  const nested = { isAdmin: true, is_admin: true, role: 'admin', emailVerified: true, points: 9000 }
  const typed = { ...nested, currentStreak: 999, user: nested, profile: nested, data: nested, ['__proto__']: nested }
  return { ...question, path, json: { ...fields, ...typed, ...question.json } }
}

function without(fields: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name))
}

const tables = {
  users: 'id',
  profiles: 'user_id',
  memberships: 'user_id',
  health_streaks: 'user_id',
  user_achievements: 'user_id',
}

/** What stands about a person in these tables, with words for what differs between any two people, and instants as days from now. */
async function rowsOf(pool: Pool, email: string): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {}
  for (const [table, key] of Object.entries(tables)) {
    const { rows } = await pool.query<Record<string, unknown>>(
      `select * from ${table} where ${key} = (select id from users where email = $1) order by 1, 2`,
      [email],
    )
    found[table] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, column === key ? '(me)' : inWords(value, email)])),
    )
  }
  return found
}

function inWords(value: unknown, email: string): unknown {
  if (value instanceof Date) return `${Math.round((value.getTime() - Date.now()) / 86_400_000)} days from now`
  return value === email ? '(my address)' : value
}

const send = async (pool: Pool, me: Sender, index: number, strangeOf?: string) => {
  const { what, question, keep, refusedWith, isForConfirmed } = memberCalls[index]!
  if (isForConfirmed) await pool.query('update users set email_verified = true where email = $1', [me.email])
  const asked = question(me)
  const answer = await ask(origin, strangeOf === undefined ? asked : withStrangeFields(asked, strangeOf))
  keep?.(me, answer)
  const isAsTold = refusedWith === undefined ? answer.status < 400 : answer.status === refusedWith
  if (!isAsTold && refusedWith !== 'perhaps') throw new Error(`${what} was answered ${answer.status}.`)
  return answer.status
}

test(
  'whatever a member sends along, nothing comes of it: the rows are those of somebody who sent the form alone',
  deep('tests/e2e/mass-assignment.spec.ts'),
  async () => {
    await inDatabaseOf(dataDir, async (database) => {
      const { pool } = database
      const victim = await aMember(origin, database)
      const untouched = await rowsOf(pool, victim.email)
      const [honest, sly]: Sender[] = [{ email: newAddress() }, { email: newAddress() }]
      for (const [index, { what }] of memberCalls.entries()) {
        const statuses = [await send(pool, honest!, index), await send(pool, sly!, index, victim.userId)]
        expect([what, statuses[1]]).toEqual([what, statuses[0]])
        expect(await rowsOf(pool, sly!.email), what).toEqual(await rowsOf(pool, honest!.email))
        expect(await rowsOf(pool, victim.email), `${what}: somebody else’s`).toEqual(untouched)
      }
      const { users, profiles, memberships, health_streaks: streaks } = await rowsOf(pool, sly!.email)
      expect([users!.length, profiles, memberships!.length]).toMatchObject([1, [{ is_admin: false, units: 'metric' }], 1])
      expect(streaks).toContainEqual(
        expect.objectContaining({ streak_type: 'daily_entry', current_streak: 1, longest_streak: 1 }),
      )
    })
  },
)

test('every form and call below /admin is not a member’s; every other one is in the list', () => {
  const folder = 'app/routes'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^admin\//.test(file))
    .filter((file) => /^export (async function|function|const) action\b/m.test(readFileSync(join(folder, file), 'utf8')))
  expect(files.length).toBeGreaterThan(20)
  expect(new Set(files)).toEqual(new Set(memberCalls.map(({ route }) => route)))
})

test('a trial with a new address and strange fields opens an account like any other', async () => {
  await inDatabaseOf(dataDir, async ({ pool }) => {
    const owner = await pool.query<{ id: string }>('select user_id as id from profiles where is_admin limit 1')
    const trial = (email: string) => ({ path: '/trial', form: { firstName: 'Ann', email, timeZone: 'UTC' } })
    const [honest, sly] = [newAddress(), newAddress()]
    await ask(origin, trial(honest))
    await ask(origin, withStrangeFields(trial(sly), owner.rows[0]!.id))
    const rows = await rowsOf(pool, sly)
    expect(rows).toEqual(await rowsOf(pool, honest))
    expect(rows).toMatchObject({ users: [{ email_verified: false }], profiles: [{ is_admin: false }] })
  })
})
