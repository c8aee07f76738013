import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'

import type { Services } from '#platform/services.server.ts'

import { LONGEST_PASSWORD } from './password-rule.ts'
import { SESSION_SECONDS, sessionCookieName } from './session-cookie.server.ts'
import { accounts, sessions, users, verifications } from './tables.server.ts'

export type Auth = ReturnType<typeof createAuth>

/**
 * better-auth on our tables. It hashes passwords and writes sessions; sign-in with its second step, sign-up, mailed links and
 * their mails are ours, and so are the limits. Nothing reaches it over HTTP.
 */
function createAuth({ db, site, secret, clock, log }: Services) {
  return betterAuth({
    appName: 'Wellward',
    baseURL: site.origin,
    basePath: '/api/auth',
    secret,
    // Its transactions would hold a second connection while hooks use the first.
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: false,
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: LONGEST_PASSWORD },
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      additionalFields: {
        assurance: { type: 'string', input: false },
        methods: { type: 'string[]', input: false },
        lastUsedAt: { type: 'date', input: false },
        place: { type: 'string', required: false, input: false },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookieName(site),
          attributes: { secure: !site.insecure, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
    },
    databaseHooks: {
      session: {
        create: {
          // Its own clock is the machine's.
          before: async (session) => {
            const now = clock.now()
            const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000)
            return { data: { ...session, expiresAt, createdAt: now, updatedAt: now, lastUsedAt: now } }
          },
        },
      },
    },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => log.error({ err: details.find((detail) => detail instanceof Error) }, message),
    },
  })
}

const made = new WeakMap<Services, Auth>()

/** The one better-auth of these services. */
export function authOf(services: Services): Auth {
  const known = made.get(services)
  if (known) return known
  const auth = createAuth(services)
  made.set(services, auth)
  return auth
}
