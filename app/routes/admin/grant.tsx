import { data, Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { findPerson } from '#features/identity/people/find-people.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { grantForm } from '#features/membership/admin/grant-form.ts'
import { grantAccess } from '#features/membership/admin/grants.server.ts'
import { findPersonMembership } from '#features/membership/admin/person-membership.server.ts'
import { runningGrant } from '#features/membership/core/entitlement.ts'
import { findMembership } from '#features/membership/core/membership.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { accessDenied } from '#routes/guard/require-admin.server.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/grant.ts'
import { AdminHeading } from './admin-heading.tsx'
import { dayLabel, instantLabel } from './instant-label.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Full access', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const person = await findPerson(services, params.id)
  if (!person) throw data(null, 404)
  const { timeZone } = signedIn(context)
  const write = { instant: (at: Date) => instantLabel(at, timeZone), day: (at: Date) => dayLabel(at, timeZone) }
  return {
    userId: person.userId,
    name: person.displayName ?? person.email,
    ...(await findPersonMembership(services, person.userId, write)),
    zone: timeZone ?? 'UTC',
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { userId: by, timeZone } = signedIn(context)
  const person = await findPerson(services, params.id)
  if (!person) throw data(null, 404)
  const form = parseFields(await readForm(request), grantForm({ now: services.clock.now(), timeZone: timeZone ?? 'UTC' }))
  if (!form.ok) return data({ report: form.report }, 400)
  const had = runningGrant(await findMembership(services.db, person.userId), services.clock.now())
  const acted = await grantAccess(services, { userId: person.userId, by, until: form.value.lastDay })
  if (!acted.ok && acted.reason === 'absent') throw data(null, 404)
  // They ran the site when the request came, and do not any more.
  if (!acted.ok) throw accessDenied(context, { ...signedIn(context), isAdmin: false })
  const what = had ? 'has another end of the full access now' : 'has full access now'
  const title = `${person.displayName ?? person.email} ${what}`
  return redirectWithToast(`/admin/people/${person.userId}`, { title })
}

export default function GrantPage({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, name, reason, until, given, zone } = loaderData
  const person = `/admin/people/${userId}`
  return (
    <>
      <AdminHeading
        title={given ? `Change the end of ${name}’s full access?` : `Give ${name} full access?`}
        eyebrow={<TextLink to={person}>{name}</TextLink>}
      />
      <div className="grid max-w-measure gap-5">
        <p>
          People with full access can use everything that members use, without paying. What they bought, and their trial, stay as
          they are.
        </p>
        <p className="text-sm text-soft">
          Now: {reason} {until && `Until ${until}.`} {given && `${given} The new end takes the place of that one.`}
        </p>
        <Form method="post" action={`${person}/grant`} noValidate className="grid gap-5 border-t border-line pt-5">
          <PersonField />
          <Field
            label="Last day"
            name="lastDay"
            type="date"
            optional
            hint={`The whole day counts (${zone}). Empty: no end.`}
            report={actionData?.report}
            className="max-w-60"
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button busyLabel="Saving...">Give full access</Button>
            <ButtonLink kind="secondary" to={person}>
              Cancel
            </ButtonLink>
          </div>
        </Form>
      </div>
    </>
  )
}
