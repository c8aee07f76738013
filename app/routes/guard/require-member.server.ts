import { redirect, type MiddlewareFunction } from 'react-router'

import { viewer } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { addressOf } from '#routes/addresses.ts'

import { keepsForm } from './keeps-form.ts'
import { SIGNED_OUT } from './words.ts'

/** Sends whoever is not signed in to sign in, where an address is for members. */
export const requireMember: MiddlewareFunction<Response> = async ({ request, url, pattern, context }) => {
  if (addressOf(pattern).who !== 'member' || context.get(viewer) || keepsForm(request, pattern)) return
  const signIn = `/auth?next=${encodeURIComponent(url.pathname + url.search)}`
  throw request.method === 'POST' ? await redirectWithToast(signIn, SIGNED_OUT) : redirect(signIn)
}
