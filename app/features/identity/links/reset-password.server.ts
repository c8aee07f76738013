import { findLink, useLink } from '#features/identity/core/access/mailed-links.server.ts'
import { writePassword } from '#features/identity/core/accounts.server.ts'
import {
  addressKey,
  linkUsesOfNetwork,
  mailsToAddress,
  passwordsOfAccount,
  resetsOfNetwork,
} from '#features/identity/core/limits.server.ts'
import { sendReset } from '#features/identity/core/mail-jobs.server.ts'
import { sendAccountNotice } from '#features/identity/core/notices.server.ts'
import { hashPassword } from '#features/identity/core/password-hash.server.ts'
import type { IdentityPorts } from '#features/identity/core/ports.server.ts'
import type { Visit } from '#features/identity/core/visit.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { endEarlierAccess, endWaysAround, proveAddress } from './ownership.server.ts'

type Wait = { ok: false; reason: 'wait'; retryAfterSeconds: number }

/**
 * Has a reset link mailed, if the address has an account. The answer and the work are the same when it has none; beyond ten
 * mails an hour an address gets no more of them, in silence too.
 */
export async function requestReset(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'secret'>,
  email: string,
  { network }: Pick<Visit, 'network'>,
): Promise<{ ok: true } | Wait> {
  const allowed = await services.limits.take(resetsOfNetwork, network)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  const mayMail = await services.limits.take(mailsToAddress, addressKey(services, `reset ${email}`))
  if (mayMail.ok) await services.db.transaction((tx) => services.jobs.send(tx, sendReset, { email }))
  return { ok: true }
}

/** Whether a reset link still opens the form for a new password. */
export async function isResetLinkReady(services: Pick<Infrastructure, 'db' | 'clock'>, token: string): Promise<boolean> {
  return (await findLink(services, 'reset', token))?.state === 'ready'
}

/**
 * Sets a new password (already held to the rule) by a reset link, once. Ends what somebody else may have prepared while they had
 * the account: sessions, sign-ins under way, tokens, passkeys, private calendar addresses, a change of address, all other mailed
 * links. A second step stays. It proves the address; if that was unproved, everything that led into the account ends.
 */
export async function resetPassword(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'secret'> &
    Pick<IdentityPorts, 'furtherAccess' | 'planned' | 'passwordCost'>,
  token: string,
  password: string,
  { network }: Pick<Visit, 'network'>,
): Promise<{ ok: true; address: string } | { ok: false; reason: 'link' } | Wait> {
  const allowed = await services.limits.take(linkUsesOfNetwork, network)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  if (!(await isResetLinkReady(services, token))) return { ok: false, reason: 'link' }
  const hash = await hashPassword(services, password)
  const address = await services.db.transaction(async (tx) => {
    const link = await useLink(tx, services, 'reset', token)
    if (!link) return null
    const { held, userId } = link
    if (!link.addressVerified) await endEarlierAccess(held, services, userId)
    await endWaysAround(held, services, userId)
    await writePassword(held, services, userId, hash)
    await proveAddress(held, services, userId)
    await sendAccountNotice(held, services, { userId, notice: 'password-reset' })
    return link.address
  })
  if (address === null) return { ok: false, reason: 'link' }
  await services.limits.clear(passwordsOfAccount, addressKey(services, address))
  return { ok: true, address }
}
