import { insertAccount } from '#features/identity/core/accounts.server.ts'
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
