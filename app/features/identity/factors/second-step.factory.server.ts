import { Secret, TOTP } from 'otpauth'

import { aPersonSignedIn, Browser, PASSWORD } from '#features/identity/account.factory.server.ts'
import { findPendingSecret } from '#features/identity/core/access/factors.server.ts'
import { signIn } from '#features/identity/core/access/sign-in.server.ts'
import type { IdentityPorts, SignInServices } from '#features/identity/core/ports.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { beginEnrolment, turnOn } from './own-factor.server.ts'

/** What the person's phone shows at this instant of the product's clock. */
export function codeOf(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
}

export async function viewerIn(
  services: Pick<Infrastructure, 'db' | 'clock' | 'log' | 'site' | 'secret'>,
  browser: Browser,
): Promise<Viewer> {
  const { viewer } = await findViewer(services, browser.request())
  if (!viewer) throw new Error('Nobody is signed in')
  return viewer
}

/** Begins to set up an authenticator app in a browser. Returns its secret. */
export async function haveBegun(
  services: Pick<Infrastructure, 'db' | 'limits' | 'clock' | 'site' | 'secret'>,
  browser: Browser,
  viewer: Viewer,
): Promise<string> {
  const begun = await beginEnrolment(services, viewer, PASSWORD)
  if (!begun.ok) throw new Error(`Setting up was refused: ${begun.reason}`)
  browser.take(begun.headers)
  return (await findPendingSecret(services, viewer.userId))!
}

/** A person who signs in with two steps, and what they hold. */
export async function withSecondStep(
  services: SignInServices & Pick<Infrastructure, 'log'> & Pick<IdentityPorts, 'passwordCost'>,
) {
  const { browser, viewer } = await aPersonSignedIn(services)
  const secret = await haveBegun(services, browser, viewer)
  const turned = await turnOn(services, viewer, codeOf(secret, services.clock.now()), browser.request())
  if (!turned.ok) throw new Error(`The second step was refused: ${turned.reason}`)
  return { browser, viewer, secret, codes: turned.codes }
}

/** Signs in with the password in a browser, which is then asked for a code. */
export async function withPassword(
  services: SignInServices & Pick<IdentityPorts, 'passwordCost'>,
  browser = new Browser(),
): Promise<Browser> {
  const asked = await signIn(services, { email: 'ann@example.com', password: PASSWORD }, browser.visit())
  if (asked.ok || asked.reason !== 'second step') throw new Error('No second step was asked for')
  browser.take(asked.headers)
  return browser
}
