import { data } from 'react-router'

import { findProofs } from '#features/identity/core/access/reauthenticate.server.ts'
import { listPasskeyHolders } from '#features/identity/people/passkey-holders.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { partsOfPage } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/address.ts'
import { addressAnswers } from './address-action.server.ts'
import { AddressForm } from './address-form.tsx'
import { BeforeMoving } from './before-moving.tsx'
import { PendingMove } from './pending-move.tsx'
import { SERVICES } from './use-view.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Address of the site', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { address, site, payments, db } = services
  const { timeZone, userId } = signedIn(context)
  const parts = partsOfPage(context)
  const [holders, proofs] = await Promise.all([parts.read(listPasskeyHolders(db), 'Who has a passkey'), findProofs(db, userId)])
  const pending = address.pending()
  const page = {
    origin: site.origin,
    former: site.origins.filter((origin) => origin !== site.origin && origin !== pending?.origin),
    isFixed: address.isFixed,
    pending: pending && { origin: pending.origin, until: instantLabel(pending.until, timeZone) },
    holders: holders?.map(({ name, ...holder }) => ({ ...holder, name: holder.userId === userId ? 'You' : name })) ?? null,
    takesPayments: payments !== null,
    ...proofs,
  }
  return data(page, parts.status())
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  return answerOf(addressAnswers(context, fields), fields['intent'], 'move')()
}

export default function AddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { origin, former, isFixed, pending } = loaderData
  const trial = actionData?.trial
  return (
    <>
      <AdminHeading title="Address of the site" eyebrow={<TextLink to={SERVICES}>Services</TextLink>}>
        Links in mails, and all that search engines are told, begin with it.
      </AdminHeading>
      <div className="grid max-w-measure gap-5">
        <p className="text-sm">
          The site is at <span className="num font-strong break-words">{origin}</span>.
          {former.map((address) => (
            <span key={address} className="text-soft">
              {' '}
              For a few minutes more, forms at <span className="num break-words">{address}</span> are taken too.
            </span>
          ))}
        </p>
        {isFixed ? (
          <Alert title="SITE_URL is set">
            Whoever runs the server has set the address in its environment, and that wins: nothing can be typed here.
          </Alert>
        ) : (
          <>
            {pending && <PendingMove {...pending} from={origin} />}
            <BeforeMoving {...loaderData} />
            {actionData?.alert && <Alert kind="error">{actionData.alert}</Alert>}
            {trial && (
              <Alert kind={trial.ok ? 'note' : 'error'} title={trial.ok ? 'It works' : 'It does not work yet'}>
                {trial.sentence} {trial.ok ? 'Nothing was changed by asking.' : 'Nothing was changed.'}
              </Alert>
            )}
            {!pending && <AddressForm {...loaderData} report={actionData?.report} />}
          </>
        )}
      </div>
    </>
  )
}
