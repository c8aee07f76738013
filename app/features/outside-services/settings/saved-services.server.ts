import { and, eq, isNotNull, lt } from 'drizzle-orm'

import { grant, type Ground } from '#features/identity/core/grants.server.ts'
import { listAdmins } from '#features/identity/people/admins.server.ts'
import { isSameService } from '#features/outside-services/core/same-service.ts'
import { isServiceName, serviceKinds, type ServiceName } from '#features/outside-services/core/service-kinds.ts'
import type { OpenedService, StoredService } from '#features/outside-services/core/stored-service.ts'
import { serviceSettings, serviceUses } from '#features/outside-services/core/tables.server.ts'
import type { Database, Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { seal, unseal } from '#platform/sealed.server.ts'

import { announceChange, SERVICE_SETTINGS, type ChangeAct } from './service-words.server.ts'

export interface SavedService extends OpenedService {
  readonly changedAt: Date
  readonly changedBy: string | null
  /** When each secret was set. */
  readonly setAt: Readonly<Record<string, Date>>
}

/** What was typed of every service, secrets opened; a service that was never typed is absent. */
export async function loadServices({
  db,
  secret,
}: Pick<Infrastructure, 'db' | 'secret'>): Promise<Partial<Record<ServiceName, SavedService>>> {
  const rows = await db.select().from(serviceSettings)
  const known = rows.flatMap((row) =>
    isServiceName(row.service) && !isEmpty(row) ? [[row.service, openedRow(secret, row.service, row)] as const] : [],
  )
  return Object.fromEntries(known)
}

/** What was typed of one service; null where nothing was. */
export async function findService(
  services: Pick<Infrastructure, 'db' | 'secret'>,
  name: ServiceName,
): Promise<SavedService | null> {
  return (await loadServices(services))[name] ?? null
}

/** The mail server before the one in use; null where there was none, or it cannot be read. */
export async function findPreviousMail({ db, secret }: Pick<Infrastructure, 'db' | 'secret'>): Promise<OpenedService | null> {
  const [row] = await db
    .select({ previous: serviceSettings.previous })
    .from(serviceSettings)
    .where(eq(serviceSettings.service, 'mail'))
  return row?.previous ? openedService(secret, 'mail', row.previous) : null
}

/** What a change of a service needs. */
export type ChangeNeeds = Pick<Infrastructure, 'db' | 'audit' | 'broadcast' | 'clock' | 'jobs' | 'secret'>

export interface Changing<Reason extends string> {
  readonly userId: string
  /** What they have shown, which has to stand while it is written. */
  readonly grounds: readonly [Ground<Reason>, ...ReadonlyArray<Ground<Reason>>]
}

/**
 * Saves what was typed of a service, and has every owner told. It is in use on every replica as soon as this has committed. `within` happens
 * before it in the same transaction; what it throws undoes both.
 */
export function saveService<Reason extends string>(
  services: ChangeNeeds,
  { userId, grounds }: Changing<Reason>,
  name: ServiceName,
  next: { readonly settings: Record<string, string>; readonly secrets: Record<string, string> },
  within: (tx: Transaction) => Promise<void> = async () => {},
): Promise<{ ok: true } | { ok: false; reason: Reason }> {
  const { clock, secret, audit } = services
  return grant(services, userId, grounds, async (tx) => {
    await within(tx)
    const now = clock.now()
    const before = await heldRow(tx, name)
    const opened = before && openedService(secret, name, before)
    const secrets = Object.fromEntries(
      Object.entries(next.secrets).map(([field, text]) => {
        const isSame = opened?.secrets[field] === text
        return [
          field,
          isSame ? before!.secrets[field]! : { sealed: seal(secret, purposeOf(name, field), text), setAt: now.toISOString() },
        ]
      }),
    )
    const previous = name === 'mail' ? previousOf(before, now) : null
    const row = { service: name, settings: next.settings, secrets, previous, changedAt: now, changedBy: userId }
    await tx.insert(serviceSettings).values(row).onConflictDoUpdate({ target: serviceSettings.service, set: row })
    await audit.record(tx, { actor: { userId }, action: 'service.saved', details: { service: serviceKinds[name].title } })
    if (!opened || !isSameService(name, opened, next)) await forgetUses(tx, name)
    await announce(tx, services, name, userId, 'saved')
    return { ok: true as const }
  })
}

/** Goes back to what stands in for a service. Its settings and secrets are deleted. */
export function forgetService<Reason extends string>(
  services: ChangeNeeds,
  { userId, grounds }: Changing<Reason>,
  name: ServiceName,
): Promise<{ ok: true } | { ok: false; reason: Reason }> {
  return grant(services, userId, grounds, async (tx) => {
    const before = await heldRow(tx, name)
    if (!before || isEmpty(before)) return { ok: true as const }
    const now = services.clock.now()
    // The row stays for as long as owners are told by the mail server that stood in it.
    const previous = name === 'mail' ? previousOf(before, now) : null
    const emptied = { settings: {}, secrets: {}, previous, changedAt: now, changedBy: userId }
    await tx.update(serviceSettings).set(emptied).where(eq(serviceSettings.service, name))
    const details = { service: serviceKinds[name].title }
    await services.audit.record(tx, { actor: { userId }, action: 'service.forgotten', details })
    await forgetUses(tx, name)
    await announce(tx, services, name, userId, 'forgotten')
    return { ok: true as const }
  })
}

/** How long the mail server of before is kept: owners are told of a change by it. */
const PREVIOUS_RETENTION_MS = 60 * 60 * 1000

/** Several changes within the hour are told by the mail server that stood before all of them. */
function previousOf(before: typeof serviceSettings.$inferSelect | null, now: Date): StoredService | null {
  if (!before) return null
  const isRecent = now.getTime() - before.changedAt.getTime() < PREVIOUS_RETENTION_MS
  if (isRecent && before.previous) return before.previous
  return isEmpty(before) ? null : { settings: before.settings, secrets: before.secrets }
}

/** Deletes the mail server of before once everybody was told. */
export async function dropPreviousMail({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<void> {
  const over = new Date(clock.now().getTime() - PREVIOUS_RETENTION_MS)
  await db
    .update(serviceSettings)
    .set({ previous: null })
    .where(and(isNotNull(serviceSettings.previous), lt(serviceSettings.changedAt, over)))
}

function isEmpty({ settings, secrets }: StoredService): boolean {
  return Object.keys(settings).length + Object.keys(secrets).length === 0
}

/** What was noted of other settings says nothing of these. */
async function forgetUses(tx: Transaction, name: ServiceName): Promise<void> {
  await tx.delete(serviceUses).where(eq(serviceUses.service, name))
}

/** Deletes what was typed of a service, without a word to anybody. */
export async function emptyService(tx: Transaction, name: ServiceName): Promise<void> {
  await tx.update(serviceSettings).set({ settings: {}, secrets: {} }).where(eq(serviceSettings.service, name))
}

/** What was typed of a service that is no secret; null where nothing was. */
export async function findSettings(tx: Database, name: ServiceName): Promise<Readonly<Record<string, string>> | null> {
  const row = await heldRow(tx, name)
  return row && !isEmpty(row) ? row.settings : null
}

/** Tells every owner of a change by mail, and every replica. */
export async function announce(
  tx: Transaction,
  { broadcast, jobs }: Pick<Infrastructure, 'broadcast' | 'jobs'>,
  service: ServiceName,
  by: string,
  act: ChangeAct,
): Promise<void> {
  await tx.update(serviceUses).set({ failingSince: null }).where(eq(serviceUses.service, service))
  for (const { userId } of await listAdmins(tx)) await jobs.send(tx, announceChange, { service, act, by, to: userId })
  await broadcast.publish(tx, SERVICE_SETTINGS, service)
}

async function heldRow(tx: Database, name: ServiceName) {
  const [row] = await tx.select().from(serviceSettings).where(eq(serviceSettings.service, name)).for('update')
  return row ?? null
}

function openedRow(secret: string, name: ServiceName, row: typeof serviceSettings.$inferSelect): SavedService {
  const dates = Object.entries(row.secrets).map(([field, { setAt }]) => [field, new Date(setAt)] as const)
  const { changedAt, changedBy } = row
  return { ...openedService(secret, name, row), changedAt, changedBy, setAt: Object.fromEntries(dates) }
}

function openedService(secret: string, name: ServiceName, { settings, secrets }: StoredService): OpenedService {
  const opened = Object.entries(secrets).map(([field, { sealed }]) => [field, unseal(secret, purposeOf(name, field), sealed)])
  return { settings, secrets: Object.fromEntries(opened) }
}

/** A secret is opened as what it was sealed for alone: its key is derived for this service and this field. */
const purposeOf = (name: ServiceName, field: string) => `outside service ${name} ${field}`
