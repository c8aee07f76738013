import { inboxMessages } from '#features/inbox/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { filtersOf } from './filters.ts'
import type { ItemLine } from './item.ts'
import { listItems } from './list-items.server.ts'

const ME = '00000000-0000-4000-8000-00000000000f'

/** An item in the database, for tests; its id. */
export async function anItem(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  changes: Partial<typeof inboxMessages.$inferInsert> = {},
): Promise<string> {
  const item = { kind: 'contact', name: 'Ann', email: 'ann@example.com', body: 'Hello\nthere', spam: false } as const
  const [saved] = await db
    .insert(inboxMessages)
    .values({ ...item, receivedAt: clock.now(), ...changes })
    .returning({ id: inboxMessages.id })
  return saved!.id
}

/** The first page of what an address of the inbox asks for: “kind=lead&status=open”. */
export async function itemsAt(services: Pick<Infrastructure, 'db'>, address = '', me = ME): Promise<ItemLine[]> {
  return (await listItems(services, filtersOf(new URLSearchParams(address), me), null)).items
}
