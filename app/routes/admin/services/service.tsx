import { data } from 'react-router'

import { findProofs } from '#features/identity/core/access/reauthenticate.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { isServiceName, serviceKinds } from '#features/outside-services/core/service-kinds.ts'
import { stateOf } from '#features/outside-services/core/service-state.ts'
import { findMove } from '#features/outside-services/files/find-move.server.ts'
import { findService } from '#features/outside-services/settings/saved-services.server.ts'
import { findUses } from '#features/outside-services/uses/uses.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import type { Route } from './+types/service.ts'
import { FileMove } from './file-move.tsx'
import { Handover, StripeEvents } from './handover.tsx'
import { HELD, HeldPayments } from './held-payments.tsx'
import { MissingFiles } from './missing-files.tsx'
import { serviceAnswers } from './service-action.server.ts'
import { actsOf, mayLeave, saveLabelOf } from './service-acts.ts'
import { ServiceForm } from './service-form.tsx'
import { SERVICES, useView } from './use-view.ts'

import sendingCss from '#ui/sending.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: sendingCss }]

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: args.loaderData ? serviceKinds[args.loaderData.name].title : 'Services', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const name = named(params.service)
  const services = context.get(servicesContext)
  const { timeZone, userId } = signedIn(context)
  const { variables, allowPrivate } = services.outside
  const [saved, uses, proofs, move, missing] = await Promise.all([
    findService(services, name),
    findUses(services),
    findProofs(services.db, userId),
    name === 'files' ? findMove(services) : null,
    name === 'files' ? services.outside.missingFiles() : null,
  ])
  const isHeld = name === 'payments' && services.payments !== null && !(await services.takesPayments(services))
  const leaves = mayLeave(move, Boolean(uses.get(name)?.failingSince))
  const isFixed = variables.has(serviceKinds[name].ruledBy)
  const secrets = Object.entries(saved?.secrets ?? {}).map(([field, secret]) => {
    const setAt = saved!.setAt[field]
    return [field, secret === null ? 'lost' : `Set on ${setAt ? instantLabel(setAt, timeZone) : 'a day that is not known'}`]
  })
  return {
    name,
    isFixed,
    allowPrivate,
    isHeld,
    state: isHeld ? HELD : stateOf(name, services.outside.inUse(name), services.filePlaces),
    acts: actsOf(name, saved !== null, move, leaves),
    saveLabel: saveLabelOf(name, move),
    move,
    missing,
    leaving: leaves ? { missing } : null,
    settings: saved?.settings ?? {},
    secrets: Object.fromEntries(secrets) as Record<string, string>,
    fixedFields: serviceKinds[name].fields.flatMap((field) => (variables.has(field.variable) ? [field.name] : [])),
    ...proofs,
    changed: saved && instantLabel(saved.changedAt, timeZone),
    use: useView(uses.get(name), timeZone),
    webhook: name === 'payments' ? `${services.site.origin}/api/stripe/webhook` : null,
    handover: name === 'inbound' ? `${services.site.origin}/api/inbound-mail` : null,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  return answerOf(serviceAnswers(context, named(params.service), fields), fields['intent'], 'save')()
}

function named(service: string) {
  if (!isServiceName(service)) throw data(null, 404)
  return service
}

export default function ServicePage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, isFixed, state, isHeld, use, webhook, handover, changed, move, missing } = loaderData
  const { title, about, ruledBy } = serviceKinds[name]
  return (
    <>
      <AdminHeading title={title} eyebrow={<TextLink to={SERVICES}>Services</TextLink>}>
        {about}
      </AdminHeading>
      <div className="grid max-w-measure gap-5">
        <p className="text-sm">
          <span className="font-strong">{state}.</span> <span className="text-soft">{use.summary}</span>
          {changed && <span className="text-soft"> Saved {changed}.</span>}
        </p>
        {use.failing && (
          <Alert kind="error" title={`Does not work since ${use.failing.since}`}>
            {use.failing.sentence}
          </Alert>
        )}
        {move && !isFixed && <FileMove {...move} />}
        {isHeld && <HeldPayments />}
        {missing && move?.main !== 'bucket' && <MissingFiles missing={missing} />}
        {isFixed && (
          <Alert title={`${ruledBy} is set`}>
            Whoever runs the server has set this service up in its environment, and that wins: nothing can be typed here.
          </Alert>
        )}
        {webhook && (
          <Handover address={webhook} button="Copy the address">
            At <TextLink to="https://dashboard.stripe.com/webhooks">Stripe, under Developers and Webhooks</TextLink>, add a
            destination with this address and the events below. Stripe shows its signing secret then.
          </Handover>
        )}
        {webhook && <StripeEvents />}
        {handover && (
          <Handover address={handover} button="Copy the address">
            Your mail server has to hand each mail that comes in for the address over to this one, with the secret. Mail providers
            do not do that by themselves: whoever runs the server of your mail finds how in the manual, under “Answers by mail”.
          </Handover>
        )}
        {actionData?.alert && <Alert kind="error">{actionData.alert}</Alert>}
        {actionData?.trial && (
          <Alert kind={actionData.trial.ok ? 'note' : 'error'} title={actionData.trial.ok ? 'It works' : 'It does not work'}>
            {actionData.trial.sentence}
            {!isFixed && ' Nothing was saved.'}
          </Alert>
        )}
        <UnsavedSettings isRefused={actionData !== undefined}>
          <ServiceForm
            key={changed}
            {...loaderData}
            mayBeUntried={actionData?.mayBeUntried ?? false}
            report={actionData?.report}
          />
        </UnsavedSettings>
      </div>
    </>
  )
}
