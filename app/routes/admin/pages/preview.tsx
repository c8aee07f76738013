import { data } from 'react-router'

import { viewer, signedIn } from '#features/identity/viewer.server.ts'
import { openPage } from '#features/pages/editing/edit-page.server.ts'
import { drawPage } from '#features/pages/published/draw-page.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { sendMarkup } from '#platform/ready-markup.server.ts'
import type { AreaHandle } from '#routes/area.ts'
import { servicesContext } from '#services.server.ts'
import { ReadyMarkup } from '#ui/ready-markup.tsx'

import type { Route } from './+types/preview.ts'

export const handle: AreaHandle = { area: 'site', shared: false }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: args.loaderData?.title ?? 'Preview', listed: false })

/** The frame around the page is that of whoever it is looked at as. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    const as = new URL(request.url).searchParams.get('as')
    const owner = signedIn(context)
    context.set(viewer, as === 'trial' || as === 'member' ? { ...owner, isAdmin: false } : null)
  },
]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const opened = await openPage(services, params.id)
  if (!opened) throw data(null, 404)
  const { starter, page } = opened
  const { markup } = await drawPage(services, { sections: page.sections, subject: starter.subject ?? null })
  return { title: page.head.title, markup: sendMarkup(request, markup) }
}

/** A page with its draft, as others will see it. */
export default function PreviewPage({ loaderData: { markup } }: Route.ComponentProps) {
  return <ReadyMarkup markup={markup} />
}
