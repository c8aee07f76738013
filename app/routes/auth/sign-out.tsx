import { redirect } from 'react-router'

import { signOut } from '#features/identity/core/access/sessions.server.ts'
import { forgetReturnPath } from '#features/identity/return-path.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/sign-out.ts'

/** Opened as a page it does nothing: a link or a prefetch must never sign anybody out. */
export function loader() {
  return redirect('/')
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const headers = await signOut(services, request)
  // Who signs out is done: the next sign-in begins at home.
  headers.append('Set-Cookie', forgetReturnPath(services))
  return redirect('/auth', { status: 303, headers })
}
