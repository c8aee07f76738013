import { data, Form, redirect } from 'react-router'

import { localDay } from '#base/dates/local-day.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { namesOf } from '#features/identity/people.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { OfferedClaims } from '#features/site/claims/offered-claims.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { TestimonialFields } from '#features/site/stories/testimonial-fields.tsx'
import { deleteTestimonial, findTestimonial, publishTestimonial } from '#features/site/stories/testimonials.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { readFormWithFiles } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { findUnclaimed } from '#routes/admin/unclaimed.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { AskOrStep, SURE, SureForm } from '#ui/ask-or-step.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import type { Route } from './+types/testimonial.ts'
import { saveTyped, TYPED_PILE } from './save-testimonial.server.ts'

const QUESTION = 'Delete this testimonial?'
const WORDS = { intent: 'Delete', busy: 'Deleting...', not: 'Keep it' }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Testimonial', listed: false })

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const found = await findTestimonial(services, params.id)
  if (!found) throw data(null, 404)
  const { createdAt, notedBy, ...testimonial } = found
  const names = await namesOf(services.db, notedBy === null ? [] : [notedBy])
  const by = (notedBy !== null && names.get(notedBy)) || 'somebody whose account is gone'
  return {
    testimonial,
    noted: `Typed in, with the note of the consent, by ${by} on ${instantLabel(createdAt, timeZone)}.`,
    today: localDay(services.clock.now(), timeZone ?? 'UTC'),
    claims: await findUnclaimed(services, testimonial.text),
    isAsked: url.searchParams.get('step') === 'delete',
  }
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const sent = await readFormWithFiles(request)
  const by = signedIn(context)
  const show = async (isPublished: boolean, toast: Toast) =>
    listed(await publishTestimonial(services, by, id, isPublished), toast)
  const answers = {
    save: () => saveTyped(context, id, sent),
    publish: () => show(true, { title: 'Testimonial published', text: 'It is on the site now.' }),
    unpublish: () => show(false, { title: 'Testimonial unpublished', text: 'It is kept here.' }),
    async delete() {
      if (sent.fields[SURE] !== 'yes') return redirect(`/admin/stories/${id}?step=delete`, 303)
      const text = 'It is gone from the site and from our records.'
      return listed(await deleteTestimonial(services, by, id), { title: 'Testimonial deleted', text })
    },
  }
  return answerOf(answers, sent.fields['intent'], 'save')()
}

function listed(isDone: boolean, toast: Toast) {
  if (!isDone) throw data(null, 404)
  return redirectWithToast(TYPED_PILE, toast)
}

export default function TestimonialPage({ loaderData, actionData }: Route.ComponentProps) {
  const { testimonial, noted, today, isAsked, claims } = loaderData
  const { id, isPublished } = testimonial
  const here = `/admin/stories/${id}`
  const report = actionData?.report
  const now = actionData?.now
  const ending = { action: here, fields: <PersonField />, name: 'intent', value: 'delete', words: WORDS }
  const question = (
    <p className="max-w-measure">It leaves every page, with its picture and the note of the consent. It cannot be restored.</p>
  )
  const heading = <AdminHeading title="Testimonial" eyebrow={<TextLink to="/admin/stories?pile=typed">Stories</TextLink>} />
  if (isAsked)
    return (
      <>
        {heading}
        <Card title={QUESTION}>
          {question}
          <div className="mt-5 flex flex-wrap items-center gap-4">
            <SureForm {...ending} />
            <ButtonLink kind="secondary" to={here}>
              {WORDS.not}
            </ButtonLink>
          </div>
        </Card>
      </>
    )
  return (
    <>
      {heading}
      <UnsavedSettings isRefused={report !== undefined} replacedBy={['publish', 'unpublish', 'delete']}>
        <Form method="post" action={here} encType="multipart/form-data" noValidate className="grid max-w-measure gap-5">
          <PersonField />
          <input type="hidden" name="mark" value={now?.mark ?? testimonial.mark} />
          {now && (
            <Alert kind="error" title="Not saved: it was changed since you opened it">
              It now says, by {now.name}: “{now.text}” Below stands what you typed. Saving once more puts that in its place.
            </Alert>
          )}
          <TestimonialFields testimonial={testimonial} today={today} report={report} />
          <OfferedClaims sentences={claims} />
          <p className="cap">{noted}</p>
          <div className="border-t border-line pt-5">
            <Button name="intent" value="save" busyLabel="Saving...">
              Save
            </Button>
          </div>
        </Form>
      </UnsavedSettings>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Form method="post" action={here}>
          <PersonField />
          <Button kind="secondary" size="small" name="intent" value={isPublished ? 'unpublish' : 'publish'} busyLabel="Saving...">
            {isPublished ? 'Take it off the site' : 'Publish it again'}
          </Button>
        </Form>
        <AskOrStep {...ending} opener={{ kind: 'danger', size: 'small', children: 'Delete' }} title={QUESTION}>
          {question}
        </AskOrStep>
      </div>
    </>
  )
}
