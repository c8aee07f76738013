import { openAccount } from '#features/identity/core/accounts.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { Author } from './course-within.server.ts'

/** Somebody who has an account, for tests: who may work on courses, the routes say. */
export async function anAuthor(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'clock'>,
  email = 'owner@example.com',
): Promise<Author> {
  const opened = await openAccount(services, { email, displayName: '', timeZone: null })
  if (!opened.ok) throw new Error(`${email} has an account already`)
  return { userId: opened.userId }
}
