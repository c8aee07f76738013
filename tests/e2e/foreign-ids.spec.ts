import { addresses } from '#routes/addresses.ts'
import { expect, test } from '#tests/support/browser.ts'
import { ask, type Question } from '#tests/support/http-client.ts'
import { aMember, aToken, bearer } from '#tests/support/http-people.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { productHere } from '#tests/support/product-here.ts'
import { textOfAnswer } from '#tests/support/same-answer.ts'

import { nobodysOwn } from './nobodys-own.ts'
import { findOwnThings, haveOwnThings, type OwnThings } from './own-things.ts'

const { origin, dataDir } = productHere()
interface Probe {
  /** The routes that it tries. */
  readonly patterns: ReadonlyArray<string>
  /** The id of something that is somebody else’s. */
  readonly foreign: (things: OwnThings, userId: string) => string
  readonly ask: (id: string) => Question
}

/** An id of the same form as another one, of something that never was. */
const missingLike = (id: string) => id.replace(/[\da-f]{8}-[\da-f-]{27}/, crypto.randomUUID())
const form = (path: string, fields: Record<string, string>) => ({ path, form: fields })
/** A file is asked for by its whole address. */
const file = (patterns: string[], foreign: Probe['foreign']): Probe => ({ patterns, foreign, ask: (path) => ({ path }) })

const LESSON = '/courses/sleep-on-ordinary-nights/sleep-quick-start'

const probes: Record<string, Probe> = {
  'a copy of the data': {
    patterns: ['/profile/data/export/:id'],
    foreign: ({ exportId }) => exportId,
    ask: (id) => ({ path: `/profile/data/export/${id}` }),
  },
  'the picture of a story that waits': file(['/media/*'], ({ storyPicture }) => storyPicture),
  'the picture of a profile': file(['/media/*'], ({ profilePicture }) => profilePicture),
  'ending a token': {
    patterns: ['/profile/tokens'],
    foreign: ({ tokenId }) => tokenId,
    ask: (id) => form('/profile/tokens', { intent: 'end', id }),
  },
  'ending a session': {
    patterns: ['/profile/security'],
    foreign: ({ sessionId }) => sessionId,
    ask: (session) => form('/profile/security', { intent: 'end-session', session }),
  },
  'naming a passkey': {
    patterns: ['/profile/security/passkeys'],
    foreign: ({ passkeyId }) => passkeyId,
    ask: (id) => form('/profile/security/passkeys', { intent: 'rename', id, name: 'Mine' }),
  },
  'removing a passkey': {
    patterns: ['/profile/security/passkeys'],
    foreign: ({ passkeyId }) => passkeyId,
    ask: (id) => form('/profile/security/passkeys', { intent: 'remove', id }),
  },
  'taking a story back': {
    patterns: ['/stories/new'],
    foreign: ({ storyId }) => storyId,
    ask: (id) => form('/stories/new', { intent: 'withdraw', id }),
  },
  'the file of an appointment': {
    patterns: ['/profile/appointments/:id/ics'],
    foreign: ({ appointmentId }) => appointmentId,
    ask: (id) => ({ path: `/profile/appointments/${id}/ics` }),
  },
  'cancelling an appointment': {
    patterns: ['/profile/appointments'],
    foreign: ({ appointmentId }) => appointmentId,
    ask: (id) => form('/profile/appointments', { intent: 'cancel', id, reason: 'Mine' }),
  },
  'the page of an import': {
    patterns: ['/health/imports/:id'],
    foreign: ({ importId }) => importId,
    ask: (id) => ({ path: `/health/imports/${id}` }),
  },
  'taking an import back': {
    patterns: ['/health/imports/:id'],
    foreign: ({ importId }) => importId,
    ask: (id) => form(`/health/imports/${id}`, { intent: 'undo' }),
  },
  'importing what was looked over': {
    patterns: ['/health/imports/:id'],
    foreign: ({ importId }) => importId,
    ask: (id) => form(`/health/imports/${id}`, { intent: 'import' }),
  },
  'other columns for an import': {
    patterns: ['/health/imports/:id'],
    foreign: ({ importId }) => importId,
    ask: (id) => form(`/health/imports/${id}`, { intent: 'columns' }),
  },
  'cancelling an import': {
    patterns: ['/health/imports/:id'],
    foreign: ({ uploadId }) => uploadId,
    ask: (id) => form(`/health/imports/${id}`, { intent: 'cancel' }),
  },
  'a part of a file': {
    patterns: ['/health/uploads/:id/parts/:number'],
    foreign: ({ uploadId }) => uploadId,
    ask: (id) => form(`/health/uploads/${id}/parts/0`, {}),
  },
  'the end of a file': {
    patterns: ['/health/uploads/:id'],
    foreign: ({ uploadId }) => uploadId,
    ask: (id) => form(`/health/uploads/${id}`, {}),
  },
  'changing a note': {
    patterns: ['/courses/:course/:lesson'],
    foreign: ({ noteId }) => noteId,
    ask: (id) => form(LESSON, { intent: 'change-note', id, text: 'Mine' }),
  },
  'deleting a note': {
    patterns: ['/courses/:course/:lesson'],
    foreign: ({ noteId }) => noteId,
    ask: (id) => form(LESSON, { intent: 'delete-note', id }),
  },
  'a lab report': {
    patterns: ['/health/labs/:report'],
    foreign: ({ labReportId }) => labReportId,
    ask: (id) => ({ path: `/health/labs/${id}` }),
  },
  'the PDF of a lab report': {
    patterns: ['/health/labs/:report/file'],
    foreign: ({ labReportId }) => labReportId,
    ask: (id) => ({ path: `/health/labs/${id}/file` }),
  },
  'deleting a lab report': {
    patterns: ['/health/labs/:report'],
    foreign: ({ labReportId }) => labReportId,
    ask: (id) => form(`/health/labs/${id}`, { intent: 'delete' }),
  },
  'the form of a lab report': {
    patterns: ['/health/labs/:report/edit'],
    foreign: ({ labReportId }) => labReportId,
    ask: (id) => ({ path: `/health/labs/${id}/edit` }),
  },
  'changing a lab report': {
    patterns: ['/health/labs/:report/edit'],
    foreign: ({ labReportId }) => labReportId,
    ask: (id) => form(`/health/labs/${id}/edit`, { 'r0-collectedOn': '2026-01-01', 'r0l0-name': 'Ferritin', 'r0l0-value': '1' }),
  },
  'taking a lab report back': {
    patterns: ['/health/labs/undo'],
    foreign: ({ labReportId }) => labReportId,
    ask: (id) => form(`/health/labs/undo?report=${id}`, {}),
  },
  'the page of a person': file(['/admin/people/:id'], (_things, userId) => `/admin/people/${userId}`),
  'access that is given to a person': {
    patterns: ['/admin/people/:id/grant'],
    foreign: (_things, userId) => userId,
    ask: (id) => form(`/admin/people/${id}/grant`, { lastDay: '' }),
  },
  'what is done to a person': {
    patterns: ['/admin/people/:id/:act'],
    foreign: (_things, userId) => userId,
    ask: (id) => form(`/admin/people/${id}/end-sessions`, {}),
  },
}

