import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { isSiteOpen } from './is-open.server.ts'

/** Whether plans can be bought now: somebody takes payments, and real money only once the owner has opened the site. */
export async function takesPayments(services: Pick<Infrastructure, 'db' | 'broadcast' | 'payments'>): Promise<boolean> {
  return services.payments !== null && (!services.payments.isLive || (await isSiteOpen(services)))
}
