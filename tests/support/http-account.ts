import { ask, cookiesOf, type Answer } from './http-client.ts'
import { newAddress } from './member.ts'

export const PASSWORD = 'Blue-house-7'

/** Opens an account with a password, by the form, without signing in. Returns its address. */
export async function haveSignedUp(origin: string, email = newAddress()): Promise<string> {
  const form = { displayName: 'Ann', email, password: PASSWORD }
  const { status } = await ask(origin, { path: '/auth?tab=sign-up', form })
  if (status !== 303) throw new Error(`Sign-up answered ${status}.`)
  return email
}

/** Sends the form of /auth. */
export function sendSignIn(origin: string, email: string, password = PASSWORD): Promise<Answer> {
  return ask(origin, { path: '/auth', form: { email, password } })
}

/** Signs in and returns the cookies of the new session. */
export async function haveSignedIn(origin: string, email: string, password = PASSWORD): Promise<string> {
  const answer = await sendSignIn(origin, email, password)
  if (answer.status !== 303 || answer.headers.location !== '/') throw new Error(`Sign-in answered ${answer.status}.`)
  return cookiesOf(answer)
}
