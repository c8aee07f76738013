import { redirect } from 'react-router'

import { signOut } from '#features/identity/sessions.server.ts'
import { services } from '#platform/services.server.ts'

import type { Route } from './+types/sign-out.ts'

/** Opened as a page it does nothing: a link or a prefetch must never sign anybody out. */
export function loader() {
  return redirect('/')
}

export async function action({ request, context }: Route.ActionArgs) {
  return redirect('/auth', { status: 303, headers: await signOut(context.get(services), request) })
}
