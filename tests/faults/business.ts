import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { Pool, type PoolConfig } from 'pg'

import { tablePdf } from '#features/health/labs/pdf/pdf.factory.ts'
import { dayAgo } from '#tests/support/days.ts'
import { ask } from '#tests/support/http-client.ts'
import { checkInOf, startTrial, type Member } from '#tests/support/member.ts'

/** People at work in a product: each thing that it acknowledged, once and never changed, with when it did. */
export interface Business {
  count(): number
  acknowledgedBefore(instant: Date): number
  /** What was acknowledged before an instant and is not among these. */
  missingFrom(found: ReadonlySet<string>, instant: Date): string[]
  /** Lets those at work end what they are at, and begin nothing more. */
  pause(): Promise<void>
  /** When the first report was acknowledged that is not among these; now where all are. */
  reportsGoneSince(found: ReadonlySet<string>): Date
  readonly brokenOff: Promise<unknown>
}

const DAYS = 28

/** Visitors start trials, bring a lab report and write a check-in for each of four weeks, while payments come in. */
export async function businessAt(origin: string, config: PoolConfig): Promise<Business> {
  const acknowledged: Array<{ key: string; at: Date }> = []
  const pool = new Pool({ ...config, max: 1 })
  pool.on('error', () => {})
  const paused = new AbortController()
  const note = (key: string) => void acknowledged.push({ key, at: new Date() })

  const visit = async () => {
    const member = await startTrial(origin)
    note(member.email)
    note(await bringReport(origin, member))
    for (let day = 1; day <= DAYS && !paused.signal.aborted; day++) {
      const date = dayAgo(day, 'UTC')
      const { status } = await ask(origin, checkInOf(member, date, day))
      if (status === 303) note(`${member.email} ${date} ${day}`)
      await sleep(20)
    }
  }
  const pay = async () => {
    const id = `evt_${randomUUID()}`
    await pool.query(
      `INSERT INTO stripe_events (id, type, created, payload, received_at) VALUES ($1, 'invoice.paid', now(), '{}', now())`,
      [id],
    )
    note(id)
    await sleep(30)
  }
  const untilGone = async (act: () => Promise<void>) => {
    try {
      while (!paused.signal.aborted) await act()
    } catch {
      // The machine is gone, and this one with it; what counts is what was acknowledged before.
    }
  }
  const brokenOff = Promise.all([untilGone(visit), untilGone(visit), untilGone(pay)]).then(() => pool.end().catch(() => {}))
  return {
    count: () => acknowledged.length,
    acknowledgedBefore: (instant) => acknowledged.filter(({ at }) => at < instant).length,
    missingFrom: (found, instant) => acknowledged.filter(({ key, at }) => at < instant && !found.has(key)).map(({ key }) => key),
    reportsGoneSince: (found) => acknowledged.find(({ key }) => /^[0-9a-f]{64}$/.test(key) && !found.has(key))?.at ?? new Date(),
    async pause() {
      paused.abort()
      await brokenOff
    },
    brokenOff,
  }
}

/** A PDF like no other one. What it is known by is its hash. */
export async function bringReport(origin: string, { email, cookie }: Member): Promise<string> {
  const bytes = tablePdf([['Ferritin', '61', '', 'ng/mL', '15 - 150'], [email]])
  const body = new FormData()
  body.set('intent', 'read')
  body.set('file', new File([new Uint8Array(bytes)], 'report.pdf'))
  const answer = await fetch(`${origin}/health/labs/new`, { method: 'POST', body, headers: { Cookie: cookie, Origin: origin } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`The report was answered with ${answer.status}.`)
  return createHash('sha256').update(bytes).digest('hex')
}
