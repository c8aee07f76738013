import { listNames } from '#features/identity/people/names.server.ts'
import type { Database } from '#platform/db.server.ts'

interface Client {
  readonly email: string
  readonly userId: string | null
}

/** Where a client is written to: a member’s own address is the one that they keep up to date. */
export async function addressOf(db: Database, client: Client): Promise<string> {
  return (await withAddresses(db, [client]))[0]!.email
}

/** The same clients, each with the address at which they are written to. */
export async function withAddresses<One extends Client>(db: Database, clients: readonly One[]): Promise<One[]> {
  const accounts = await listNames(
    db,
    clients.map(({ userId }) => userId),
  )
  return clients.map((client) => ({ ...client, email: accounts.get(client.userId ?? '')?.email ?? client.email }))
}
