import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { dayAgo } from '#tests/support/days.ts'
import { milliseconds, tell } from '#tests/support/figures.ts'
import { ask } from '#tests/support/http-client.ts'
import { startTrial, type Member } from '#tests/support/member.ts'
import { discardProduct, startProduct, type Product } from '#tests/support/product.ts'

import { longestWaitHere } from './longest-wait.ts'

/** Between two looks of that visitor. */
const PAUSE_MS = 5
/** What else the machine does makes one look late; what the form itself costs comes again. */
const ROUNDS = 3
const longestWait = longestWaitHere()
const INBOUND = { INBOUND_SECRET: 'a-secret-of-at-least-32-characters', INBOUND_ADDRESS: 'inbox@in.wellward.test' }

let product: Product
let member: Member

beforeAll(async () => {
  product = await startProduct(INBOUND)
  member = await startTrial(product.origin)
  // What is made ready at the first use is not what is measured here.
  await send(contact('I would like to sleep better.'))
  await send(read('Ferritin 61 ng/mL 30 - 400'))
  while (!(await ask(product.origin, { path: '/about' })).headers.etag) await sleep(50)
}, 240_000)

afterAll(() => discardProduct(product))

interface Sent {
  readonly path: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const form = (path: string, fields: Readonly<Record<string, string>>): Sent => ({
  path,
  body: new URLSearchParams(fields).toString(),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: member.cookie },
})
const multipart = (path: string, parts: string | readonly string[]): Sent => ({
  path,
  body: `${[parts]
    .flat()
    .map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`)
    .join('')}--x--\r\n`,
  headers: { 'Content-Type': 'multipart/form-data; boundary=x', Cookie: member.cookie },
})
const report = (fields: Readonly<Record<string, string>>) =>
  form('/health/labs/new', {
    intent: 'save',
    'r0-collectedOn': dayAgo(1, 'UTC'),
    'r0l0-name': 'Ferritin',
    'r0l0-value': '61',
    'r0l0-unit': 'ng/mL',
    ...fields,
  })
const read = (text: string) => form('/health/labs/new', { intent: 'read', text })
const checkIn = (fields: Readonly<Record<string, string>>) => form('/dashboard', { date: dayAgo(0, 'UTC'), ...fields })
const contact = (message: string) => form('/contact', { name: 'Ann', email: 'ann@wellward.test', message })
const mail = (headers: string, text: string): Sent => ({
  path: '/api/inbound-mail',
  body: `From: ann@wellward.test\r\nTo: ${INBOUND.INBOUND_ADDRESS}\r\nSubject: Hello\r\n${headers}\r\n\r\n${text}\r\n`,
  headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${INBOUND.INBOUND_SECRET}` },
})

const URLENCODED = 'application/x-www-form-urlencoded'
const typed = (type: string, path = '/health/labs/new') => ({ path, headers: { 'Content-Type': type, Cookie: member.cookie } })
const times = (count: number, part: string) => Array.from({ length: count }, () => part)

const lines = (count: number, of: (at: number) => readonly [string, string]) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => of(at)))
const blanks = (count: number) => ' '.repeat(count)
/** Almost all that a form of most addresses may bring. */
const FULL = 900_000

