import { sql, type SQL } from 'drizzle-orm'

import type { Services } from '#services.server.ts'
import { doEnding, nameOf } from '#tests/support/access-endings.ts'
import { grants } from '#tests/support/access-grants.ts'
import { endings, granting, type Ending } from '#tests/support/access-tables.ts'
import { deep } from '#tests/support/deep.ts'
import type { GrantCase } from '#tests/support/grant-case.ts'
import { test, twoBrowsers, type Place } from '#tests/support/races.ts'
import { expect } from '#tests/support/test.ts'

const keysOf = ({ gives }: GrantCase): ((userId: string) => SQL) =>
  typeof gives === 'string' ? granting.find((line) => nameOf(line) === gives)!.keys : gives

async function given(services: Services, userId: string, grant: GrantCase): Promise<string[]> {
  const { rows } = await services.db.execute<{ key: string }>(keysOf(grant)(userId))
  return rows.map(({ key }) => key)
}

/** What ends something that it is granted for. */
function endingsOf({ shown, hasSecondStep }: GrantCase): Ending[] {
  const lines = granting.filter((line) => shown.includes(nameOf(line)))
  const ending = endings.filter((one) => lines.some(({ endedBy }) => endedBy.includes(one)))
  return ending.filter((one) => hasSecondStep || one !== 'second step taken away')
}

/** Whether it was granted; an answer that only asks for the next step says so by its row. */
const isGranted = (outcome: unknown) => outcome === true || (outcome as { ok?: boolean } | undefined)?.ok === true

/** The steps of a grant that nobody interrupts; it has to give what it says. */
async function stepsOf(place: Place, grant: GrantCase): Promise<string[]> {
  const { owner, thief } = await twoBrowsers(place, grant)
  const steps: string[] = []
  const act = await grant.prepare(thief)
  const before = await given(owner.services, owner.userId, grant)
  await act(place.gated(async (statement) => void steps.push(statement), thief.sent))
  const gained = (await given(owner.services, owner.userId, grant)).filter((key) => !before.includes(key))
  expect(gained).not.toEqual([])
  return steps
}

test.for(Object.entries(grants))('%s: a reset between any two of its steps leaves none behind', async ([, grant], { place }) => {
  for (const at of (await stepsOf(place, grant)).keys()) {
    const { owner, thief } = await twoBrowsers(place, grant)
    let [step, afterwards] = [0, undefined as string[] | undefined]
    const gate = async () => {
      if (step++ !== at) return
      expect(await doEnding.reset(owner)).toMatchObject({ ok: true })
      afterwards = await given(owner.services, owner.userId, grant)
    }
    const act = await grant.prepare(thief)
    await act(place.gated(gate, thief.sent))
    const left = await given(owner.services, owner.userId, grant)
    expect(left.filter((key) => !afterwards!.includes(key))).toEqual([])
  }
})

/** Until the work is done, or waits for a lock that somebody else has. */
async function doneOrWaiting({ services: { db } }: Place, work: Promise<unknown>): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const done = work.then(
    () => true,
    () => true,
  )
  const soon = () => new Promise<boolean>((resolve) => void setTimeout(resolve, 5, false))
  while (!(await Promise.race([done, soon()]))) if ((await db.execute(waiting)).rows.length > 0) return
}

/** What is asked for while one of these is under way is refused. */
async function isRefused(place: Place, grant: GrantCase, ending: Ending) {
  const { owner, thief } = await twoBrowsers(place, grant)
  const act = await grant.prepare(thief)
  let afterwards: string[] = []
  const asked = Promise.withResolvers<unknown>()
  await owner.services.db.transaction(async (tx) => {
    const within = { ...owner.services, db: tx }
    expect(await doEnding[ending]({ ...owner, services: within })).toMatchObject({ ok: true })
    afterwards = await given(within, owner.userId, grant)
    asked.resolve(act(owner.services))
    await doneOrWaiting(place, asked.promise)
  })
  expect(isGranted(await asked.promise)).toBe(false)
  const left = await given(owner.services, owner.userId, grant)
  expect(left.filter((key) => !afterwards.includes(key))).toEqual([])
}

const races = Object.entries(grants).flatMap(([name, grant]) =>
  endingsOf(grant).map((ending, at) => ({ name, grant, ending, at })),
)

// Of each grant the first ending, and of each ending the first grant, so that every one of both is tried by `npm test` too.
const isFirst = ({ name, ending, at }: (typeof races)[number]) =>
  at === 0 || races.find((race) => race.ending === ending)!.name === name

test.for(races.filter(isFirst))('$name, asked for while this is under way, is refused: $ending', ({ grant, ending }, { place }) =>
  isRefused(place, grant, ending),
)

test.for(races.filter((race) => !isFirst(race)))(
  '$name, asked for while this is under way, is refused also: $ending',
  deep('server/access-races.server.test.ts'),
  ({ grant, ending }, { place }) => isRefused(place, grant, ending),
)

test('whatever one of these cases is granted for, several endings end it', () => {
  for (const grant of Object.values(grants)) expect(endingsOf(grant).length).toBeGreaterThan(3)
})

test('every way into an account is granted in one of these cases', () => {
  const cases = new Set(Object.values(grants).map(({ gives }) => gives))
  const lines = granting.map(nameOf).filter((name) => name !== 'profiles')
  expect(lines.filter((name) => !cases.has(name))).toEqual([])
  for (const { shown } of Object.values(grants)) for (const name of shown) expect(granting.map(nameOf)).toContain(name)
})
