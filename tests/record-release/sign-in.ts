import { Secret, TOTP } from 'otpauth'

import type { Visitor } from './visitor.ts'

/** Somebody invented. Who they are is kept beside the data, so that a later release can sign them in. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
  /** The secret of their authenticator app, in base 32. */
  readonly secondStep?: string
}

/** The six digits that an authenticator app shows now. */
export function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate()
}

/** Signs in by the form, with the second step if there is one. */
export async function signIn(visitor: Visitor, { email, password, secondStep }: Person): Promise<void> {
  const { location } = await visitor.send('/auth', 'Sign In', { email, password })
  if (secondStep) await visitor.send(location, 'Continue', { code: codeOf(secondStep) })
}
