import type { Pool } from 'pg'
import sharp from 'sharp'
import { expect } from 'vitest'

import { tablePdf } from '#features/health/labs/pdf/pdf.factory.ts'
import { ask } from '#tests/support/http-client.ts'
import { aToken, bearer, type HttpPerson } from '#tests/support/http-people.ts'

/** Something of every kind that has an id and an owner. */
export interface OwnThings {
  readonly token: string
  readonly tokenId: string
  readonly sessionId: string
  readonly passkeyId: string
  readonly exportId: string
  readonly storyId: string
  readonly appointmentId: string
  readonly noteId: string
  readonly labReportId: string
  readonly importId: string
  readonly uploadId: string
  /** Addresses of pictures that only their owner, or those who run the site, may see. */
  readonly storyPicture: string
  readonly profilePicture: string
}

/** Lets a member have all of it, by the forms wherever a form can. */
export async function haveOwnThings(origin: string, pool: Pool, person: HttpPerson): Promise<OwnThings> {
  const { userId, cookie } = person
  const one = async <T>(question: string) => (await pool.query<{ one: T }>(question, [userId])).rows[0]?.one ?? null
  const token = await aToken(origin, person, ['profile:read'])
  await pool.query(
    `insert into passkeys (user_id, name, credential_id, public_key, created_at) values ($1, 'Phone', gen_random_uuid(), 'x', now())`,
    [userId],
  )
  await ask(origin, { path: '/profile/data', cookie, form: { intent: 'export' } })
  const ready = () => one<string>(`select id as one from data_exports where user_id = $1 and status = 'ready'`)
  await expect.poll(ready).not.toBeNull()
  await sendWithPicture(origin, person, '/profile', { intent: 'save-picture' })
  const words = 'I sleep through most nights now, and I wake before the bell does. It took a month of walking.'
  await sendWithPicture(origin, person, '/stories/new', { story: words, rating: '5', name: 'Ann', consent: 'yes' })
  await sendPdf(origin, person)
  const inMedia = async (table: string) => {
    const picture = await one<{ key: string; widths: number[] }>(`select picture as one from ${table} where user_id = $1`)
    return `/media/${picture!.key}-${picture!.widths[0]}.webp`
  }
  return {
    token,
    tokenId: (await one('select id as one from access_tokens where user_id = $1'))!,
    sessionId: (await one('select id as one from sessions where user_id = $1'))!,
    passkeyId: (await one('select id as one from passkeys where user_id = $1'))!,
    exportId: (await ready())!,
    storyId: (await one('select id as one from member_stories where user_id = $1'))!,
    appointmentId: await haveAppointment(pool, userId),
    noteId: (await one(
      `insert into lesson_notes (user_id, lesson_id, text, created_at, updated_at)
       select $1, id, 'My note', now(), now() from lessons where slug = 'sleep-quick-start' returning id as one`,
    ))!,
    labReportId: (await one(
      `with lab as (insert into health_labs (user_id, recorded_at, collected_on, file_id)
         select $1, now(), '2026-02-20', id from lab_files where user_id = $1 returning id)
       insert into lab_results (lab_id, position, name, value) select id, 0, 'Ferritin', 61 from lab returning lab_id as one`,
    ))!,
    importId: await haveImport(pool, userId, 'done'),
    uploadId: await haveImport(pool, userId, 'sending'),
    storyPicture: await inMedia('member_stories'),
    profilePicture: await inMedia('profiles'),
  }
}

/** What of it is still there and answers its owner. */
export async function findOwnThings(origin: string, pool: Pool, { cookie }: HttpPerson, things: OwnThings) {
  const status = async (path: string) => (await ask(origin, { path, cookie })).status
  const count = async (table: string, id: string) => (await pool.query(`select 1 from ${table} where id = $1`, [id])).rowCount
  const confirmed = async (id: string) =>
    (await pool.query(`select 1 from appointments where id = $1 and status = 'confirmed'`, [id])).rowCount
  const { rows } = await pool.query<{ name: string }>('select name from passkeys where id = $1', [things.passkeyId])
  return {
    token: (await ask(origin, { path: '/api/v1/me', headers: bearer(things.token) })).status,
    session: await status('/profile'),
    passkey: rows[0]?.name,
    appointment: await confirmed(things.appointmentId),
    appointmentFile: await status(`/profile/appointments/${things.appointmentId}/ics`),
    story: await count('member_stories', things.storyId),
    note: (await pool.query<{ text: string }>('select text from lesson_notes where id = $1', [things.noteId])).rows[0]?.text,
    labReport: (await pool.query('select 1 from lab_results where lab_id = $1 and value = 61', [things.labReportId])).rowCount,
    labFile: await status(`/health/labs/${things.labReportId}/file`),
    imports: (
      await pool.query<{ state: string }>('select state from health_imports where id = any($1) order by state', [
        [things.importId, things.uploadId],
      ])
    ).rows.map(({ state }) => state),
    export: await status(`/profile/data/export/${things.exportId}`),
    profilePicture: await status(things.profilePicture),
  }
}

/** A file of a member’s, in this state. */
async function haveImport(pool: Pool, userId: string, state: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into health_imports (user_id, kind, file_name, bytes, file_changed_at, part_bytes, state, created_at)
      values ($1, 'oura', 'mine.csv', 3, now(), 4194304, $2, now()) returning id`,
    [userId, state],
  )
  return rows[0]!.id
}

/** An appointment of a member in a week, in an hour of its own; the coach makes them. */
async function haveAppointment(pool: Pool, userId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with type as (insert into session_types (name, minutes, created_at) values ('Training', 60, now()) returning id),
      client as (insert into calendar_clients (name, user_id, created_at) values ('Ann', $1, now()) returning id)
      insert into appointments (type_id, client_id, starts_at, ends_at, zone, uid, created_at, updated_at)
      select type.id, client.id, at, at + interval '1 hour', 'UTC', gen_random_uuid(), now(), now()
      from type, client, (select coalesce(max(ends_at), now()) + interval '7 days' as at from appointments) as free
      returning id`,
    [userId],
  )
  return rows[0]!.id
}

/** Sends a form with a picture, as a browser does. */
async function sendWithPicture(origin: string, person: HttpPerson, path: string, fields: Record<string, string>) {
  const pixels = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const picture = new File([new Uint8Array(pixels)], 'me.png', { type: 'image/png' })
  expect([path, await sendForm(origin, person, path, { ...fields, picture })]).toEqual([path, 303])
}

/** Has a PDF read, which then waits for a report. */
async function sendPdf(origin: string, person: HttpPerson) {
  const file = new File([new Uint8Array(tablePdf([['Ferritin', '61', '', 'ng/mL', '15 - 150']]))], 'report.pdf')
  expect(await sendForm(origin, person, '/health/labs/new', { intent: 'read', file })).toBe(200)
}

/** The status of what a form with files is answered with. */
async function sendForm(origin: string, { cookie }: HttpPerson, path: string, fields: Record<string, string | File>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { Cookie: cookie, Origin: origin }
  return (await fetch(origin + path, { method: 'POST', body, redirect: 'manual', headers })).status
}
