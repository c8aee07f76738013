import type { ServiceName } from '#features/outside-services/core/service-kinds.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'

/** Each try of a service reaches another machine, and a mail server counts wrong passwords. */
export const TRIES: RateLimit = { name: 'service-tries', limit: 10, windowSeconds: 600 }

/** Each service has tries of its own: whoever has to try one often can set the others up meanwhile. */
export const triesOf = (userId: string, what: ServiceName | 'address') => `${userId} ${what}`
