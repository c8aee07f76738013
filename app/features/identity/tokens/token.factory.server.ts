import { randomUUID } from 'node:crypto'

import { aSignedIn, PASSWORD } from '#features/identity/account.factory.server.ts'
import type { SignInServices } from '#features/identity/core/ports.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { makeAccessToken } from './access-tokens.server.ts'
import type { AskedToken } from './token-form.ts'

/** A token as its form asks for it: one that may read the profile, for thirty days. */
export const anAskedToken = (given: Partial<AskedToken> = {}): AskedToken => ({
  id: randomUUID(),
  name: 'Step counter',
  scopes: ['profile:read'],
  days: 30,
  password: PASSWORD,
  ...given,
})

/** Makes a token for a person whose password is the one of tests. */
export async function haveToken(
  services: SignInServices & Pick<Infrastructure, 'log'>,
  person: Pick<Viewer, 'userId' | 'email'>,
  given: Partial<AskedToken> = {},
): Promise<string> {
  const browser = await aSignedIn(services, person.userId)
  const made = await makeAccessToken(services, { ...person, ...browser }, anAskedToken(given))
  if (!made.ok) throw new Error(`The token was refused: ${made.reason}`)
  return made.token
}

/** A call as a program makes it. */
export function callWith(token: string | null, path = '/api/v1/me', init: RequestInit = {}): Request {
  const headers = new Headers(init.headers)
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  return new Request(`https://wellward.test${path}`, { ...init, headers })
}
