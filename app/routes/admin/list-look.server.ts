import type { RouterContextProvider } from 'react-router'

import { readCookie, serializeCookie } from '#features/identity/core/session-cookie.server.ts'
import { answerHeaders } from '#routes/guard/answer-headers.server.ts'
import { servicesContext } from '#services.server.ts'

import { listLooks, type ListLook } from './list-look.ts'

const SECONDS = 365 * 24 * 60 * 60

/** How the owner looks at a list in this browser: as the address asks for, which is remembered, else as it was chosen last. */
export function listLookOf(
  name: 'posts' | 'products',
  { request, url, context }: { request: Request; url: URL; context: Readonly<RouterContextProvider> },
): ListLook {
  const { site } = context.get(servicesContext)
  const cookie = `${name}-as`
  const asked = known(url.searchParams.get('as'))
  if (asked) {
    context.get(answerHeaders).append('Set-Cookie', serializeCookie(site, cookie, asked, SECONDS))
    return asked
  }
  return known(readCookie(request, site.insecure ? cookie : `__Host-${cookie}`)) ?? listLooks[0]
}

function known(typed: string | null | undefined): ListLook | undefined {
  return listLooks.find((look) => look === typed)
}
