import type { Services } from '#platform/services.server.ts'
import { keyedHash } from '#platform/tokens.server.ts'

/** What the audit log keeps of an address: whoever knows the address finds its entries again, and nobody reads it out of them. */
export function addressMark({ secret }: Pick<Services, 'secret'>, email: string): string {
  return keyedHash(secret, 'audit mark', email.trim().toLowerCase())
}
