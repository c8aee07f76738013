import { findUserByEmail, insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** The id of a new account. */
export async function aPerson(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  name: string,
  given: { isAdmin?: boolean } = {},
): Promise<string> {
  const account = { email: `${name}@example.com`, displayName: name, emailVerified: true, ...given }
  return (await services.db.transaction((tx) => insertAccount(tx, services, account)))!
}

/** Somebody who runs the site, as use-cases are told who acts; whoever is asked for again by that name is the same person. */
export async function anOwner(services: Pick<Infrastructure, 'db' | 'clock'>, name = 'Owner'): Promise<{ userId: string }> {
  const email = `${name}@example.com`
  const account = { email, displayName: name, emailVerified: true, isAdmin: true }
  const made = await services.db.transaction((tx) => insertAccount(tx, services, account))
  return { userId: made ?? (await findUserByEmail(services.db, email))!.userId }
}
