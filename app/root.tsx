import { useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'

import { WhileCoursesLoad } from '#features/courses/while-courses-load.tsx'
import { DashboardSkeleton } from '#features/health/dashboard/dashboard-skeleton.tsx'
import { PersonContext } from '#features/identity/person-field.tsx'
import { viewer } from '#features/identity/viewer.server.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { SiteFrame } from '#features/site/site-frame.tsx'
import { shippedWords, SiteWordsContext, siteWordsOf } from '#features/site/site-words.tsx'
import { services } from '#platform/services.server.ts'
import { fontPreloads } from '#ui/font-preloads.ts'
import { PageScripts } from '#ui/page-scripts.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { WhileLoading } from '#ui/while-loading.tsx'

import type { Route } from './+types/root.ts'
import { AccessDenied } from './routes/admin/access-denied.tsx'
import { VerifyingAccess } from './routes/admin/verifying-access.tsx'
import { areaOf } from './routes/area.ts'
import { ErrorPage } from './routes/error-page.tsx'
import { frameViewer, guard, identify, toasts, type Refused } from './routes/guard.server.ts'

import appCss from './app.css?url'

export const middleware = [identify, guard]

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: 'stylesheet', href: appCss },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const person = context.get(viewer)
  const all = context.get(services)
  return {
    origin: all.site.origin,
    words: siteWordsOf(await findSiteSettings(all)),
    viewer: person && frameViewer(all, person),
    toasts: context.get(toasts),
  }
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const { area } = areaOf(useMatches())
  // Decided once a document: later navigations happen where the scripts have long run.
  const [quiet] = useState(area === 'site')
  const error = useRouteError()
  const person = root ? root.viewer : refusedViewer(error)
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
        <SiteWordsContext value={root?.words ?? shippedWords}>
          <PersonContext value={root?.viewer?.mark ?? null}>
            <SiteFrame viewer={person} area={area} path={pathname}>
              {children}
            </SiteFrame>
          </PersonContext>
        </SiteWordsContext>
        <ToastRegion toasts={root?.toasts ?? []} />
        <PageScripts quiet={quiet} />
      </body>
    </html>
  )
}

/** Who was refused a page; undefined when something else went wrong and nobody knows who asks. */
function refusedViewer(error: unknown): Refused['viewer'] | undefined {
  const isRefusal = isRouteErrorResponse(error) && (error.status === 401 || error.status === 403)
  return isRefusal ? (error.data as Refused).viewer : undefined
}

/** Pages that show what is coming while their data is on the way. */
const standIns = { '/dashboard': <DashboardSkeleton />, '/courses': <WhileCoursesLoad /> }

export default function App() {
  return (
    <>
      <VerifyingAccess />
      <WhileLoading standIns={standIns}>
        <Outlet />
      </WhileLoading>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 401 || status === 403) return <AccessDenied signedIn={status === 403} />
  return <ErrorPage status={status} />
}
