import { data, type RouterContextProvider } from 'react-router'

import { isPutOff } from '#features/attention/arrange.ts'
import { findPutOff, FIRST_STEPS } from '#features/attention/put-off.server.ts'
import { countPeople } from '#features/identity/people.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { countMemberships } from '#features/membership/core/membership.server.ts'
import { partsOfPage } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import { dayLabel } from './instant-label.ts'
import { readAttention } from './read-attention.server.ts'

/** Everything on the overview. A part that cannot be read is left out, and the page says so; what is put off is shown where that cannot be read. */
export async function loadOverview(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const viewer = signedIn(context)
  const { read, isWhole, status } = partsOfPage(context)
  const [kept, people, memberships, ...parts] = await Promise.all([
    read(findPutOff(services), 'What is put off'),
    read(countPeople(services.db), 'The count of people'),
    read(countMemberships(services), 'The count of memberships'),
    ...services.attention.map((source) => read(readAttention(context, source), source.name)),
  ])
  const now = services.clock.now()
  const putOff = kept ?? new Map<string, Date | null>()
  const areStepsAway = isPutOff(putOff, FIRST_STEPS, now)
  const steps = areStepsAway ? [] : await readSteps()
  const items = parts.flatMap((part) => part ?? [])
  const dayOf = (instant: Date) => dayLabel(instant, viewer.timeZone)
  const shown = {
    isPartial: !isWhole(),
    now,
    items,
    putOff,
    since: Object.fromEntries(items.flatMap(({ kind, since }) => (since ? [[kind, dayOf(since)] as const] : []))),
    until: Object.fromEntries([...putOff].flatMap(([kind, until]) => (until ? [[kind, dayOf(until)] as const] : []))),
    steps: steps.map(({ doneAt, ...step }) => ({ ...step, doneOn: doneAt && dayOf(doneAt) })),
    areStepsAway,
    people,
    memberships,
  }
  return data(shown, status())

  async function readSteps() {
    const found = await Promise.all(services.firstSteps.map(({ name, find }) => read(find(services, viewer), name)))
    return found.flatMap((part) => part ?? [])
  }
}
