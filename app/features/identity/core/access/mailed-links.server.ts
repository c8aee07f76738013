import { and, eq, inArray, isNull } from 'drizzle-orm'

import { LOST_STEP_DAYS } from '#features/identity/core/access/lost-step.ts'
import { holdAccount, type Holding } from '#features/identity/core/grants.server.ts'
import { mailedLinks, users } from '#features/identity/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { hashToken, newToken } from '#platform/tokens.server.ts'

/** `leave-address` goes to the old one of two addresses, `take-address` to the new one. */
export type LinkPurpose = (typeof mailedLinks.$inferSelect)['purpose']

/** How long a link works, and the page it opens. */
const kinds = {
  confirm: { hours: 24, page: '/confirm-email' },
  'sign-in': { hours: 1, page: '/sign-in-link' },
  reset: { hours: 1, page: '/auth' },
  'leave-address': { hours: 24, page: '/change-address' },
  'take-address': { hours: 24, page: '/change-address' },
  'lose-second-step': { hours: 1, page: '/auth/lost-second-step' },
  'keep-second-step': { hours: 24 * (LOST_STEP_DAYS + 1), page: '/auth/lost-second-step' },
} as const satisfies Record<LinkPurpose, { hours: number; page: string }>

export function hoursOfLink(purpose: LinkPurpose): number {
  return kinds[purpose].hours
}

/** Makes a link for a mail that is about to go out. Its token is kept as a hash only, so the address cannot be had again. */
export async function makeLink(
  held: Holding,
  { clock, site }: Pick<Infrastructure, 'clock' | 'site'>,
  purpose: LinkPurpose,
  { userId, address, next = null }: { userId: string; address: string; next?: string | null },
): Promise<string> {
  const token = newToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + kinds[purpose].hours * 60 * 60 * 1000)
  await held.insert(mailedLinks).values({ tokenHash: hashToken(token), purpose, userId, address, next, createdAt, expiresAt })
  return `${site.origin}${kinds[purpose].page}?token=${token}`
}

export interface MailedLink {
  readonly userId: string
  readonly address: string
  readonly addressVerified: boolean
  readonly next: string | null
  /** `gone`: used, overtaken by another one, or the account has another address by now. */
  readonly state: 'ready' | 'expired' | 'gone'
}

/** Looks a link up without using it; null for a token that was never given out for this purpose. */
export async function findLink(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  purpose: LinkPurpose,
  token: string,
): Promise<MailedLink | null> {
  const [link] = await db
    .select({
      userId: users.id,
      address: mailedLinks.address,
      currentAddress: users.email,
      addressVerified: users.emailVerified,
      next: mailedLinks.next,
      expiresAt: mailedLinks.expiresAt,
      usedAt: mailedLinks.usedAt,
    })
    .from(mailedLinks)
    .innerJoin(users, eq(users.id, mailedLinks.userId))
    .where(and(eq(mailedLinks.tokenHash, hashToken(token)), eq(mailedLinks.purpose, purpose)))
  if (!link) return null
  const { currentAddress, expiresAt, usedAt, ...rest } = link
  // The new address of a change is nobody’s yet.
  const gone = usedAt !== null || (purpose !== 'take-address' && rest.address !== currentAddress)
  return { ...rest, state: gone ? 'gone' : expiresAt <= clock.now() ? 'expired' : 'ready' }
}

/** How those of these tokens stand that were mailed, for whatever purpose; others are left out. */
export async function linkStandings(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  tokens: ReadonlyArray<string>,
): Promise<Array<MailedLink['state']>> {
  const standings: Array<MailedLink['state']> = []
  for (const token of tokens) {
    const [row] = await services.db
      .select({ purpose: mailedLinks.purpose })
      .from(mailedLinks)
      .where(eq(mailedLinks.tokenHash, hashToken(token)))
    const link = row && (await findLink(services, row.purpose, token))
    if (link) standings.push(link.state)
  }
  return standings
}

/**
 * Uses a link up, together with the others of its kind for the same person, and holds the person's row until the transaction
 * ends: of two who use a link at the same instant, one finds it gone. Null when it is not ready.
 */
export async function useLink(
  tx: Transaction,
  { clock }: Pick<Infrastructure, 'clock'>,
  purpose: LinkPurpose,
  token: string,
): Promise<(MailedLink & { readonly held: Holding }) | null> {
  const seen = await findLink({ db: tx, clock }, purpose, token)
  const held = seen?.state === 'ready' ? await holdAccount(tx, seen.userId) : null
  const link = held && (await findLink({ db: held, clock }, purpose, token))
  if (!held || link?.state !== 'ready') return null
  await voidLinks(held, { clock }, link.userId, [purpose])
  return { ...link, held }
}

/** Makes all links of some kinds, or of every kind, that a person was mailed do nothing any more. */
export async function voidLinks(
  held: Holding,
  { clock }: Pick<Infrastructure, 'clock'>,
  userId: string,
  purposes = Object.keys(kinds) as ReadonlyArray<LinkPurpose>,
): Promise<void> {
  await held
    .update(mailedLinks)
    .set({ usedAt: clock.now() })
    .where(and(eq(mailedLinks.userId, userId), inArray(mailedLinks.purpose, purposes), isNull(mailedLinks.usedAt)))
}
