import { and, eq, like, notInArray, or, sql } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import type { MembershipEventNote } from '#features/membership/core/membership-event.ts'
import { membershipEvents, memberships, stripeEvents } from '#features/membership/core/tables.server.ts'
import { lockInTransaction, type Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { cancelRedundant } from './cancel-redundant.server.ts'
import { foldEvents, type HistoryEntry, type Ledger } from './fold-events.ts'
import { queueBillingMail } from './queue-billing-mail.server.ts'
import { redundantSubscriptions } from './redundant-subscriptions.ts'
import { isRead, isWhole, isoOf, textAt, type StripeEvent } from './stripe-event.ts'

/**
 * Keeps what Stripe told, and applies everything that it has told of that customer, in one transaction. What is told again changes
 * nothing; what is told of a customer whom nobody knows yet is kept, and counts once a Checkout says who it is.
 */
export async function recordStripeEvent(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'clock' | 'log'>,
  event: StripeEvent,
  payload: string,
): Promise<void> {
  if (!isWhole(JSON.parse(payload))) return keepUnread(services, event, payload)
  await services.db.transaction(async (tx) => {
    const customerId = customerOf(event)
    // Two events of a customer whom nobody knows yet must see each other.
    await lockInTransaction(tx, `stripe ${customerId ?? event.id}`)
    const [kept] = await tx
      .insert(stripeEvents)
      .values({
        id: event.id,
        type: event.type,
        created: new Date(isoOf(event.created)),
        customerId,
        payload,
        receivedAt: services.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id })
    if (!kept) return
    const userId = await lockOwner(tx, event, customerId)
    if (userId === null) return
    // What is not read is kept with its person all the same, so that it goes with them.
    if (!isRead(event.type)) await tx.update(stripeEvents).set({ userId }).where(eq(stripeEvents.id, event.id))
    else await apply(services, tx, { userId, customerId, eventId: event.id })
  })
}

/** What lacks its fields is kept as it came and never read, so that Stripe does not tell it again for days, and nothing later stumbles over it. */
async function keepUnread(
  { db, clock, log }: Pick<Infrastructure, 'db' | 'clock' | 'log'>,
  { id, type }: StripeEvent,
  payload: string,
): Promise<void> {
  const now = clock.now()
  log.warn({ eventId: id, type }, 'An event of Stripe’s lacks its fields. It is kept as it came, and changes nothing.')
  await db.insert(stripeEvents).values({ id, type, created: now, payload, receivedAt: now }).onConflictDoNothing()
}

/** Whose event it is, with the row of that membership locked; null where nobody knows. A Checkout of ours names the person. */
async function lockOwner(tx: Transaction, event: StripeEvent, customerId: string | null): Promise<string | null> {
  if (customerId !== null) {
    const [known] = await tx
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(eq(memberships.customerId, customerId))
      .for('update')
    if (known) return known.userId
  }
  const stripeObject = event.data.object
  const named = event.type.startsWith('checkout.session.')
    ? (textAt(stripeObject, 'client_reference_id') ?? textAt(stripeObject, 'metadata', 'userId'))
    : textAt(stripeObject, 'metadata', 'userId')
  if (named === null || !isId(named)) return null
  const [row] = await tx
    .select({ userId: memberships.userId, customerId: memberships.customerId })
    .from(memberships)
    .where(eq(memberships.userId, named))
    .for('update')
  if (!row) return null
  if (row.customerId === null && customerId !== null) {
    await tx.update(memberships).set({ customerId }).where(eq(memberships.userId, row.userId))
  }
  return row.userId
}

interface Recorded {
  readonly userId: string
  readonly customerId: string | null
  readonly eventId: string
}

async function apply(
  services: Pick<Infrastructure, 'jobs' | 'clock'>,
  tx: Transaction,
  { userId, customerId, eventId }: Recorded,
): Promise<void> {
  const isTheirs = or(
    eq(stripeEvents.userId, userId),
    eq(stripeEvents.id, eventId),
    ...(customerId === null ? [] : [eq(stripeEvents.customerId, customerId)]),
  )
  // Only what is new to them is written: a row that is written anew is a new version of it, and of each of its index entries.
  const isNewToThem = sql`${stripeEvents.userId} is distinct from ${userId}`
  await tx.update(stripeEvents).set({ userId }).where(and(isTheirs, isNewToThem))
  const rows = await tx.select({ payload: stripeEvents.payload }).from(stripeEvents).where(eq(stripeEvents.userId, userId))
  const ledger = foldEvents(rows.map(({ payload }) => JSON.parse(payload) as StripeEvent))
  await tx.update(memberships).set({ billing: ledger.billing }).where(eq(memberships.userId, userId))
  const added = await writeHistory(tx, userId, ledger.history)
  for (const entry of added) await queueBillingMail(services, tx, userId, entry)
  for (const one of redundantSubscriptions(ledger))
    await services.jobs.send(tx, cancelRedundant, one, { key: one.subscriptionId })
}

/** The history becomes what the events say: a line that an older event, told late, made wrong goes. */
async function writeHistory(tx: Transaction, userId: string, history: Ledger['history']): Promise<HistoryEntry[]> {
  const sources = history.map(({ source }) => source)
  await tx
    .delete(membershipEvents)
    .where(
      and(
        eq(membershipEvents.userId, userId),
        like(membershipEvents.source, 'evt%'),
        sources.length === 0 ? undefined : notInArray(membershipEvents.source, sources),
      ),
    )
  const known = await tx.select().from(membershipEvents).where(eq(membershipEvents.userId, userId))
  const added: HistoryEntry[] = []
  for (const entry of history) {
    const { kind, at, note, source } = entry
    const line = known.find((one) => one.source === source)
    if (!line) {
      await tx.insert(membershipEvents).values({ userId, kind, at: new Date(at), note, source })
      added.push(entry)
    } else if (line.kind !== kind || line.at.getTime() !== Date.parse(at) || !isSame(line.note, note)) {
      // What the member said on leaving stands on the line, too, and stays there.
      const stripeObject = { kind, at: new Date(at), note: { ...line.note, ...note, ...reasonOf(line.note) } }
      await tx.update(membershipEvents).set(stripeObject).where(eq(membershipEvents.id, line.id))
    }
  }
  return added
}

function isSame(one: MembershipEventNote, other: MembershipEventNote): boolean {
  return Object.entries(other).every(([name, value]) => name === 'reason' || one[name as keyof MembershipEventNote] === value)
}

const reasonOf = ({ reason }: MembershipEventNote) => (reason === undefined ? {} : { reason })

/** Everything that Stripe has told of a person’s purchases. */
export async function findLedger({ db }: Pick<Infrastructure, 'db'>, userId: string): Promise<Ledger> {
  const rows = await db.select({ payload: stripeEvents.payload }).from(stripeEvents).where(eq(stripeEvents.userId, userId))
  return foldEvents(rows.map(({ payload }) => JSON.parse(payload) as StripeEvent))
}

function customerOf({ type, data: { object } }: StripeEvent): string | null {
  return type.startsWith('customer.') && !type.startsWith('customer.subscription.')
    ? textAt(object, 'id')
    : textAt(object, 'customer')
}
