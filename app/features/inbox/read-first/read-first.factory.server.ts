import { anOwner } from '#features/identity/people/people.factory.server.ts'
import { itemsAt } from '#features/inbox/items/item.factory.server.ts'
import { keepItem, type SourceItem } from '#features/inbox/keep-item.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** What somebody in danger writes, for tests. */
export const DANGER = 'I want to kill myself.'

/** A conversation of the chat, as it is kept in the inbox. */
export const aChat = { kind: 'chat', ref: 'chat:1', name: '', email: '', body: 'Hello', wakesTeam: null } as const

export function keepChat(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock'>,
  changes: Partial<SourceItem> = {},
) {
  return services.db.transaction((tx) => keepItem(services, tx, { ...aChat, ...changes }))
}

/** The ids of what stands on top of a list, in its order: “kind=contact”. */
export async function idsOnTop(services: Pick<Infrastructure, 'db'>, address = ''): Promise<string[]> {
  return (await itemsAt(services, address)).filter(({ readFirst }) => readFirst).map(({ id }) => id)
}

/** Somebody who runs the site, and has seen what there is up to now. */
export async function anOwnerUpToDate(services: Pick<Infrastructure, 'db' | 'clock'>, name = 'Owner') {
  return { ...(await anOwner(services, name)), seenDanger: services.clock.now() }
}

/** Some minutes pass. */
export function later(clock: { now(): Date; set(instant: Date): void }, minutes: number): void {
  clock.set(new Date(clock.now().getTime() + minutes * 60_000))
}
