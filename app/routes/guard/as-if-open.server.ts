import { createContext, createCookie, redirectDocument, type MiddlewareFunction } from 'react-router'

import type { Viewer } from '#features/identity/core/viewer.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { asIfOpen } from '#features/site/opening/as-if-open.server.ts'
import { isSiteOpen } from '#features/site/opening/is-open.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { keyedHash } from '#platform/tokens.server.ts'
import { addressOf } from '#routes/addresses.ts'
import { servicesContext } from '#services.server.ts'

import { previewing } from './previewing.server.ts'

/** Whether the owner of a sample looks at a public page as it will be when the site opens. */
export const seesAsIfOpen = createContext(false)

const SECONDS = 3600

/** It names the session in which an owner began to look, and nobody else’s opens anything with it. */
const cookie = createCookie('as-if-open', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: SECONDS })

const markOf = ({ secret }: Pick<Infrastructure, 'secret'>, { sessionId }: Viewer) =>
  keyedHash(secret, 'look as if open', sessionId)

/** The Set-Cookie line by which public pages are shown to this owner as they will be. */
export const beginLook = (services: Pick<Infrastructure, 'secret'>, person: Viewer) => cookie.serialize(markOf(services, person))

/** The Set-Cookie line that ends it. */
export const endLook = () => cookie.serialize('', { maxAge: 0 })

/**
 * Shows public pages to an owner who has asked for it as visitors will see them once the site is open. They are documents without scripts: the
 * router’s own fetches are led to the document.
 */
export const lookAsIfOpen: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const person = context.get(viewer)
  const { kind, who } = addressOf(pattern)
  if (request.method !== 'GET' || kind !== 'page' || who !== 'anyone') return next()
  if (!person?.isAdmin || context.get(previewing)) return next()
  const services = context.get(servicesContext)
  const brought: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null)
  if (brought !== markOf(services, person) || (await isSiteOpen(services))) return next()
  if (new URL(request.url).pathname.endsWith('.data')) return redirectDocument(url.pathname + url.search)
  context.set(servicesContext, asIfOpen(services))
  context.set(seesAsIfOpen, true)
  context.set(viewer, null)
  return next()
}
