import { data, Form } from 'react-router'

import { formatShortDay } from '#base/dates/format-date.ts'
import { localDay } from '#base/dates/local-day.ts'
import { spell } from '#base/dates/spelling.ts'
import { restKinds } from '#features/health/core/rest.ts'
import { restForm } from '#features/health/rest-days/rest-form.ts'
import { addRestRange, listRestRanges, removeRestRange } from '#features/health/rest-days/rest-ranges.server.ts'
import { restWords } from '#features/health/rest-days/rest-words.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { HealthDataLink } from '#features/site/core/health-data-link.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/rest-days.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Rests', listed: false })

const PATH = '/health/rests'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { userId, timeZone, dateLanguage } = signedIn(context)
  const today = localDay(services.clock.now(), timeZone ?? 'UTC')
  const written = (day: string) => formatShortDay(day, today, dateLanguage)
  const rests = await listRestRanges(services, userId)
  return {
    today,
    kinds: [
      { value: '', label: 'Choose' },
      ...restKinds.map((kind) => ({ value: kind, label: spell(restWords[kind], dateLanguage) })),
    ],
    rests: rests.map(({ id, kind, fromDay, toDay }) => ({
      id,
      kind: spell(restWords[kind], dateLanguage),
      days: fromDay === toDay ? written(fromDay) : `${written(fromDay)} to ${written(toDay)}`,
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { userId, timeZone } = signedIn(context)
  const fields = await readForm(request)
  return answerOf({ remove, add }, fields['intent'], 'add')()

  async function remove() {
    if (!(await removeRestRange(services, userId, fields['id'] ?? ''))) throw data(null, 404)
    return redirectWithToast(PATH, { title: 'Rest removed' })
  }
  async function add() {
    const form = parseFields(fields, restForm(localDay(services.clock.now(), timeZone ?? 'UTC')))
    if (!form.ok) return data({ report: form.report }, 400)
    const isNew = await addRestRange(services, userId, form.value)
    return redirectWithToast(PATH, { title: isNew ? 'Rest saved' : 'You already have this rest' })
  }
}

export default function RestDays({ loaderData: { today, kinds, rests }, actionData }: Route.ComponentProps) {
  const report = actionData?.report
  return (
    <div className="wrap pb-16">
      <PageHeading
        title="Rests"
        eyebrow={<TextLink to="/dashboard">Today</TextLink>}
        lead="Days on which you rest, are ill or travel keep a run and add nothing to it. The streak itself counts logged days alone."
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="Declare a rest">
          <Form method="post" action={PATH} noValidate className="grid gap-4 sm:grid-cols-2">
            <PersonField />
            <SelectField label="Why" name="kind" options={kinds} defaultValue="" report={report} className="sm:col-span-full" />
            <Field label="First day" name="from" type="date" defaultValue={today} report={report} />
            <Field label="Last day" name="to" type="date" optional report={report} hint="Empty: one day" />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-full">
              <Button busyLabel="Saving...">Save this rest</Button>
              <HealthDataLink />
            </div>
          </Form>
        </Card>
        <Card title="Your rests">
          {rests.length === 0 ? (
            <p className="text-soft">None yet. Declared days appear here, and can be removed.</p>
          ) : (
            <ul>
              {rests.map(({ id, kind, days }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1">
                  <span>
                    {kind},{' '}
                    <span className="num">
                      <DateText>{days}</DateText>
                    </span>
                  </span>
                  <Form method="post" action={PATH} preventScrollReset>
                    <PersonField />
                    <input type="hidden" name="id" value={id} />
                    <Button
                      kind="tertiary"
                      size="small"
                      name="intent"
                      value="remove"
                      busyLabel="Removing..."
                      aria-label={`Remove: ${kind}, ${days}`}
                    >
                      Remove
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </div>
  )
}
