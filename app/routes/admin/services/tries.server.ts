import type { RateLimit } from '#platform/rate-limit.server.ts'

/** Each try of a service reaches another machine, and a mail server counts wrong passwords. */
export const TRIES: RateLimit = { name: 'service-tries', limit: 10, windowSeconds: 600 }
