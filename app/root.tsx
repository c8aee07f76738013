import { useState } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, useLocation, useMatches, useRouteLoaderData } from 'react-router'

import { WhileDashboardLoads } from '#features/health/dashboard/while-dashboard-loads.tsx'
import { PersonContext } from '#features/identity/person-field.tsx'
import { personMark, viewer } from '#features/identity/viewer.server.ts'
import { SiteFrame } from '#features/site/site-frame.tsx'
import { services } from '#platform/services.server.ts'
import { fontPreloads } from '#ui/font-preloads.ts'
import { PageScripts } from '#ui/page-scripts.tsx'
import { ToastRegion } from '#ui/toast.tsx'

import type { Route } from './+types/root.ts'
import { AccessDenied } from './routes/admin/access-denied.tsx'
import { VerifyingAccess } from './routes/admin/verifying-access.tsx'
import { areaOf } from './routes/area.ts'
import { ErrorPage } from './routes/error-page.tsx'
import { guard, identify, toasts } from './routes/guard.server.ts'

import appCss from './app.css?url'

export const middleware = [identify, guard]

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: 'stylesheet', href: appCss },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function loader({ context }: Route.LoaderArgs) {
  const person = context.get(viewer)
  const all = context.get(services)
  return {
    origin: all.site.origin,
    viewer: person && { name: person.displayName ?? person.email, isAdmin: person.isAdmin, mark: personMark(all, person) },
    toasts: context.get(toasts),
  }
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const { area } = areaOf(useMatches())
  // Decided once a document: later navigations happen where the scripts have long run.
  const [quiet] = useState(area === 'site')
  const address = root && root.origin + pathname
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {address && <link rel="canonical" href={address} />}
        {address && <meta property="og:url" content={address} />}
        {/* Style sheets are allowed by their origin; a nonce, which browsers hide, would differ when React takes the page over. */}
        <Links nonce="" />
      </head>
      <body>
        <PersonContext value={root?.viewer?.mark ?? null}>
          <SiteFrame viewer={root?.viewer} area={area} path={pathname}>
            {children}
          </SiteFrame>
        </PersonContext>
        <ToastRegion toasts={root?.toasts ?? []} />
        <PageScripts quiet={quiet} />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <>
      <VerifyingAccess />
      <WhileDashboardLoads>
        <Outlet />
      </WhileDashboardLoads>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 401 || status === 403) return <AccessDenied signedIn={status === 403} />
  return <ErrorPage status={status} />
}
