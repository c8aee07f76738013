import { eq } from 'drizzle-orm'

import { endFurtherAccess } from '#features/identity/core/access/further-access.server.ts'
import { endSessions } from '#features/identity/core/access/sessions.server.ts'
import { holdAccount, type Holding } from '#features/identity/core/grants.server.ts'
import type { IdentityPorts } from '#features/identity/core/ports.server.ts'
import { profiles } from '#features/identity/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { holdAdmins } from './admins.server.ts'
import type { PersonRefusal } from './person-acts.ts'

/** Who does something to whom. */
export interface ActOnPerson {
  readonly userId: string
  /** The admin who does it. */
  readonly by: string
}

export type Acted = { ok: true } | { ok: false; reason: PersonRefusal }

const refused = (reason: PersonRefusal): Acted => ({ ok: false, reason })
const done: Acted = { ok: true }

/** Lets a person run the site. It counts from their next request on. */
export function grantAdmin(services: Pick<Infrastructure, 'db' | 'audit'>, { userId, by }: ActOnPerson): Promise<Acted> {
  return act(services, { userId, by }, async (held, admins) => {
    if (admins.has(userId)) return done
    await held.update(profiles).set({ isAdmin: true }).where(eq(profiles.userId, userId))
    await services.audit.record(held, { actor: { userId: by }, action: 'admin.granted', subjectId: userId })
    return done
  })
}

/**
 * Takes a person out of those who run the site, signs them out everywhere, and ends what only those who do may
 * have: the private address of the coach's calendar. Somebody has to be left.
 */
export function revokeAdmin(
  services: Pick<Infrastructure, 'db' | 'audit'> & Pick<IdentityPorts, 'furtherAccess'>,
  { userId, by }: ActOnPerson,
): Promise<Acted> {
  return act(services, { userId, by }, async (held, admins) => {
    if (!admins.has(userId)) return done
    if (admins.size === 1) return refused('only-admin')
    await held.update(profiles).set({ isAdmin: false }).where(eq(profiles.userId, userId))
    await endFurtherAccess(held, services, userId, 'of admins')
    const ended = await endSessions(held, userId)
    await services.audit.record(held, {
      actor: { userId: by },
      action: 'admin.revoked',
      subjectId: userId,
      details: { sessions: ended },
    })
    return done
  })
}

/** Signs a person out everywhere. */
export function endSessionsOf(services: Pick<Infrastructure, 'db' | 'audit'>, { userId, by }: ActOnPerson): Promise<Acted> {
  return act(services, { userId, by }, async (held) => {
    const ended = await endSessions(held, userId)
    await services.audit.record(held, {
      actor: { userId: by },
      action: 'sessions.ended',
      subjectId: userId,
      details: { sessions: ended },
    })
    return done
  })
}

/** One act of an admin in one transaction; refused when the admin has ceased to be one meanwhile, or the person is gone. */
export function act(
  { db }: Pick<Infrastructure, 'db'>,
  { userId, by }: ActOnPerson,
  run: (held: Holding, admins: ReadonlySet<string>) => Promise<Acted>,
): Promise<Acted> {
  return db.transaction(async (tx) => {
    const admins = await holdAdmins(tx)
    if (!admins.has(by)) return refused('not-admin')
    const held = await holdAccount(tx, userId)
    return held ? run(held, admins) : refused('absent')
  })
}
