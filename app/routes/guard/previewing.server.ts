import { createContext, type MiddlewareFunction } from 'react-router'

import { viewer } from '#features/identity/viewer.server.ts'
import { addressOf } from '#routes/addresses.ts'

interface Preview {
  readonly as: 'visitor' | 'trial' | 'member'
  /** The version of the page that is looked at; null for its draft. */
  readonly version: string | null
}

/** As whom the owner looks at a public page with its draft; null where the page is shown as it is published. */
export const previewing = createContext<Preview | null>(null)

const seenBy = ['visitor', 'trial', 'member'] as const

/**
 * An administrator who asks for `?preview=visitor` (or trial, or member) gets the page with its draft, or as it was in `&version=`, in the frame of
 * such a person.
 */
export const lookAsOther: MiddlewareFunction<Response> = ({ request, pattern, context }, next) => {
  const { searchParams } = new URL(request.url)
  const person = context.get(viewer)
  const as = seenBy.find((each) => each === searchParams.get('preview'))
  const { kind, who } = addressOf(pattern)
  if (request.method === 'GET' && kind === 'page' && who === 'anyone' && person?.isAdmin && as) {
    context.set(previewing, { as, version: searchParams.get('version') })
    context.set(viewer, as === 'visitor' ? null : { ...person, isAdmin: false })
  }
  return next()
}