test('every route with an id in it is tried, or has nothing that is somebody’s own', () => {
  const tried = new Set(Object.values(probes).flatMap(({ patterns }) => patterns))
  const withIds = addresses.map(({ path }) => path).filter((path) => /[:*]/.test(path))
  expect(withIds.filter((pattern) => !tried.has(pattern) && !nobodysOwn.has(pattern))).toEqual([])
})

test('foreign and missing ids answer alike, to members, programs and visitors, and do nothing', async () => {
  await inDatabaseOf(dataDir, async (database) => {
    const { pool } = database
    const victim = await aMember(origin, database)
    const things = await haveOwnThings(origin, pool, victim)
    const before = await findOwnThings(origin, pool, victim, things)
    expect(before).toEqual({
      token: 200,
      session: 200,
      passkey: 'Phone',
      appointment: 1,
      appointmentFile: 200,
      story: 1,
      note: 'My note',
      labReport: 1,
      labFile: 200,
      imports: ['done', 'sending'],
      export: 200,
      profilePicture: 200,
    })

    const member = await aMember(origin, database)
    const token = await aToken(origin, member, ['profile:read', 'health:read', 'health:write', 'membership:read'])
    const asking = { member: { cookie: member.cookie }, program: { headers: bearer(token) }, visitor: {} }
    for (const [name, { foreign, ask: probe }] of Object.entries(probes)) {
      const id = foreign(things, victim.userId)
      const missing = missingLike(id)
      expect(missing).not.toBe(id)
      for (const [who, proof] of Object.entries(asking)) {
        const [one, other] = [await ask(origin, { ...probe(id), ...proof }), await ask(origin, { ...probe(missing), ...proof })]
        const said = [textOfAnswer(one, [id]), textOfAnswer(other, [missing])]
        expect(said[0], `${name}, asked by a ${who}`).toBe(said[1])
        expect(one.status, `${name}, asked by a ${who}`).not.toBe(200)
        expect(one.body).not.toContain(victim.email)
      }
    }
    expect(await findOwnThings(origin, pool, victim, things)).toEqual(before)
  })
})
