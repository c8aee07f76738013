import { expect, onTestFinished, test } from 'vitest'

import { startReplicas, type Replicas } from '#tests/security/two-replicas.ts'
import { tell } from '#tests/support/figures.ts'
import { haveSignedIn } from '#tests/support/http-account.ts'
import { ask } from '#tests/support/http-client.ts'
import { checkInOf, startTrial, type Member } from '#tests/support/member.ts'
import { OWNER } from '#tests/support/product.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** The dashboard as a process shows it, twice: the second time from its memory. */
async function dashboardOf(origin: string, { cookie }: Member, path = '/dashboard'): Promise<string> {
  const bodies: string[] = []
  for (let look = 0; look < 2; look++) {
    const { status, body } = await ask(origin, { path, cookie, headers: { 'Accept-Language': 'en-GB' } })
    expect(status).toBe(200)
    bodies.push(body)
  }
  expect(steady(bodies[1]!)).toBe(steady(bodies[0]!))
  return bodies[1]!
}

/** Without what is new in every answer: nonces and the key of the form. */
const steady = (body: string) => body.replaceAll(/nonce="[^"]*"|[\da-f]{8}-[\da-f-]{27}/g, '')

/** The value of a field of the check-in; an empty field has none. */
const fieldOf = (body: string, name: string) => {
  const [field] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(body) ?? []
  expect(field).toBeDefined()
  return /value="([^"]*)"/.exec(field!)?.[1] ?? ''
}

async function post(origin: string, path: string, { cookie }: Pick<Member, 'cookie'>, form: Record<string, string>) {
  const { status, body } = await ask(origin, { path, cookie, form })
  expect([path, status, status === 303 ? '' : body.slice(0, 2_000)]).toEqual([path, 303, ''])
}

/** Entries, units, zone and membership that change by one process are on the dashboard of the other with the next look. */
async function followChanges({ here, there, numberOf }: Replicas): Promise<void> {
  const maya = await startTrial(here)
  const noor = await startTrial(here)
  expect(fieldOf(await dashboardOf(there, maya), 'steps')).toBe('')
  expect(fieldOf(await dashboardOf(there, noor), 'steps')).toBe('')

  for (const steps of [4100, 5200, 6300]) {
    expect((await ask(here, checkInOf(maya, today(), steps))).status).toBe(303)
    const shown = await dashboardOf(there, maya)
    expect(fieldOf(shown, 'steps')).toBe(steps.toLocaleString('en'))
    // The chart and its table too, which are kept as text.
    expect(shown).toContain(`<td>${steps.toLocaleString('en')}`)
  }
  expect(fieldOf(await dashboardOf(there, noor), 'steps')).toBe('')

  await post(here, '/dashboard', maya, { date: today(), shownDay: today(), weightKg: '70', timeZone: 'UTC' })
  expect(fieldOf(await dashboardOf(there, maya), 'weightKg')).toBe('70')
  const profile = { displayName: 'Maya', timeZone: 'UTC', units: 'us', dateLanguage: '' }
  await post(here, '/profile', maya, profile)
  expect(fieldOf(await dashboardOf(there, maya), 'weightKg')).toBe('154.3')
  expect(await dashboardOf(there, maya)).toContain('Welcome Back, Maya')

  // Somewhere it is another day than in UTC.
  const zone = new Date().getUTCHours() < 12 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
  const elsewhere = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())
  await post(here, '/profile', maya, { ...profile, timeZone: zone })
  expect(fieldOf(await dashboardOf(there, maya), 'date')).toBe(elsewhere)
  expect(elsewhere).not.toBe(today())

  expect(await dashboardOf(there, maya)).toContain('Your trial, day')
  const owner = { cookie: await haveSignedIn(here, OWNER.email, OWNER.password) }
  await post(here, `/admin/people/${await numberOf(maya.email)}/grant`, owner, { lastDay: '' })
  expect(await dashboardOf(there, maya)).not.toContain('Your trial, day')
  expect(await dashboardOf(there, noor)).toContain('Your trial, day')
}

