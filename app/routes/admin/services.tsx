import { findModelTrouble } from '#features/chat/model/model-failures.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/services.ts'
import { AdminHeading } from './admin-heading.tsx'
import { instantLabel } from './instant-label.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Services', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const trouble = await findModelTrouble(services).catch(logFailure(context, 'What is wrong with the model could not be read.'))
  const isHeld = services.payments !== null && !(await services.takesPayments(services))
  return { parts: services.parts, isHeld, trouble: trouble && { ...trouble, askedAt: instantLabel(trouble.askedAt, timeZone) } }
}

export default function ServicesPage({ loaderData: { parts, isHeld, trouble } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Services">
        What the product stands on. Everything marked embedded comes with it and needs no set-up; each part can be exchanged for
        an outside service by a setting, which takes effect at the next start.
      </AdminHeading>
      <ul className="border-t border-ink text-sm">
        {parts.map(({ name, inUse, embedded, howToChange }) => (
          <li
            key={name}
            className="grid gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <h2 className="font-sans text-sm leading-body font-strong tracking-normal">{name}</h2>
            <div className="grid content-start justify-items-start gap-2">
              <p className="break-words">{inUse}</p>
              <Badge tone={embedded ? 'plain' : 'good'}>{embedded ? 'Embedded' : 'Outside'}</Badge>
              {name === 'Billing' && isHeld && (
                <Alert title="The live key is not used yet">
                  Your site is a sample: plans lead to the trial, and nobody pays.{' '}
                  <TextLink to="/admin/opening">Open the site</TextLink> to take payments.
                </Alert>
              )}
              {name === 'AI' && trouble && (
                <Alert
                  kind="error"
                  title={trouble.inARow === 1 ? 'The last answer failed' : `The last ${trouble.inARow} answers failed`}
                >
                  {trouble.sentence} Last asked {trouble.askedAt}. The assistant gives its built-in answers meanwhile.
                </Alert>
              )}
            </div>
            <p className="mt-1 text-soft md:mt-0">{howToChange}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
