import { data, Form } from 'react-router'

import { requestErasureOf } from '#features/account-data/erasure-by-admin.server.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { findPerson } from '#features/identity/people/find-people.server.ts'
import { isPersonAct, ONLY_ADMIN, OWN_ACCOUNT, personActs, type PersonAct } from '#features/identity/people/person-acts.ts'
import { endSessionsOf, grantAdmin, revokeAdmin, type Acted } from '#features/identity/people/roles.server.ts'
import { takeSecondStepOf } from '#features/identity/people/second-steps.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { revokeAccess } from '#features/membership/admin/grants.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { accessDenied } from '#routes/guard/require-admin.server.ts'
import { servicesContext, type Services } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/person-act.ts'
import { AdminHeading } from './admin-heading.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Are you sure?', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const person = await findPerson(context.get(servicesContext), params.id)
  if (!person || !isPersonAct(params.act)) throw data(null, 404)
  const { userId, displayName, email, emailVerified } = person
  const isOwnAccount = userId === signedIn(context).userId
  return { act: params.act, userId, name: displayName ?? email, email, emailVerified, isOwnAccount }
}

const runs: Readonly<
  Record<
    PersonAct,
    (
      services: Pick<Services, 'db' | 'jobs' | 'audit' | 'limits' | 'clock' | 'furtherAccess'>,
      userId: string,
      by: string,
    ) => Promise<Acted>
  >
> = {
  'make-admin': (services, userId, by) => grantAdmin(services, { userId, by }),
  'take-admin': (services, userId, by) => revokeAdmin(services, { userId, by }),
  'end-sessions': (services, userId, by) => endSessionsOf(services, { userId, by }),
  'take-second-step': (services, userId, by) => takeSecondStepOf(services, { userId, by }),
  'take-access': (services, userId, by) => revokeAccess(services, { userId, by }),
  erase: (services, userId, by) => requestErasureOf(services, { userId, requestedBy: by }),
}

/** Whose sessions end with it signs in anew. */
const signsOut: ReadonlySet<PersonAct> = new Set(['take-admin', 'end-sessions'])

export async function action({ params: { id, act }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { userId: by } = signedIn(context)
  const person = await findPerson(services, id)
  if (!person || !isPersonAct(act)) throw data(null, 404)
  const acted = await runs[act](services, person.userId, by)
  if (!acted.ok && acted.reason === 'only-admin') return data({ refusal: ONLY_ADMIN }, 409)
  if (!acted.ok && acted.reason === 'own-account') return data({ refusal: OWN_ACCOUNT }, 409)
  if (!acted.ok && acted.reason === 'absent') throw data(null, 404)
  // They ran the site when the request came, and do not any more.
  if (!acted.ok) throw accessDenied(context, { ...signedIn(context), isAdmin: false })
  const title = `${person.displayName ?? person.email} ${personActs[act].done}`
  return redirectWithToast(person.userId === by && signsOut.has(act) ? '/auth' : `/admin/people/${person.userId}`, { title })
}

export default function PersonActPage({ loaderData, actionData }: Route.ComponentProps) {
  const { act, userId, name, email, emailVerified, isOwnAccount } = loaderData
  const { title, text } = personActs[act]
  const person = `/admin/people/${userId}`
  return (
    <>
      <AdminHeading title={title(name)} eyebrow={<TextLink to={person}>{name}</TextLink>} />
      <div className="grid max-w-measure gap-5">
        {actionData && (
          <Alert kind="error" title="Nothing was done">
            {actionData.refusal}
          </Alert>
        )}
        <p>{text}</p>
        {isOwnAccount && <p className="font-strong">This is your own account.</p>}
        {act === 'make-admin' && !emailVerified && (
          <Alert>
            The address {email} is not confirmed, so anybody may have opened this account. Make sure that it is theirs.
          </Alert>
        )}
        <Form method="post" action={`${person}/${act}`} className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
          <PersonField />
          <Button kind={act === 'erase' || act === 'take-access' ? 'danger' : 'primary'} busyLabel="Saving...">
            OK
          </Button>
          <ButtonLink kind="secondary" to={person}>
            Cancel
          </ButtonLink>
        </Form>
      </div>
    </>
  )
}
