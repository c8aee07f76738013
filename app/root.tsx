import { lazy, Suspense, use, useState } from 'react'
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

import { chatSpec } from '#content/chat/words.ts'
import { pillars } from '#content/pillars.ts'
import { ChatOpener } from '#features/chat/widget/chat-opener.tsx'
import { PersonContext } from '#features/identity/core/person-field.tsx'
import { ReaderLanguage } from '#features/identity/dates/reader-language.tsx'
import { TabsInStep } from '#features/identity/tabs-in-step.tsx'
import { viewer } from '#features/identity/viewer.server.ts'
import { findFailureTexts } from '#features/pages/published/failure-texts.server.ts'
import { findWhatIsThere } from '#features/pages/published/what-is-there.server.ts'
import { brandLookOf } from '#features/site/brand/brand-look.server.ts'
import { withClaims } from '#features/site/claims/claim-texts.ts'
import { findClaimTexts } from '#features/site/claims/find-claim-texts.server.ts'
import { knownPage } from '#features/site/core/known-page.ts'
import { sayWhatIsThere } from '#features/site/core/say-what-is-there.ts'
import { SiteWordsContext, siteWordsOf } from '#features/site/core/site-words.tsx'
import { barRoomsOf } from '#features/site/frame/bar-room.server.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { SiteFrame } from '#features/site/site-frame.tsx'
import { servicesContext } from '#services.server.ts'
import { PageScripts } from '#ui/page-scripts.tsx'
import { themeColours } from '#ui/theme-colours.ts'
import { ToastRegion } from '#ui/toast.tsx'
import { WhileLoading } from '#ui/while-loading.tsx'

import type { Route } from './+types/root.ts'
import { areaOf, besideOf } from './routes/area.ts'
import { ErrorPage } from './routes/error-page.tsx'
import { useFrameWords } from './routes/frame-words.ts'
import { seesAsIfOpen } from './routes/guard/as-if-open.server.ts'
import { frameViewer } from './routes/guard/frame-viewer.server.ts'
import { guard } from './routes/guard/guard.server.ts'
import type { Refused } from './routes/guard/require-admin.server.ts'
import { toasts } from './routes/guard/toasts.server.ts'
import { preserveFailedForms, PreserveFailedForms } from './routes/preserve-failed-forms.tsx'
import type { NothingAround } from './routes/public/nothing-here.tsx'
import { Refusal } from './routes/refusal.tsx'
import { ServerParts } from './routes/server-parts.tsx'

import appCss from './app.css?url'
import insideCss from './inside.css?url'

export const middleware = guard
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [preserveFailedForms]

