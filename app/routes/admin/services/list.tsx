import { findModelTrouble } from '#features/chat/model/model-failures.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { lostSecrets } from '#features/outside-services/core/resolved-services.ts'
import { serviceKinds, serviceNames } from '#features/outside-services/core/service-kinds.ts'
import { stateOf } from '#features/outside-services/core/service-state.ts'
import { loadServices } from '#features/outside-services/settings/saved-services.server.ts'
import { findUses } from '#features/outside-services/uses/uses.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/list.ts'
import { HELD, HeldPayments } from './held-payments.tsx'
import { ADDRESS, SERVICES, useView } from './use-view.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Services', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const [saved, uses, trouble] = await Promise.all([
    loadServices(services).catch(logFailure(context, 'The settings of services could not be read.', {})),
    findUses(services).catch(logFailure(context, 'How services are used could not be read.', new Map())),
    findModelTrouble(services).catch(logFailure(context, 'What is wrong with the model could not be read.')),
  ])
  const isHeld = services.payments !== null && !(await services.takesPayments(services))
  return {
    parts: services.parts,
    address: { origin: services.site.origin, isFixed: services.address.isFixed },
    isHeld,
    services: serviceNames.map((name) => {
      const typed = (saved as Awaited<ReturnType<typeof loadServices>>)[name]
      return {
        name,
        isInUse: services.outside.inUse(name),
        state: stateOf(name, services.outside.inUse(name), services.filePlaces),
        isFixed: services.outside.variables.has(serviceKinds[name].ruledBy),
        isLost: typed !== undefined && lostSecrets(typed).length > 0,
        use: useView(uses.get(name), timeZone),
      }
    }),
    trouble: trouble && { ...trouble, askedAt: instantLabel(trouble.askedAt, timeZone) },
  }
}

export default function ServicesPage({ loaderData: { parts, address, services, isHeld, trouble } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Services">
        What the product stands on. What is marked “Built in” comes with it and needs no set-up; what you connect here is in use
        at once.
      </AdminHeading>
      <ul className="border-t border-ink text-sm">
        {services.map(({ name, isInUse, state, isFixed, isLost, use }) => {
          const { title } = serviceKinds[name]
          return (
            <li key={name} className={ROW}>
              <h2 className={NAME}>{title}</h2>
              <div className="grid content-start justify-items-start gap-2">
                <p className="break-words">{name === 'payments' && isHeld ? HELD : state}</p>
                <Badge tone={isInUse ? 'good' : 'plain'}>{isInUse ? 'Connected' : 'Built in'}</Badge>
                {isLost && !isFixed && (
                  <Alert kind="error" title="Enter the secret again">
                    What was saved can no longer be read, because the secret of this installation is another one.
                  </Alert>
                )}
                {use.failing && (
                  <Alert kind="error" title={`Does not work since ${use.failing.since}`}>
                    {use.failing.sentence}
                  </Alert>
                )}
                {name === 'payments' && isHeld && <HeldPayments />}
                {name === 'model' && trouble && (
                  <Alert
                    kind="error"
                    title={trouble.inARow === 1 ? 'The last answer failed' : `The last ${trouble.inARow} answers failed`}
                  >
                    {trouble.sentence} Last asked {trouble.askedAt}. The assistant gives its built-in answers meanwhile.
                  </Alert>
                )}
              </div>
              <div className="mt-1 text-soft md:mt-0">
                <p>{use.summary}</p>
                {isFixed && <p>Set up by whoever runs the server.</p>}
                <p>
                  <TextLink to={`${SERVICES}/${name}`}>
                    {isFixed ? 'Look at it' : isInUse || isLost ? 'Change' : 'Set up'}
                    <span className="sr-only"> {title}</span>
                  </TextLink>
                </p>
              </div>
            </li>
          )
        })}
        <li className={ROW}>
          <h2 className={NAME}>Address</h2>
          <p className="num break-all">{address.origin}</p>
          <div className="mt-1 text-soft md:mt-0">
            {address.isFixed && <p>Set by whoever runs the server.</p>}
            <p>
              <TextLink to={ADDRESS}>
                {address.isFixed ? 'Look at it' : 'Change'}
                <span className="sr-only"> the address of the site</span>
              </TextLink>
            </p>
          </div>
        </li>
      </ul>
      <h2 className="title mt-10">For whoever runs the server</h2>
      <p className="border-b border-ink pb-2 text-sm text-soft">
        Nothing here is needed to run the site. What these variables of the environment say wins over what is set up above:{' '}
        {[...serviceNames.map((name) => serviceKinds[name].ruledBy), 'SITE_URL'].join(', ')}.
      </p>
      <ul className="text-sm">
        {parts.map(({ name, inUse, embedded, howToChange }) => (
          <li key={name} className={ROW}>
            <h3 className={NAME}>{name}</h3>
            <div className="grid content-start justify-items-start gap-2">
              <p className="break-words">{inUse}</p>
              <Badge tone={embedded ? 'plain' : 'good'}>{embedded ? 'Built in' : 'Connected'}</Badge>
            </div>
            <p className="mt-1 text-soft md:mt-0">{howToChange} It takes effect at the next start.</p>
          </li>
        ))}
      </ul>
    </>
  )
}

const ROW = 'grid gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]'
const NAME = 'font-sans text-sm leading-body font-strong tracking-normal'
