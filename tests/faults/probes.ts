import { setTimeout as sleep } from 'node:timers/promises'

import { dayAgo } from '#tests/support/days.ts'
import { ask, cookiesOf, type Question } from '#tests/support/http-client.ts'
import { checkInOf, newAddress, startTrial, trialOf } from '#tests/support/member.ts'
import { OWNER } from '#tests/support/product.ts'

/** One question that is asked again and again, and what it is to answer while the database is there, and while it is not. */
export interface Probe {
  readonly name: string
  readonly question: () => Question
  readonly there: number
  readonly gone: number
  /** Whether the answer says what it is to say while it is not. */
  readonly says?: (body: string) => boolean
}

export interface Sample {
  readonly probe: Probe
  /** When it was asked, on the clock of `performance.now()`. */
  readonly at: number
  readonly ms: number
  /** Zero when the connection broke. */
  readonly status: number
  readonly body: string
}

const message = { name: 'Ann', email: 'ann@wellward.test', message: 'I would like to sleep better.' }
/** Milliseconds between two questions of one probe. */
const PAUSE = 100

/** One probe of every kind of address: cached, public, member’s, owner’s, pages and data, forms and functions, and health. */
export async function probesOf(origin: string): Promise<Probe[]> {
  const member = await startTrial(origin)
  const { cookie } = member
  const owner = cookiesOf(await ask(origin, { path: '/api/auth/sign-in/email', json: OWNER }))
  await fillCache(origin, ['/', '/about', '/pricing'])
  const probe = (name: string, there: number, gone: number, question: Question | (() => Question)): Probe => ({
    name,
    there,
    gone,
    question: typeof question === 'function' ? question : () => question,
  })
  return [
    ...['/', '/about', '/pricing'].map((path) => probe(`cached ${path}`, 200, 200, { path })),
    probe('static file', 200, 200, { path: '/favicon.svg' }),
    probe('/healthz', 200, 200, { path: '/healthz' }),
    probe('/readyz', 200, 503, { path: '/readyz' }),
    probe('public page with a session', 200, 503, { path: '/about', cookie }),
    probe('mailed link', 410, 503, { path: '/auth?token=made-up' }),
    probe('dashboard', 200, 503, { path: '/dashboard', cookie }),
    probe('data of the dashboard', 200, 503, { path: '/dashboard.data', cookie }),
    probe('entries', 200, 503, { path: '/health/trends', cookie }),
    probe('owner’s messages', 200, 503, { path: '/admin/messages', cookie: owner }),
    probe('check-in', 303, 503, checkInOf(member, dayAgo(1, 'UTC'), 5000)),
    probe('trial form', 200, 503, () => trialOf(newAddress())),
    probe('contact form', 303, 503, { path: '/contact', form: message }),
    probe('sign-in form', 400, 503, () => ({ path: '/auth', form: { email: newAddress(), password: 'Not-the-word-1' } })),
    probe('sign-in by program', 401, 503, () => ({
      path: '/api/auth/sign-in/email',
      json: { email: newAddress(), password: 'Not-the-word-1' },
    })),
    probe('session by program', 200, 503, { path: '/api/auth/get-session', cookie }),
    probe('send-contact-email', 200, 503, { path: '/api/functions/send-contact-email', json: message }),
    {
      ...probe('check-subscription', 200, 200, { path: '/api/functions/check-subscription', method: 'POST', cookie }),
      says: (body) => {
        const { subscribed, status } = JSON.parse(body) as { subscribed: unknown; status: unknown }
        return subscribed === false && status === 'none'
      },
    },
  ]
}

async function fillCache(origin: string, paths: ReadonlyArray<string>): Promise<void> {
  for (const path of paths) {
    while (!(await ask(origin, { path })).headers.etag) await sleep(50)
  }
}

/** Asks every probe over and over, each for itself, until `stop`; then all that was answered is in `taken`. */
export function keepAsking(origin: string, probes: ReadonlyArray<Probe>): { taken: Sample[]; stop(): Promise<void> } {
  const taken: Sample[] = []
  const end = new AbortController()
  const asking = probes.map(async (probe) => {
    while (!end.signal.aborted) {
      const at = performance.now()
      const answer = await ask(origin, probe.question()).catch((error: unknown) => ({ status: 0, body: String(error) }))
      taken.push({ probe, at, ms: performance.now() - at, status: answer.status, body: answer.body })
      await sleep(PAUSE)
    }
  })
  return {
    taken,
    async stop() {
      end.abort()
      await Promise.all(asking)
    },
  }
}
