import type { Access } from '#routes/address.ts'
import { addresses } from '#routes/addresses.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { haveSignedIn } from '#tests/support/http-account.ts'
import { ask, type Answer, type Question } from '#tests/support/http-client.ts'
import { aMember, aToken, bearer, halfSignedIn } from '#tests/support/http-people.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { productHere } from '#tests/support/product-here.ts'
import { OWNER } from '#tests/support/product.ts'

import { lineOf, roles, type Role } from './role-table.ts'

const { origin, dataDir } = productHere()
const everyScope = ['profile:read', 'health:read', 'health:write', 'membership:read']

/** How each role shows who it is. */
let shown: Promise<Record<Role, Pick<Question, 'cookie' | 'headers'>>> | undefined
const everybody = () => (shown ??= inDatabaseOf(dataDir, showEverybody))

async function showEverybody(database: Parameters<typeof halfSignedIn>[1]) {
  const member = await aMember(origin, database)
  return {
    visitor: {},
    half: { cookie: await halfSignedIn(origin, database) },
    unconfirmed: { cookie: (await aMember(origin, database, { confirmed: false })).cookie },
    member: { cookie: member.cookie },
    ended: { cookie: (await aMember(origin, database, { trial: 'ended' })).cookie },
    admin: { cookie: await haveSignedIn(origin, OWNER.email, OWNER.password) },
    token: { headers: bearer(await aToken(origin, member, everyScope)) },
  }
}

/** The status of an answer, and where it leads. */
const said = ({ status, headers }: Answer) =>
  [status, headers.location?.replace(origin, '')].filter((part) => part !== undefined).join(' ')

/** A refusal that says why in the words of the specification, and goes on after three seconds, whether a page stands there or a file. */
const isToldToAPerson = ({ headers, body }: Answer) =>
  /^text\/(html|plain)/.test(headers['content-type'] ?? '') &&
  /must be logged in to access this page|have permission to access this page/.test(body) &&
  /^3;url=\/(auth)?$/.test(headers['refresh']?.toString() ?? '')

/** Of each kind of access those between whom it draws its lines; the others stand on one side of them or the other. */
const rolesAtTheLine: Readonly<Record<string, ReadonlyArray<Role>>> = {
  anyone: ['visitor', 'member'],
  member: ['visitor', 'half', 'token', 'member'],
  admin: ['visitor', 'half', 'token', 'member', 'admin'],
}

async function wrongAnswers(rolesAsked: (access: Access) => ReadonlyArray<Role>): Promise<string[]> {
  const people = await everybody()
  const wrong: string[] = []
  for (const { path: pattern, who } of addresses) {
    const { path, seen } = lineOf(pattern)!
    for (const role of rolesAsked(who)) {
      const answer = await ask(origin, { path, ...people[role] })
      const isAsTold = seen[role].endsWith('=')
        ? said(answer).startsWith(seen[role])
        : seen[role].split(' or ').includes(said(answer))
      if (!isAsTold) wrong.push(`${role} at ${path}: ${said(answer)} instead of ${seen[role]}`)
      if (who === 'admin' && /^40[13]/.test(said(answer)) && !isToldToAPerson(answer))
        wrong.push(`${role} at ${path}: refused as ${answer.headers['content-type']}, ${answer.body.slice(0, 80)}`)
      const mayBeKept = who === 'anyone' || /no-store/.test(answer.headers['cache-control'] ?? '')
      if (!mayBeKept) wrong.push(`${role} at ${path}: may be cached`)
    }
  }
  return wrong
}

test('every route answers as the table of roles says, and keeps out of caches what is not everybody’s', async () => {
  expect(await wrongAnswers((access) => rolesAtTheLine[access] ?? roles)).toEqual([])
})

test('so it answers every role', deep('tests/e2e/roles.spec.ts'), async () => {
  expect(await wrongAnswers(() => roles)).toEqual([])
})

/** What somebody who may not open an address is answered there, whatever they send. */
const refusals: Partial<Record<Access, Partial<Record<Role, RegExp>>>> = {
  member: { visitor: /^30[23] \/auth/, half: /^30[23] \/auth/, token: /^30[23] \/auth/ },
  admin: {
    visitor: /^401$/,
    half: /^401$/,
    token: /^401$/,
    unconfirmed: /^403$/,
    member: /^403$/,
    ended: /^403$/,
  },
}

/** With `atTheLine` of each kind of access those roles alone; the others stand on the same side. */
async function expectFormsRefused(atTheLine: boolean) {
  const people = await everybody()
  const wrong: string[] = []
  for (const { path: pattern, who } of addresses) {
    for (const [role, refusal] of Object.entries(refusals[who] ?? {})) {
      if (atTheLine && !rolesAtTheLine[who]!.includes(role as Role)) continue
      const { path } = lineOf(pattern)!
      const answer = await ask(origin, { path, form: { intent: 'save', id: 'x' }, ...people[role as Role] })
      if (!refusal.test(said(answer))) wrong.push(`${role} at ${path}: ${said(answer)}`)
    }
  }
  expect(wrong).toEqual([])
}

