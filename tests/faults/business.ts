import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { Pool, type PoolConfig } from 'pg'

import { dayAgo } from '#tests/support/days.ts'
import { ask } from '#tests/support/http-client.ts'
import { checkInOf, startTrial } from '#tests/support/member.ts'

/** People at work in a product: each thing that it acknowledged, once and never changed, with when it did. */
export interface Business {
  count(): number
  acknowledgedBefore(instant: Date): number
  /** What was acknowledged before an instant and is not among these. */
  missingFrom(found: ReadonlySet<string>, instant: Date): string[]
  /** Lets those at work end what they are at, and begin nothing more. */
  pause(): Promise<void>
  readonly brokenOff: Promise<unknown>
}

const DAYS = 28

/** Visitors start trials and write a check-in for each of four weeks, while payments come in. */
export async function businessAt(origin: string, config: PoolConfig): Promise<Business> {
  const acknowledged: Array<{ key: string; at: Date }> = []
  const pool = new Pool({ ...config, max: 1 })
  pool.on('error', () => {})
  const paused = new AbortController()
  const note = (key: string) => void acknowledged.push({ key, at: new Date() })

  const visit = async () => {
    const member = await startTrial(origin)
    note(member.email)
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
    async pause() {
      paused.abort()
      await brokenOff
    },
    brokenOff,
  }
}
