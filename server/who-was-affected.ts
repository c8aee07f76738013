import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { stringify } from 'csv-stringify/sync'

import { INSTANT_WANTED, readInstant } from '#base/dates/read-instant.ts'
import { noticeToAuthority, noticeToPeople, whatIsNotKnown, type NoticeFacts } from '#features/audit/affected-notices.ts'
import { actColumns, columns, formatTable, groupByKinds, rowOf, utc } from '#features/audit/affected-words.ts'
import { findAffected, type Affected, type Inquiry } from '#features/audit/affected.server.ts'
import { createAuditTrail } from '#features/audit/audit-trail.server.ts'
import { countPeople } from '#features/identity/people.server.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/db.server.ts'
import { readEnv } from '#platform/env.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { explainForCommand, openForCommand, secretForCommand, siteForCommand } from './command-database.ts'

/** The command `who-was-affected`: what to print, and whether it went well. */
export async function whoWasAffectedByCommand(asked: Inquiry): Promise<{ done: boolean; text: string }> {
  try {
    const env = readEnv()
    const { database, close } = await openForCommand(env)
    try {
      const audit = createAuditTrail({ clock: systemClock, secret: secretForCommand(env) })
      const services = { db: database.db, audit, clock: systemClock }
      const site = await siteForCommand(database.db, env)
      const { folder, text } = await reportAffected(services, asked, { dataDir: env.dataDir, site })
      return { done: folder !== null, text }
    } finally {
      await close()
    }
  } catch (error) {
    return { done: false, text: explainForCommand(error) }
  }
}

interface Place {
  readonly dataDir: string
  /** As people know it. */
  readonly site: NoticeFacts['site']
}

/** Writes what was found into a folder of its own, and says it; no folder where the question has no answer. */
export async function reportAffected(
  { db, audit, clock }: Pick<Infrastructure, 'db' | 'audit' | 'clock'>,
  asked: Inquiry,
  { dataDir, site }: Place,
): Promise<{ folder: string | null; text: string }> {
  const found = await findAffected(db, asked)
  if (!found.ok) return { folder: null, text: found.sentence }
  const { people, table, files } = await describe(db, asked, found.affected, site)
  const folder = join(dataDir, 'who-was-affected', clock.now().toISOString().replace(/[:.]/g, '-'))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const [name, text] of files) writeFileSync(join(folder, name), text, { mode: 0o600, flag: 'wx' })
  const details = { from: asked.from.toISOString(), to: asked.to.toISOString(), people }
  await db.transaction((tx) => audit.record(tx, { actor: 'command', action: 'affected.listed', details }))
  const written = `Written to ${folder}, for you alone: ${files.map(([name]) => name).join(', ')}. Nothing was sent.`
  return { folder, text: [table, whatIsNotKnown, written].join('\n') }
}

/** What was typed, or what is wrong with it. */
export function readInquiry(given: ReadonlyArray<string>): Inquiry | string {
  const named = new Map<string, string>()
  for (let at = 0; at < given.length; at += 2) {
    const [option, value] = [given[at]!, given[at + 1]]
    if (!['--from', '--to', '--token', '--account'].includes(option)) return `There is no option ${option}.`
    if (value === undefined || value.startsWith('--')) return `${option} needs a value.`
    if (named.has(option)) return `${option} is given twice.`
    named.set(option, value)
  }
  const from = instantOf('--from', named.get('--from'))
  if (typeof from === 'string') return from
  const to = instantOf('--to', named.get('--to'))
  if (typeof to === 'string') return to
  if (from >= to) return '--from must lie before --to.'
  if (named.has('--token') && named.has('--account')) return 'Ask about a token or an account, not both at once.'
  return { from, to, token: named.get('--token'), account: named.get('--account') }
}

function instantOf(option: string, value: string | undefined): Date | string {
  if (value === undefined) return `${option} is missing: from when to when?`
  return readInstant(value) ?? `${option} ${INSTANT_WANTED}.`
}

type Files = Array<readonly [name: string, text: string]>

async function describe(db: Database, inquiry: Inquiry, affected: Affected, site: NoticeFacts['site']) {
  const { lines, acts, tokens, sessions, account } = affected
  const groups = groupByKinds(lines)
  const noticeOf = (email: string) => groups.findIndex(({ emails }) => emails.includes(email)) + 1
  const rows = lines.map((line) => rowOf(line, noticeOf(line.email)))
  const done = acts.map(({ what, by, times, lastAt }) => [what, by, String(times), lastAt.toISOString()])
  const people = new Set(lines.map(({ userId }) => userId)).size
  const about = aboutOf(inquiry, affected)
  const facts: NoticeFacts = {
    ...inquiry,
    groups,
    people,
    about,
    site,
    acts: [...new Set(acts.map(({ what }) => what))].toSorted(),
    lines: lines.length,
    accounts: (await countPeople(db)).all,
  }
  const files: Files = [
    ['affected.csv', stringify([[...columns], ...rows], { escape_formulas: true })],
    ...(done.length > 0 ? [['acts.csv', stringify([[...actColumns], ...done], { escape_formulas: true })] as const] : []),
    ...groups.map((group, at): Files[number] => [`notice-to-people-${at + 1}.txt`, noticeToPeople(facts, group)]),
    ['notice-to-authority.txt', noticeToAuthority(facts)],
  ]
  const said = [
    `${people === 1 ? 'One account' : `${people} accounts`} from ${utc(inquiry.from)} to ${utc(inquiry.to)}, by ${about}.`,
    ...(rows.length > 0 ? ['', formatTable(rows)] : []),
    ...(done.length > 0
      ? ['', 'Done to nobody by name, and perhaps of consequence for everybody:', formatTable(done, actColumns), '']
      : []),
    ...tokens.map(
      ({ id, name, prefix, scopes, createdAt, lastUsedAt }) =>
        `Token ${prefix}… “${name}” (${id}): may ${scopes.join(', ')}; made ${utc(createdAt)}; last used ${lastUsedAt ? `${utc(lastUsedAt)}, to within ten minutes` : 'never'}.`,
    ),
    ...sessions.map(
      ({ browser, place, openedAt, lastUsedAt }) =>
        `Session of ${account!.email}: ${browser}${place ? `, ${place}` : ''}; opened ${utc(openedAt)}; last used ${utc(lastUsedAt)}.`,
    ),
    '',
  ]
  return { people, table: said.join('\n'), files }
}

function aboutOf({ token, account }: Inquiry, { tokens }: Affected): string {
  if (token !== undefined) return `the token ${tokens.map(({ name, prefix }) => `“${name}” (${prefix}…)`).join(' or ')}`
  return account === undefined ? 'anybody whose looks are written down' : `the account ${account}`
}