/** Check-ins by both processes in turns, beside looks, are on both dashboards right after their answers. */
async function followBoth({ here, there }: Replicas): Promise<number> {
  const maya = await startTrial(here)
  const begun = performance.now()
  let looks = 0
  for (let round = 0; round < 40; round++) {
    const [writing, reading] = round % 2 === 0 ? [here, there] : [there, here]
    const steps = 1_000 + round
    const [saved] = await Promise.all([
      ask(writing, { ...checkInOf(maya, today(), steps), headers: { Origin: here } }),
      ask(reading, { path: '/dashboard', cookie: maya.cookie }),
    ])
    expect(saved.status).toBe(303)
    for (const origin of [here, there]) {
      const { body } = await ask(origin, { path: '/dashboard', cookie: maya.cookie, headers: { 'Accept-Language': 'en-GB' } })
      expect(fieldOf(body, 'steps')).toBe(steps.toLocaleString('en'))
      looks += 1
    }
  }
  tell(
    `${looks} looks at kept dashboards after 40 check-ins by two processes: none was old (${Math.round(performance.now() - begun)} ms)`,
  )
  return looks
}

/** What the owner writes by one process is on the pages of the other within a second. */
async function followOwner({ here, there }: Replicas): Promise<number> {
  const owner = { cookie: await haveSignedIn(here, OWNER.email, OWNER.password) }
  const shown = async (path: string) => (await ask(there, { path })).body
  const changes: Array<{ act: () => Promise<void>; path: string; has: string | null; lacks?: string }> = [1, 2, 3].map(
    (round) => ({
      act: async () => {
        const fields = { intent: 'save', section: 'heading', title: `How we help, take ${round}`, lead: 'In three ways.' }
        await post(here, '/admin/pages/how-we-help', owner, fields)
        await post(here, '/admin/pages/how-we-help', owner, { intent: 'publish' })
      },
      path: '/how-we-help',
      has: `<h1>How we help, take ${round}</h1>`,
    }),
  )
  const leave = {
    act: () => post(here, '/admin/pages/how-we-help', owner, { intent: 'unpublish' }),
    path: '/how-we-help',
    has: null,
    lacks: '<h1>How we help',
  }
  let longest = 0
  for (const { act, path, has, lacks } of [...changes, leave]) {
    expect(await shown(path)).not.toContain(has ?? 'take 4')
    await act()
    const begun = performance.now()
    const isThere = async () => {
      const body = await shown(path)
      return (has === null || body.includes(has)) && (lacks === undefined || !body.includes(lacks))
    }
    await expect.poll(isThere, { timeout: 1_000, interval: 10 }).toBe(true)
    longest = Math.max(longest, performance.now() - begun)
  }
  tell(`what the owner published by one process was on the pages of the other after at most ${Math.round(longest)} ms`)
  return longest
}

/** Whoever is erased is shown by no process any more. */
async function followErasure({ here, there, numberOf, carryOutErasureOf }: Replicas): Promise<void> {
  const maya = await startTrial(here)
  await ask(here, checkInOf(maya, today(), 4_444))
  for (const origin of [here, there]) expect(await dashboardOf(origin, maya)).toContain('4,444')
  const owner = { cookie: await haveSignedIn(here, OWNER.email, OWNER.password) }
  await post(here, `/admin/people/${await numberOf(maya.email)}/erase`, owner, { a: 'form' })
  await carryOutErasureOf(maya.email)
  for (const origin of [here, there]) expect((await ask(origin, { path: '/dashboard', cookie: maya.cookie })).status).toBe(302)
}

test('of two processes with pages in their memories none shows what has changed since by the other', async () => {
  const replicas = await startReplicas()
  onTestFinished(replicas.stop)
  await followChanges(replicas)
  expect(await followBoth(replicas)).toBe(80)
  expect(await followOwner(replicas)).toBeLessThan(1_000)
  await followErasure(replicas)
})
