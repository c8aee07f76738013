import { setTimeout as sleep } from 'node:timers/promises'

import { expect } from 'vitest'

import { milliseconds, tell } from '#tests/support/figures.ts'
import { isAlive } from '#tests/support/postmaster.ts'
import type { Product } from '#tests/support/product.ts'

import { keepAsking, probesOf, type Probe, type Sample } from './probes.ts'

/** The contract: 503 within 2 s, and everything as before within 10 s of the database’s return. */
const LONGEST_ANSWER = 2_000
const LONGEST_RECOVERY = 10_000
/** Traffic before the database goes. */
const CALM = 2_000

export interface Outage {
  begin(): Promise<void> | void
  /** Absent where the product is to help itself. */
  end?(): Promise<void> | void
  /** Some things still work during it. */
  readonly isPartial?: boolean
}

/** How long an outage lasts that we end. */
const LASTS = 6_000

/**
 * Takes the database away under traffic of every kind and gives it back. Returns a sentence for each breach of the contract, and
 * none when every single answer was as it must be.
 */
export async function sufferOutage(name: string, product: Product, { begin, end, isPartial = false }: Outage): Promise<string[]> {
  const probes = await probesOf(product.origin)
  const { taken, stop } = keepAsking(product.origin, probes)
  const isAsked = (probe: Probe) => taken.some((sample) => sample.probe === probe)
  await expect.poll(() => probes.every(isAsked), { timeout: 20_000 }).toBe(true)
  await sleep(CALM)
  const beginning = performance.now()
  await begin()
  const gone = performance.now() - beginning
  if (end) await sleep(LASTS)
  const back = performance.now() - beginning
  await end?.()
  await sleep(LONGEST_RECOVERY + CALM)
  await stop()

  const samples = taken.map((sample) => ({ ...sample, at: sample.at - beginning }))
  const before = samples.filter(({ at, ms }) => at + ms < 0)
  const since = samples.filter(({ at, ms }) => at + ms >= 0)
  const during = since.filter((sample) => sample.at >= gone + knownAfter(sample) && sample.at + sample.ms <= back)
  const after = since.filter(({ at }) => at > back + LONGEST_RECOVERY)
  tell(`${name}: ${figuresOf(since, back)}`)
  return [
    ...(isAlive(product.pid) ? [] : [`The process is gone. It said: ${product.output().slice(-2_000)}`]),
    ...samples.filter(({ probe, status }) => status !== probe.there && status !== probe.gone).map(inWords),
    ...before.filter(({ probe, status }) => status !== probe.there).map(inWords),
    ...(isPartial ? [] : during.flatMap(notGone)),
    ...(isPartial && !during.some(({ status }) => status === 503) ? ['Nothing was refused'] : []),
    ...after.filter(({ probe, status }) => status !== probe.there).map(inWords),
    ...since.filter(({ ms }) => ms > LONGEST_ANSWER).map(inWords),
    ...unasked(probes, after, 'after it'),
    ...(end ? unasked(probes, during, 'during it') : []),
  ]
}

function notGone(sample: Sample): string[] {
  const { probe, status, body } = sample
  if (status !== probe.gone) return [inWords(sample)]
  return probe.says?.(body) === false ? [`${probe.name} said “${body}”`] : []
}

/** A request waits until it is known whether it can be answered; `/readyz` says at once what is known. */
function knownAfter({ probe }: Sample): number {
  return probe.name === '/readyz' ? LONGEST_ANSWER : 0
}

function unasked(probes: ReadonlyArray<Probe>, samples: ReadonlyArray<Sample>, when: string): string[] {
  const missing = probes.filter((probe) => !samples.some((sample) => sample.probe === probe))
  return missing.map(({ name }) => `${name} was not asked ${when}`)
}

function figuresOf(samples: ReadonlyArray<Sample>, back: number): string {
  const refused = samples.filter(({ status }) => status === 503)
  const slowest = Math.max(...refused.map(({ ms }) => ms))
  const last = Math.max(...refused.map(({ at, ms }) => at + ms))
  const recovery = `everything back ${milliseconds(Math.max(0, last - back))} after its return`
  return `${samples.length} answers, ${refused.length} of them 503, the slowest of these in ${milliseconds(slowest)}; ${recovery}`
}

function inWords({ probe, at, ms, status, body }: Sample): string {
  const asked = `${probe.name}, asked ${milliseconds(at)} after the beginning`
  return `${asked}: ${status} after ${milliseconds(ms)}${status === 0 ? ` (${body})` : ''}`
}