test('whoever may not look may not send a form either', () => expectFormsRefused(true))

test('so may no other role', deep('tests/e2e/roles.spec.ts'), () => expectFormsRefused(false))

async function expectRefused(method: string, asked: ReadonlyArray<Role> = ['visitor', 'member', 'admin']) {
  const people = await everybody()
  for (const pattern of addresses.map(({ path }) => path).filter((path) => !path.startsWith('/api/'))) {
    const { path } = lineOf(pattern)!
    for (const role of asked)
      expect((await ask(origin, { path, method, form: { intent: 'save' }, ...people[role] })).status, `${role} at ${path}`).toBe(
        405,
      )
  }
}

test('nobody writes to a page by PUT', () => expectRefused('PUT', ['admin']))

test.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND'])('nobody does by %s', deep('tests/e2e/roles.spec.ts'), (method) =>
  expectRefused(method),
)

/** Names of what loaders of these pages tell. */
const DATA = /"(messages|mails|parts|score|stats|email|people|entries|lines|sessions|tokens|exports|stories)"/

test('the data of a page is behind the same guard as the page', async () => {
  const people = await everybody()
  const wrong: string[] = []
  for (const { path: pattern, who } of addresses) {
    for (const role of Object.keys(refusals[who] ?? {})) {
      const { path } = lineOf(pattern)!
      const { body } = await ask(origin, { path: `${path}.data`, ...people[role as Role] })
      const told = DATA.exec(body)
      if (told) wrong.push(`${role} at ${path}.data: ${told[1]}`)
    }
  }
  expect(wrong).toEqual([])
  for (const path of ['/profile/security.data', '/profile/tokens.data', '/health/trends.data'])
    expect((await ask(origin, { path, ...people.member })).body).toMatch(DATA)
})

const calls: Record<string, Question> = {
  'profile:read': { path: '/api/v1/me' },
  'health:read': { path: '/api/v1/check-ins' },
  'health:write': { path: '/api/v1/check-ins', json: { steps: 6240, date: new Date().toISOString().slice(0, 10) } },
}

test('a token opens the calls of its scopes and no other, and so does a JWT made from it', async () => {
  const member = await inDatabaseOf(dataDir, (database) => aMember(origin, database))
  for (const scope of everyScope) {
    const token = await aToken(origin, member, [scope])
    const exchanged = await ask(origin, { path: '/api/v1/token', method: 'POST', headers: bearer(token) })
    const { access_token: jwt } = JSON.parse(exchanged.body) as { access_token: string }
    for (const [by, sent] of Object.entries({ token, jwt })) {
      for (const [needed, call] of Object.entries(calls)) {
        const { status } = await ask(origin, { ...call, headers: bearer(sent) })
        expect(status < 300 ? 'opens' : status, `${by} of ${scope}: ${needed}`).toBe(needed === scope ? 'opens' : 403)
      }
      const question = { path: '/api/functions/check-subscription', method: 'POST', headers: bearer(sent) }
      const { status } = JSON.parse((await ask(origin, question)).body) as { status: string }
      expect(status, `${by} of ${scope}: membership:read`).toBe(scope === 'membership:read' ? 'trial' : 'none')
    }
    const again = await ask(origin, { path: '/api/v1/token', method: 'POST', headers: bearer(jwt) })
    expect(again.status).toBe(403)
  }
})

test('a session opens no call of programs, whatever it writes', async () => {
  const people = await everybody()
  for (const role of roles.filter((one) => one !== 'token')) {
    for (const call of [...Object.values(calls), { path: '/api/v1/token', method: 'POST' }])
      expect((await ask(origin, { ...call, ...people[role] })).status, `${role} at ${call.path}`).toBe(401)
  }
})

test('who has a session, and how far a membership goes, is told by role', async () => {
  const people = await everybody()
  const wanted: Record<Role, [boolean, string]> = {
    visitor: [false, 'none'],
    half: [false, 'none'],
    unconfirmed: [true, 'trial'],
    member: [true, 'trial'],
    ended: [true, 'ended'],
    admin: [true, 'none'],
    token: [false, 'trial'],
  }
  for (const role of roles) {
    const session = JSON.parse((await ask(origin, { path: '/api/auth/get-session', ...people[role] })).body) as object | null
    const checked = await ask(origin, { path: '/api/functions/check-subscription', method: 'POST', ...people[role] })
    const { status } = JSON.parse(checked.body) as { status: string }
    expect([session !== null, status], role).toEqual(wanted[role])
  }
})
