import { pageMeta } from '#features/site/page-meta.ts'
import { services } from '#platform/services.server.ts'
import { Badge } from '#ui/badge.tsx'

import type { Route } from './+types/services.ts'
import { AdminHeading } from './admin-heading.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Services', listed: false })

export function loader({ context }: Route.LoaderArgs) {
  return { parts: context.get(services).parts }
}

export default function ServicesPage({ loaderData: { parts } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Services">
        What the product stands on. Everything marked embedded comes with it and needs no set-up; each part can be exchanged for an
        outside service by a setting, which takes effect at the next start.
      </AdminHeading>
      <table className="table table-pairs">
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">In use</th>
            <th scope="col">How to change it</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, inUse, embedded, howToChange }) => (
            <tr key={name}>
              <th scope="row" data-label="Service" className="font-strong">
                {name}
              </th>
              <td data-label="In use">
                <span>
                  {inUse} <Badge tone={embedded ? 'plain' : 'good'}>{embedded ? 'Embedded' : 'Outside'}</Badge>
                </span>
              </td>
              <td data-label="How to change it" className="text-soft">
                <span className="max-w-measure">{howToChange}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
