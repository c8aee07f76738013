import { openChallenge } from '#features/identity/core/access/challenges.server.ts'
import { hasVerifiedFactor } from '#features/identity/core/access/factors.server.ts'
import { findLink, useLink } from '#features/identity/core/access/mailed-links.server.ts'
import { endSessionsOfBrowser } from '#features/identity/core/access/sessions.server.ts'
import { enter } from '#features/identity/core/access/sign-in.server.ts'
import { startedHere } from '#features/identity/core/browser-cookie.server.ts'
import { addressKey, linkUsesOfNetwork, mailsToAddress } from '#features/identity/core/limits.server.ts'
import { sendSignIn } from '#features/identity/core/mail-jobs.server.ts'
import { sameSitePath } from '#features/identity/core/next-path.ts'
import type { IdentityPorts, SignInServices } from '#features/identity/core/ports.server.ts'
import type { Visit } from '#features/identity/core/visit.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { endEarlierAccess, proveAddress } from './ownership.server.ts'

/** Has a sign-in link mailed that leads to `next`, if the address has an account; in silence when it has none, or got ten within the hour. */
export async function sendSignInLink(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'secret'>,
  email: string,
  next: string | null = null,
): Promise<void> {
  const address = email.trim().toLowerCase()
  const mayMail = await services.limits.take(mailsToAddress, addressKey(services, `sign-in ${address}`))
  if (!mayMail.ok) return
  await services.db.transaction((tx) => services.jobs.send(tx, sendSignIn, { email: address, next: sameSitePath(next) }))
}

/** What the page of a sign-in link shows; null when the link is used, run out or unknown. */
export async function findSignInLink(
  services: Pick<Infrastructure, 'db' | 'clock' | 'site' | 'secret'>,
  token: string,
  request: Request,
): Promise<{ address: string; endsEarlierAccess: boolean } | null> {
  const link = await findLink(services, 'sign-in', token)
  if (link?.state !== 'ready') return null
  return { address: link.address, endsEarlierAccess: !link.addressVerified && !startedHere(services, request, link.userId) }
}

export type SignedInByLink =
  /** The headers sign in, or ask for the second step at `next`. */
  | { ok: true; userId: string; next: string | null; headers: Headers }
  | { ok: false; reason: 'link' }
  | { ok: false; reason: 'wait'; retryAfterSeconds: number }

/**
 * Signs in by a mailed link, once. That proves the address; where it was unproved and the account was opened in another
 * browser, whatever was prepared there (password, sessions, factors) ends. Whoever was signed in in this browser is signed out first.
 * A browser that is new is told by mail, as with a password.
 */
export async function signInByLink(
  services: SignInServices & Pick<IdentityPorts, 'furtherAccess' | 'planned'>,
  token: string,
  visit: Visit,
): Promise<SignedInByLink> {
  const { request, network } = visit
  const allowed = await services.limits.take(linkUsesOfNetwork, network)
  if (!allowed.ok) return { ...allowed, reason: 'wait' }
  if ((await findLink(services, 'sign-in', token))?.state !== 'ready') return { ok: false, reason: 'link' }
  await endSessionsOfBrowser(services, request)
  return services.db.transaction(async (tx): Promise<SignedInByLink> => {
    const link = await useLink(tx, services, 'sign-in', token)
    if (!link) return { ok: false, reason: 'link' }
    const { held, userId, next } = link
    if (!link.addressVerified) {
      if (!startedHere(services, request, userId)) await endEarlierAccess(held, services, userId)
      await proveAddress(held, services, userId)
    }
    if (await hasVerifiedFactor(held, userId)) {
      const question = await openChallenge(held, services, 'second-step', { userId, methods: ['link'], next })
      return { ok: true, userId, next: '/auth/second-step', headers: new Headers({ 'Set-Cookie': question }) }
    }
    const person = { id: userId, email: link.address, emailVerified: true }
    const { headers } = await enter(held, services, person, visit, { assurance: 'aal1', methods: ['link'] })
    return { ok: true, userId, next, headers }
  })
}
