import { insertAccount } from '#features/identity/core/accounts.server.ts'
import type { Services } from '#services.server.ts'

/** The id of a new account. */
export async function aPerson(services: Services, name: string, given: { isAdmin?: boolean } = {}): Promise<string> {
  const account = { email: `${name}@example.com`, displayName: name, emailVerified: true, ...given }
  return (await services.db.transaction((tx) => insertAccount(tx, services, account)))!
}
