import type { Broadcast } from '#platform/broadcast.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

type Hearing = Pick<Infrastructure, 'broadcast'>

const ofOpenSite = new WeakMap<Broadcast, Broadcast>()
const areOfOpenSite = new WeakSet<Broadcast>()

/**
 * The same services, by which pages are made as they will be when a sample opens. What is kept in memory is kept by the broadcast that says when
 * to read it anew (`cachedValue`): with one of its own, nothing that was made for this comes to anybody else.
 */
export function asIfOpen<Services extends Hearing>(services: Services): Services {
  const { broadcast } = services
  const own = ofOpenSite.get(broadcast) ?? {
    publish: (tx, topic, payload) => broadcast.publish(tx, topic, payload),
    subscribe: (topic, listener) => broadcast.subscribe(topic, listener),
  }
  ofOpenSite.set(broadcast, own)
  areOfOpenSite.add(own)
  return { ...services, broadcast: own }
}

/** Whether pages are made with these services as if the site were open. */
export function isAsIfOpen({ broadcast }: Hearing): boolean {
  return areOfOpenSite.has(broadcast)
}
