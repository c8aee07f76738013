import { data, Form } from 'react-router'

import { FeedCard } from '#features/calendar/feeds/feed-card.tsx'
import { findFeedView } from '#features/calendar/feeds/feed-view.server.ts'
import { endFeed, makeFeed } from '#features/calendar/feeds/feeds.server.ts'
import { calendarFields, CalendarSettingsForm, calendarTyped } from '#features/calendar/settings/settings-form.ts'
import { findCalendarSettings, saveCalendarSettings } from '#features/calendar/settings/settings.server.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { timeZones } from '#features/identity/core/profile-form.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { ChangedMeanwhile, OVER, theirsOf } from '#features/site/settings/changed-meanwhile.tsx'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { markOfSetting } from '#platform/setting-versions.server.ts'
import { SIGNED_OUT } from '#routes/guard/words.ts'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import type { Route } from './+types/settings.ts'

const PATH = '/admin/calendar/settings'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Settings of the calendar', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const coach = signedIn(context)
  const [settings, feed] = await Promise.all([findCalendarSettings(services), findFeedView(services, coach, 'coach')])
  return {
    settings: calendarTyped(settings, coach),
    mark: markOfSetting(settings),
    timeZones: timeZones.includes('UTC') ? timeZones : ['UTC', ...timeZones],
    feed,
  }
}

const [isOnField, zoneField, hoursField, organizerField] = calendarFields

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const coach = signedIn(context)
  const fields = await readForm(request)
  return answerOf({ 'make-feed': open, 'end-feed': end, save }, fields['intent'], 'save')()

  async function open() {
    const made = await makeFeed(services, coach, 'coach')
    if (made.ok) return data({ address: made.address, report: undefined, changed: null }, 201)
    throw await redirectWithToast('/auth', SIGNED_OUT)
  }
  async function end() {
    await endFeed(services, coach.userId, 'coach')
    return redirectWithToast(PATH, { title: 'Address ended' })
  }
  async function save() {
    const form = parseFields(fields, CalendarSettingsForm)
    if (!form.ok) return data({ address: undefined, report: form.report, changed: null }, 400)
    if (!(await saveCalendarSettings(services, coach, form.value, fields[OVER]))) {
      const saved = await findCalendarSettings(services)
      const changed = {
        theirs: theirsOf([{ fields: calendarFields }], calendarTyped(saved, coach), fields),
        mark: markOfSetting(saved),
      }
      return data({ address: undefined, report: reportOf(fields, {}), changed }, 409)
    }
    return redirectWithToast(PATH, { title: 'Settings of the calendar saved' })
  }
}

export default function CalendarSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, mark, timeZones: zones, feed } = loaderData
  const changed = actionData?.changed
  const report = actionData?.report
  return (
    <UnsavedSettings className="grid max-w-measure gap-6" isRefused={report !== undefined}>
      <Card title="Settings">
        <Form method="post" action={PATH} noValidate className="grid gap-5">
          <PersonField />
          <input type="hidden" name={OVER} value={changed?.mark ?? mark} />
          {changed && <ChangedMeanwhile theirs={changed.theirs} />}
          <Checkbox
            label={isOnField.label}
            name={isOnField.name}
            defaultChecked={settings.isOn === 'on'}
            hint="Booked hours are shown as “Booked”, without names. Until then a sample is shown there."
            report={report}
          />
          <SelectField
            label={zoneField.label}
            name={zoneField.name}
            options={zones}
            defaultValue={settings.timeZone}
            hint="Appointments are made in this time zone. Existing ones do not move."
            report={report}
          />
          <Field
            label={hoursField.label}
            name={hoursField.name}
            unit="hours before"
            inputMode="numeric"
            defaultValue={settings.cancelHours}
            report={report}
          />
          <Field
            label={organizerField.label}
            name={organizerField.name}
            type="email"
            autoComplete="email"
            defaultValue={settings.organizer}
            hint="Clients see this address, and reply to it."
            report={report}
          />
          <div>
            <Button name="intent" value="save" busyLabel="Saving...">
              Save settings
            </Button>
          </div>
        </Form>
      </Card>
      <FeedCard
        feed={feed}
        address={actionData?.address}
        action={PATH}
        text="A private address at which your phone or computer reads all appointments, with the names of your clients and without your notes."
      />
    </UnsavedSettings>
  )
}
