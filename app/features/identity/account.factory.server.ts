import { eq } from 'drizzle-orm'

import type { IdentityPorts, SignInServices } from '#features/identity/core/ports.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { MailMessage } from '#platform/mail.server.ts'

import type { Authentication } from './core/access/assurance.ts'
import { makeLink } from './core/access/mailed-links.server.ts'
import { openSession } from './core/access/sessions.server.ts'
import { signIn } from './core/access/sign-in.server.ts'
import type { SignUp } from './core/credentials.ts'
import { holdAccount, type Holding } from './core/grants.server.ts'
import { users } from './core/tables.server.ts'
import type { Viewer } from './core/viewer.ts'
import type { Visit } from './core/visit.ts'
import { identityJobs } from './jobs.server.ts'
import { makeAdmin } from './owner.server.ts'
import { signUp } from './sign-up.server.ts'
import { findViewer } from './viewer.server.ts'

export const PASSWORD = 'Blue-house-7'

/** Lets a person have joined at another instant. */
export async function haveJoined({ db }: Pick<Infrastructure, 'db'>, userId: string, at: Date): Promise<void> {
  await db.update(users).set({ createdAt: at }).where(eq(users.id, userId))
}

export const aSignUp = (given: Partial<SignUp> = {}): SignUp => ({
  email: 'ann@example.com',
  password: PASSWORD,
  displayName: 'Ann',
  ...given,
})

/** A browser: it keeps the cookies that answers set, and sends them along. */
export class Browser {
  readonly #cookies = new Map<string, string>()

  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/max-age=0\b/i.test(line)) this.#cookies.delete(name!)
      else this.#cookies.set(name!, value!)
    }
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  request(path = '/', init: RequestInit = {}): Request {
    const headers = new Headers(init.headers)
    if (this.#cookies.size > 0) headers.set('Cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    return new Request(`https://wellward.test${path}`, { ...init, headers })
  }

  /** What a use-case learns of a form sent from here. */
  visit(path = '/auth') {
    return { request: this.request(path, { method: 'POST' }), network: '192.0.2.1' }
  }
}

/** Signs up in a browser and returns the new account's id. */
export async function haveSignedUp(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'limits' | 'clock' | 'site' | 'secret'> & Pick<IdentityPorts, 'passwordCost'>,
  browser: Browser,
  given: Partial<SignUp> = {},
): Promise<string> {
  const result = await signUp(services, aSignUp(given), browser.visit())
  if (!result.ok) throw new Error(`Sign-up was refused: ${result.reason}`)
  browser.take(result.headers)
  return result.userId
}

/** Signs in in a browser. */
export async function haveSignedIn(
  services: SignInServices & Pick<IdentityPorts, 'passwordCost'>,
  browser: Browser,
  email = 'ann@example.com',
  password = PASSWORD,
): Promise<void> {
  const result = await signIn(services, { email, password }, browser.visit())
  if (!result.ok) throw new Error(`Sign-in was refused: ${result.reason}`)
  browser.take(result.headers)
}

/** Somebody who has signed up and in with a password, and their browser. */
export async function aPersonSignedIn(
  services: SignInServices & Pick<Infrastructure, 'log'> & Pick<IdentityPorts, 'passwordCost'>,
  given: Partial<SignUp> = {},
): Promise<{ browser: Browser; viewer: Viewer }> {
  const browser = new Browser()
  await haveSignedUp(services, browser, given)
  await haveSignedIn(services, browser, given.email, given.password)
  const { viewer } = await findViewer(services, browser.request())
  return { browser, viewer: viewer! }
}

/** Somebody who runs the site and has signed in with a password, and their browser. */
export async function anOwnerSignedIn(
  services: SignInServices & Pick<Infrastructure, 'log' | 'audit'> & Pick<IdentityPorts, 'passwordCost'>,
  given: Partial<SignUp> = {},
): Promise<{ browser: Browser; viewer: Viewer }> {
  const { browser, viewer } = await aPersonSignedIn(services, given)
  await makeAdmin(services, viewer.email)
  return { browser, viewer: { ...viewer, isAdmin: true } }
}

/** Signs somebody in without asking for anything. Returns the Set-Cookie lines. */
export function haveSession(
  services: Pick<Infrastructure, 'db' | 'places' | 'clock' | 'site' | 'secret'>,
  userId: string,
  visit: Visit,
  authentication: Authentication = { assurance: 'aal1', methods: [] },
): Promise<Headers> {
  return services.db.transaction(async (tx) => openSession(await held(tx, userId), services, userId, visit, authentication))
}

/** Somebody who is signed in in some browser. */
export async function aSignedIn(
  services: Pick<Infrastructure, 'db' | 'places' | 'clock' | 'log' | 'site' | 'secret'>,
  userId: string,
): Promise<{ userId: string; sessionId: string }> {
  const browser = new Browser()
  browser.take(await haveSession(services, userId, browser.visit()))
  const { viewer } = await findViewer(services, browser.request())
  return { userId, sessionId: viewer!.sessionId }
}

/** A link as a mail of its purpose would hold it. */
export function haveLink(services: Pick<Infrastructure, 'db' | 'clock' | 'site'>, ...[purpose, of]: LinkAsked): Promise<string> {
  return services.db.transaction(async (tx) => makeLink(await held(tx, of.userId), services, purpose, of))
}
type LinkAsked = Parameters<typeof makeLink> extends [unknown, unknown, ...infer Rest] ? Rest : never

/** A transaction that holds an account which is there. */
export async function held(tx: Transaction, userId: string): Promise<Holding> {
  const holding = await holdAccount(tx, userId)
  if (!holding) throw new Error('There is no such account')
  return holding
}

interface Outbox {
  readonly services: Infrastructure
  readonly sent: Array<{ name: string; payload: unknown }>
  readonly mails: MailMessage[]
}

/** Does the jobs that wait, and returns the token in the last mail that went out. */
export async function tokenMailed(outbox: Outbox): Promise<string> {
  await doJobs(outbox)
  const token = /[?&]token=([\w-]+)/.exec(outbox.mails.at(-1)?.text ?? '')?.[1]
  if (!token) throw new Error('No mail with a link went out')
  return token
}

/** Does the jobs that wait. */
export async function doJobs({ services, sent }: Pick<Outbox, 'services' | 'sent'>): Promise<void> {
  for (const { name, payload } of sent.splice(0)) {
    await identityJobs.find(({ job }) => job.name === name)!.run(services, payload)
  }
}
