import type { Holding } from '#features/identity/core/grants.server.ts'
import type { FurtherAccess, IdentityPorts } from '#features/identity/core/ports.server.ts'

/** Ends what other features keep that leads into an account: all of it, or what only those who run the site may have. */
export async function endFurtherAccess(
  held: Holding,
  { furtherAccess }: Pick<IdentityPorts, 'furtherAccess'>,
  userId: string,
  which: Parameters<FurtherAccess['end']>[2] = 'all',
): Promise<void> {
  for (const access of furtherAccess) await access.end(held, userId, which)
}
