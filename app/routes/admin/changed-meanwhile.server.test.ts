import { dailyDefaults } from '#features/automation/core/daily-options.ts'
import { findDailySettings, findDailySettingsView } from '#features/automation/core/daily-settings.server.ts'
import { dailyTyped } from '#features/automation/daily/daily-form.ts'
import { findCalendarSettings } from '#features/calendar/settings/settings.server.ts'
import { anOwnerSignedIn } from '#features/identity/account.factory.server.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { OVER } from '#features/site/settings/changed-meanwhile.tsx'
import { findReviewedStory } from '#features/site/stories/review.server.ts'
import { aStoredStory } from '#features/site/stories/story.factory.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import * as daily from './blog/daily.tsx'
import * as calendar from './calendar/settings.tsx'
import * as shop from './shop/settings.tsx'
import * as stories from './stories.tsx'

interface Outcome {
  readonly status: number
  readonly data: {
    readonly report: { readonly values: Readonly<Record<string, string>> }
    readonly changed: { readonly mark: string; readonly theirs: ReadonlyArray<{ label: string; text: string | null }> }
  } | null
}

async function anOwnerAtTheForms(services: Services) {
  const { viewer } = await anOwnerSignedIn(services)
  return {
    userId: viewer.userId,
    look: (path: string) => routeArgs(new Request(`https://wellward.test${path}`), { services, viewer }),
    sent: (path: string, fields: Record<string, string>) => routeArgs(formRequest(path, fields), { services, viewer }),
  }
}

async function outcome(answered: Promise<unknown>): Promise<Outcome> {
  const answer = await answered
  if (answer instanceof Response) return { status: answer.status, data: null }
  const { init, data } = answer as { init: { status: number } } & Pick<Outcome, 'data'>
  return { status: init.status, data }
}

/** One saves, then another sends a form that was opened before: theirs is refused with what was typed in it, and saved with the new mark. */
async function theSecond(
  send: (fields: Record<string, string>) => Promise<Outcome>,
  { mark, first, second }: { mark: string; first: Record<string, string>; second: Record<string, string> },
) {
  expect((await send({ ...first, [OVER]: mark })).status).toBe(303)
  // What stands there already may be saved again.
  expect((await send({ ...first, [OVER]: mark })).status).toBe(303)
  const refused = await send({ ...second, [OVER]: mark })
  expect(refused.status).toBe(409)
  expect(refused.data!.report.values).toMatchObject(second)
  const { changed } = refused.data!
  return { theirs: changed.theirs, again: () => send({ ...second, [OVER]: changed.mark }) }
}

test('of two who save the settings of the calendar the second sees what the first has saved', async ({ services }) => {
  const { look, sent } = await anOwnerAtTheForms(services)
  const path = '/admin/calendar/settings'
  const { mark } = await calendar.loader(look(path))
  const first = { intent: 'save', timeZone: 'UTC', cancelHours: '12', organizer: 'ann@coach.example' }
  const second = { ...first, cancelHours: '48', isOn: 'on' }
  const { theirs, again } = await theSecond((fields) => outcome(calendar.action(sent(path, fields))), { mark, first, second })
  expect(theirs).toEqual([
    { label: 'Show the real calendar at /calendar', text: null },
    { label: 'Members may cancel until', text: '12' },
  ])
  expect((await findCalendarSettings(services)).cancelHours).toBe(12)
  expect((await again()).status).toBe(303)
  expect(await findCalendarSettings(services)).toMatchObject({ cancelHours: 48, isOn: true })
})

test('of two who save the settings of the daily article the second sees what the first has saved', async ({ services }) => {
  const { sent } = await anOwnerAtTheForms(services)
  const { mark } = await findDailySettingsView(services)
  const { enabled: _, ...typed } = dailyTyped(dailyDefaults)
  const first = { ...typed, intent: 'save', dailyPrompt: 'Write about sleep.' }
  const second = { ...typed, intent: 'save', dailyPrompt: 'Write about food.', monthlyBudgetCents: '' }
  const { theirs, again } = await theSecond((fields) => outcome(daily.action(sent('/blog-automation/daily', fields))), {
    mark,
    first,
    second,
  })
  expect(theirs).toEqual([{ label: 'Prompt', text: 'Write about sleep.' }])
  expect((await findDailySettings(services))?.dailyPrompt).toBe('Write about sleep.')
  expect((await again()).status).toBe(303)
  expect((await findDailySettings(services))?.dailyPrompt).toBe('Write about food.')
})

test('of two who save the settings of the shop the second sees what the first has saved', async ({ services }) => {
  const { look, sent } = await anOwnerAtTheForms(services)
  const path = '/shop/manage/settings'
  const { mark } = await shop.loader(look(path))
  const first = {
    retailerDomain: 'iron.example',
    retailerName: 'Iron',
    partnerParameter: 'ref',
    partnerId: '',
    isNightlyOn: 'on',
  }
  const second = { ...first, retailerName: 'Steel' }
  const { theirs, again } = await theSecond((fields) => outcome(shop.action(sent(path, fields))), { mark, first, second })
  expect(theirs).toEqual([{ label: 'Retailer’s name', text: 'Iron' }])
  expect((await findShopSettings(services)).retailerName).toBe('Iron')
  expect((await again()).status).toBe(303)
  expect((await findShopSettings(services)).retailerName).toBe('Steel')
})

test('of two who edit a story for length the second sees the words of the first, wherever the story lies by now', async ({
  services,
}) => {
  const owner = await anOwnerAtTheForms(services)
  const id = await aStoredStory(services, owner.userId)
  const path = '/admin/stories'
  const { mark } = (await findReviewedStory(services, id))!
  const send = (fields: Record<string, string>) => outcome(stories.action(owner.sent(path, { id, ...fields })))
  expect((await send({ intent: 'approve', text: 'I sleep through most nights, and wake up rested.', [OVER]: mark })).status).toBe(
    303,
  )
  const mine = { intent: 'save', text: 'I sleep through nearly all nights now.', [OVER]: mark }
  expect(await send(mine)).toMatchObject({
    status: 409,
    data: {
      refused: id,
      report: { values: { text: 'I sleep through nearly all nights now.' } },
      changed: { id, editedText: 'I sleep through most nights, and wake up rested.', pile: 'approved' },
    },
  })
  expect((await findReviewedStory(services, id))?.editedText).toBe('I sleep through most nights, and wake up rested.')
  const now = (await findReviewedStory(services, id))!
  expect((await send({ ...mine, [OVER]: now.mark })).status).toBe(303)
  expect((await findReviewedStory(services, id))?.editedText).toBe('I sleep through nearly all nights now.')
  // A decision without words is nobody’s edit.
  expect((await send({ intent: 'decline', [OVER]: mark })).status).toBe(303)
})
