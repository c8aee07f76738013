import { forgetReturnPath, readReturnPath } from '#features/identity/return-path.server.ts'
import { viewerOfAnswer } from '#features/identity/viewer.server.ts'
import { isAdminAddress } from '#routes/addresses.ts'
import type { Services } from '#services.server.ts'

/**
 * Where signing in leads: to where the person wanted to go, else home. The owner's pages are for owners: everybody else would be sent away again.
 * A kept place is used up.
 */
export async function placeAfterSignIn(
  all: Pick<Services, 'db' | 'clock' | 'log' | 'site' | 'secret'>,
  request: Request,
  headers: Headers,
  next: string | null,
): Promise<string> {
  if (readReturnPath(all, request) !== null) headers.append('Set-Cookie', forgetReturnPath(all))
  if (next === null) return '/'
  if (!isAdminAddress(next)) return next
  return (await viewerOfAnswer(all, headers))?.isAdmin ? next : '/'
}
