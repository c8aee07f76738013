import { createHash, randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'

import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'

import { viewer } from '#features/identity/viewer.server.ts'
import { analyticsOrigin } from '#features/site/core/analytics-origin.ts'
import { shippedWords } from '#features/site/core/shipped-words.server.ts'
import type { SiteWords } from '#features/site/core/site-words.tsx'
import { findJsonLd } from '#features/site/structured-data/page-json-ld.server.ts'
import { StructuredData } from '#features/site/structured-data/structured-data.tsx'
import { isDatabaseUnavailable } from '#platform/db.server.ts'
import { FileStoreError, isNoRoom } from '#platform/files.server.ts'
import { pageHoldsUntil } from '#platform/page-expiry.server.ts'
import { PageResponse } from '#platform/page-response.server.ts'
import { pageSources } from '#platform/page-sources.server.ts'
import { isPublicOrigin } from '#platform/public-origin.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'
import { NonceContext } from '#ui/page-scripts.tsx'

import { areaOf, type AreaHandle } from './routes/area.ts'
import { BrandLinks } from './routes/brand-links.server.tsx'
import { contentSecurityPolicy, sourcesFor } from './routes/content-security-policy.server.ts'
import { DocumentParts } from './routes/document-parts.tsx'
import { RequestIdContext } from './routes/error-page.tsx'
import { seesAsIfOpen } from './routes/guard/as-if-open.server.ts'
import { toasts } from './routes/guard/toasts.server.ts'
import { ServerParts } from './routes/server-parts.tsx'
import { findStandIns } from './routes/stand-ins.server.tsx'

/** How long a page may take to render before it is given up, in milliseconds. */
export const streamTimeout = 5_000

/**
 * Renders a page whole. A page that is the same for every signed-out person may be kept by the page cache: its own inline scripts
 * are allowed by their hashes, so that its bytes never change. Any other page carries a nonce.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { id, unavailable } = context.get(requestInfo)
  const answer = unavailable() && status >= 500 ? 503 : status
  const nonce = randomBytes(16).toString('base64url')
  const { area, shared } = areaOfEntry(entry)
  const root = entry.staticHandlerContext.loaderData['root'] as { words: SiteWords; isSample: boolean } | undefined
  const words = root?.words
  const isOwnLook = context.get(seesAsIfOpen)
  const analytics = shared && !isOwnLook && !context.get(viewer) ? words?.analytics : undefined
  const jsonLd =
    words && area === 'site' ? await findJsonLd(context.get(servicesContext), context, words, new URL(request.url).pathname) : []
  const common = answer === 200 && shared && isCommon(request, context)
  const standIn = words ? null : shippedWords
  const isSignedIn = context.get(viewer) !== null
  const standIns = await findStandIns(context.get(servicesContext), { isSignedIn, isBroken: words === undefined })
  const parts = {
    words: standIn,
    head: (
      <>
        <BrandLinks look={words?.look} path={new URL(request.url).pathname} />
        <StructuredData jsonLd={jsonLd} />
      </>
    ),
    body: <DocumentParts words={standIn} nonce={nonce} isCommon={common} standIns={standIns} analytics={analytics} />,
  }
  const page = await render(
    <NonceContext value={isOwnLook ? undefined : nonce}>
      <RequestIdContext value={id}>
        <ServerParts value={parts}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </ServerParts>
      </RequestIdContext>
    </NonceContext>,
    nonce,
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (answer === 503) headers.set('Retry-After', '10')
  const isHidden = root?.isSample && isPublicOrigin(context.get(servicesContext).site.origin)
  if (isOwnLook || isHidden) headers.set('X-Robots-Tag', 'noindex')
  const statistics = analytics ? analyticsOrigin(analytics.script) : null
  const others = { statistics, sources: sourcesFor(area, context.get(pageSources)) }
  if (common) {
    const { html, hashes } = withoutNonce(page.toString(), nonce)
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(
        hashes.map((hash) => `'sha256-${hash}'`),
        others,
      ),
    )
    headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
    const holdsUntil = context.get(pageHoldsUntil)
    // Caches on the way ask again each time; only our own goes by it.
    if (holdsUntil) headers.set('Expires', holdsUntil.toUTCString())
    return new Response(html, { status: answer, headers })
  }
  const scripts = isOwnLook ? null : [`'nonce-${nonce}'`]
  headers.set('Content-Security-Policy', contentSecurityPolicy(scripts, others, `'self' 'nonce-${nonce}'`))
  return new PageResponse(page, { status: answer, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const info = context.get(requestInfo)
  if (isDatabaseUnavailable(error) || isNoRoom(error) || error instanceof FileStoreError) info.unavailable(true)
  context
    .get(servicesContext)
    .log.error({ err: error, requestId: info.id, path: new URL(request.url).pathname }, 'A request failed.')
}

function areaOfEntry({ staticHandlerContext, routeModules }: EntryContext): AreaHandle {
  return areaOf(staticHandlerContext.matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle })))
}

/** Whether everybody who is signed out would get just this page. */
function isCommon(request: Request, context: RouterContextProvider): boolean {
  const isOnesOwn = context.get(viewer) !== null || context.get(seesAsIfOpen) || context.get(toasts).length > 0
  return request.method === 'GET' && !new URL(request.url).search && !isOnesOwn
}

function render(page: React.ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      highWaterMark: 1 << 20,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // A page is sent whole, so nothing is gained by moving a large part out of line, and without JavaScript it would be lost.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError: reject,
      onAllReady: () => pipe(sink),
    })
    const timer = setTimeout(() => abort(new Error('The page took too long to render.')), streamTimeout + 1000)
  })
}

/**
 * Takes the nonce off our own scripts and hashes them instead. Only scripts that carried it are hashed, so that markup which
 * found its way into a page is never allowed to run.
 */
function withoutNonce(page: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const own = new RegExp(`<script(?=[^>]*\\snonce="${nonce}")([^>]*)>([\\s\\S]*?)</script>`, 'g')
  for (const [, attributes, source] of page.matchAll(own)) {
    if (!/\ssrc=/.test(attributes!)) hashes.add(createHash('sha256').update(source!).digest('base64'))
  }
  return { html: page.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] }
}