export async function loader({ context, request }: Route.LoaderArgs) {
  const person = context.get(viewer)
  const services = context.get(servicesContext)
  const [settings, claims, failures, there] = await Promise.all([
    findSiteSettings(services),
    findClaimTexts(services),
    findFailureTexts(services),
    findWhatIsThere(services),
  ])
  const counts = there?.counts ?? null
  const own = siteWordsOf(settings)
  const { house } = settings
  const greeting = sayWhatIsThere(chatSpec.greeting, counts)
  const isGreeted = greeting !== chatSpec.greeting && { greeting }
  const bareSubjects = there ? pillars.flatMap(({ slug }) => (there.subjects.includes(slug) ? [] : [slug])) : []
  const words = {
    ...(bareSubjects.length > 0 && { bareSubjects }),
    ...own,
    summary: sayWhatIsThere(own.summary, counts),
    ...isGreeted,
  }
  const look = brandLookOf(settings)
  const looker = person && frameViewer(services, person)
  return {
    origin: services.site.origin,
    words: { ...words, ...(failures && { failures }), ...(look && { look }) },
    barRooms: barRoomsOf(words.menu.bar, looker),
    page: knownPage(new URL(request.url).pathname, house.slogan || house.name, counts, (words) => withClaims(words, claims)),
    isSample: claims.openedAt === null,
    isAsIfOpen: context.get(seesAsIfOpen),
    viewer: looker,
    toasts: context.get(toasts),
  }
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const matches = useMatches()
  const { area, shared, head } = areaOf(matches)
  const parts = use(ServerParts)
  const error = useRouteError()
  const words = useFrameWords(root?.words)
  const said = root?.toasts ?? []
  // Decided once: later navigations happen where the scripts have long run. Toasts have a button that closes them.
  const [isDocument] = useState(area === 'site' && said.length === 0)
  const person = root ? root.viewer : refusedViewer(error)
  // What went wrong is shown in place of the page, with what all pages have.
  const own = error === null ? head?.(person, pathname) : undefined
  const isCounted = shared && !person && root?.words.analytics !== undefined
  return (
    // What the visitor answered about statistics is written here before React runs.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={words.look?.night ?? themeColours.dark} />
        <Meta />
        {/* Before the pages’ own sheets, in this order, and never taken away: whoever is signed in may see what a visitor does not. */}
        <link rel="stylesheet" href={appCss} precedence="app" />
        {(person || area !== 'site') && <link rel="stylesheet" href={insideCss} precedence="inside" />}
        {/* Style sheets are allowed by their origin; a nonce, which browsers hide, would differ when React takes the page over. */}
        <Links nonce="" />
        {words.look?.sheet && <link rel="stylesheet" href={words.look.sheet} />}
        {parts.head}
      </head>
      <body>
        <SiteWordsContext value={words}>
          <PersonContext value={root?.viewer?.mark ?? null}>
            <ReaderLanguage value={root?.viewer?.language ?? null}>
              <SiteFrame
                viewer={person}
                area={area}
                path={pathname}
                rooms={root?.barRooms}
                head={own}
                isCounted={isCounted}
                notice={root?.isAsIfOpen ? 'as if open' : root?.isSample ? 'sample' : null}
              >
                {children}
              </SiteFrame>
              {error === null && !root?.isAsIfOpen && besideOf(matches)}
              {pathname !== '/chat' && !own?.bar && <ChatOpener />}
            </ReaderLanguage>
          </PersonContext>
        </SiteWordsContext>
        <ToastRegion toasts={said} />
        {!root?.isAsIfOpen && (
          <>
            {root && <TabsInStep fingerprint={root.viewer?.mark ?? null} />}
            <PageScripts isDocument={isDocument} />
            {parts.body}
          </>
        )}
      </body>
    </html>
  )
}

/** Who was refused a page; undefined when something else went wrong and nobody knows who asks. */
function refusedViewer(error: unknown): Refused['viewer'] | undefined {
  const isRefusal = isRouteErrorResponse(error) && (error.status === 401 || error.status === 403)
  return isRefusal ? (error.data as Refused).viewer : undefined
}

/** What the owner has written around the words of a page that is not there; null where that is nothing. */
function nothingOf(error: unknown): NothingAround | null {
  if (!isRouteErrorResponse(error) || error.status !== 404) return null
  return (error.data as { nothing?: NothingAround | null } | null)?.nothing ?? null
}

/**
 * The mark of whoever’s page this is, or was before they signed out in the middle of it. Fields of another person begin empty, so that nothing that one has typed is sent
 * by the other.
 */
function useLastPerson(fingerprint: string | null): string | null {
  const [last, setLast] = useState(fingerprint)
  if (fingerprint !== null && fingerprint !== last) setLast(fingerprint)
  return fingerprint ?? last
}

/** Administrators alone load this. */
const VerifyingAccess = lazy(() => import('./routes/admin/verifying-access.tsx'))

export default function App({ loaderData: { viewer: person } }: Route.ComponentProps) {
  const owner = useLastPerson(person?.mark ?? null)
  return (
    <>
      <PreserveFailedForms />
      <Suspense>{person?.isAdmin && <VerifyingAccess />}</Suspense>
      <WhileLoading>
        <Outlet key={owner} />
      </WhileLoading>
    </>
  )
}

/** Loaded where something of it is shown. */
const NothingHere = lazy(() => import('./routes/public/nothing-here.tsx').then((all) => ({ default: all.NothingHere })))

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const nothing = nothingOf(error)
  if (nothing) {
    return (
      <Suspense>
        <NothingHere around={nothing} />
      </Suspense>
    )
  }
  return status === 401 || status === 403 ? <Refusal signedIn={status === 403} /> : <ErrorPage status={status} />
}