const hostile: ReadonlyArray<readonly [string, () => Sent]> = [
  ['a flag of 3,000 blanks in a bracket', () => report({ 'r0l0-flag': `[${blanks(3_000)}x` })],
  ['a flag of 900,000 blanks in a bracket', () => report({ 'r0l0-flag': `[${blanks(FULL)}x` })],
  ['a test whose name is 15,000 blanks', () => report({ 'r0l0-name': `a${blanks(15_000)}b` })],
  ['300 tests whose names are 3,000 blanks', () => report(lines(300, (at) => [`r0l${at}-name`, `a${blanks(3_000)}b`]))],
  ['300 tests whose names are 110 strokes', () => report(lines(300, (at) => [`r0l${at}-name`, `a${'/'.repeat(110)}b`]))],
  ['a range of 900,000 brackets', () => report({ 'r0l0-range': '['.repeat(FULL) })],
  ['steps with 30,000 blanks', () => checkIn({ steps: `1${blanks(30_000)}x` })],
  ['steps with 900,000 blanks', () => checkIn({ steps: `1${blanks(FULL)}x` })],
  ['a resting heart rate with 19,000 blanks', () => checkIn({ restingHr: `6${blanks(19_000)}x` })],
  ['sleep of 900,000 digits', () => checkIn({ sleepHours: '1'.repeat(FULL) })],
  ['a message of 900,000 blanks', () => contact(`a${blanks(FULL)}b`)],
  ['a message of 19,000 letters without a blank', () => contact('a'.repeat(19_000))],
  ['a message of 19,000 ligatures of whole sentences', () => contact('\u{fdfa}'.repeat(19_000))],
  ['a message of 19,000 letters with two marks each', () => contact('e\u{301}\u{327}'.repeat(6_300))],
  ['a message in which a danger is said 1,300 times', () => contact('kill me myself '.repeat(1_300))],
  ['a message of 2,800 Chinese questions', () => contact('我想自杀吗不想'.repeat(2_800))],
  ['a message of 20,000 line feeds', () => contact(`a${'\n'.repeat(19_000)}b`)],
  [
    'a form of 20,000 fields',
    () =>
      form(
        '/contact',
        lines(20_000, (at) => [`field${at}`, 'x']),
      ),
  ],
  ['a form of 450,000 fields without values', () => ({ ...form('/contact', {}), body: 'a&'.repeat(FULL / 2) })],
  ['a form of 4 MB of fields without values', () => ({ ...form('/health/labs/new', {}), body: 'a&'.repeat(2_000_000) })],
  ['a form of 4 MB of nothing', () => ({ ...form('/health/labs/new', {}), body: '&'.repeat(4_000_000) })],
  ['a form with a name of 4 MB', () => multipart('/health/labs/new', `name="${'a'.repeat(4_000_000)}"\r\n\r\nx`)],
  [
    'a form of 60,000 parts',
    () =>
      multipart(
        '/health/labs/new',
        Array.from({ length: 60_000 }, () => 'name="a"\r\n\r\nx'),
      ),
  ],
  [
    'a form behind another type of 4 MB of fields without values',
    () => ({ ...typed('text/plain, application/x-www-form-urlencoded'), body: 'a&'.repeat(2_000_000) }),
  ],
  [
    'a form behind another type of 200,000 parts',
    () => ({ ...typed('text/plain, multipart/form-data; boundary=x'), body: `${'--x\r\n\r\n\r\n'.repeat(200_000)}--x--` }),
  ],
  [
    'a form of 60,000 parts with an escaped boundary',
    () => ({ ...typed('multipart/form-data; boundary="a\\b"'), body: `${'--ab\r\n\r\n\r\n'.repeat(60_000)}--ab--` }),
  ],
  ['a form of 16 MB of pluses', () => ({ ...typed(URLENCODED), body: `text=${'+'.repeat(15_900_000)}` })],
  ['a form of 2.5 MB of pluses', () => ({ ...typed(URLENCODED), body: `text=${'+'.repeat(2_490_000)}` })],
  ['a form of 2.5 MB of escapes', () => ({ ...typed(URLENCODED), body: `text=${'%41'.repeat(830_000)}` })],
  ['a check-in of 990 kB of pluses', () => ({ ...typed(URLENCODED, '/dashboard'), body: `steps=${'+'.repeat(990_000)}` })],
  [
    '4,200 parts with names of escapes',
    () => multipart('/health/labs/new', times(4_200, `name="${'%22'.repeat(1_200)}"\r\n\r\nx`)),
  ],
  [
    '4,200 parts with 600 header lines',
    () => multipart('/health/labs/new', times(4_200, `name="a"\r\n${'a: b\r\n'.repeat(600)}\r\nx`)),
  ],
  ['a part of 15.8 MB of text', () => multipart('/health/labs/new', `name="text"\r\n\r\n${'a'.repeat(15_800_000)}`)],
  ['a password of 900,000 letters', () => form('/auth', { email: 'ann@wellward.test', password: 'a'.repeat(FULL) })],
  ['a search of 900,000 blanks', () => form('/health/labs', { q: `a${blanks(FULL)}b` })],
  ['a mail with a header of 60,000 letters', () => mail(`X-Forwarded-To: ${'a'.repeat(60_000)}`, 'Hello.')],
  ['a mail of 50,000 blanks', () => mail('X-Note: x', `a${blanks(49_990)}b`)],
  ['a mail of 5,000 introductions', () => mail('X-Note: x', `${'Ann wrote '.repeat(5_000)}1\n> Hello`)],
]

test.each(hostile)('while %s comes in, another visitor waits for no page', async (name, sent) => {
  const waits: number[] = []
  do waits.push(await worstWaitWhile(() => send(sent())))
  while (waits.at(-1)! > longestWait && waits.length < ROUNDS)
  tell(`${name}: another visitor waited ${milliseconds(Math.min(...waits))}`)
  expect(Math.min(...waits)).toBeLessThanOrEqual(longestWait)
})

test.each([
  ['of danger', 'ich will nicht mehr leben '.repeat(150)],
  ['in Chinese', '我想死'.repeat(1_300)],
])('while one network sends 60 long messages %s at once, another visitor waits for no page', async (name, message) => {
  const all = () => Promise.all(Array.from({ length: 60 }, () => send(form('/chat', { intent: 'say', message }))))
  const waits: number[] = []
  do waits.push(await worstWaitWhile(all))
  while (waits.at(-1)! > longestWait && waits.length < ROUNDS)
  tell(`60 messages ${name} at once: another visitor waited ${milliseconds(Math.min(...waits))}`)
  expect(Math.min(...waits)).toBeLessThanOrEqual(longestWait)
})

async function send({ path, body, headers }: Sent): Promise<number> {
  const { origin } = product
  const answer = await fetch(origin + path, { method: 'POST', body, redirect: 'manual', headers: { Origin: origin, ...headers } })
  await answer.text()
  expect(answer.status).toBeLessThan(500)
  return answer.status
}

/** The longest that a page took for somebody who looks at it over and over while something is done. */
async function worstWaitWhile(doing: () => Promise<unknown>): Promise<number> {
  let worst = 0
  const end = new AbortController()
  const looking = (async () => {
    while (!end.signal.aborted) {
      const { ms } = await ask(product.origin, { path: '/about' })
      worst = Math.max(worst, ms)
      await sleep(PAUSE_MS)
    }
  })()
  await sleep(10 * PAUSE_MS)
  await doing().finally(() => end.abort())
  await looking
  return worst
}
