import { createContext, type MiddlewareFunction } from 'react-router'

import { viewer } from '#features/identity/viewer.server.ts'
import { addressOf } from '#routes/addresses.ts'

/** As whom the owner looks at a public page with its draft; null where the page is shown as it is published. */
export const previewing = createContext<'visitor' | 'trial' | 'member' | null>(null)

const seenBy = ['visitor', 'trial', 'member'] as const

/** An administrator who asks for `?preview=visitor` (or trial, or member) gets the page with its draft, in the frame of such a person. */
export const lookAsOther: MiddlewareFunction<Response> = ({ request, pattern, context }, next) => {
  const { searchParams } = new URL(request.url)
  const person = context.get(viewer)
  const as = seenBy.find((each) => each === searchParams.get('preview'))
  const { kind, who } = addressOf(pattern)
  if (request.method === 'GET' && kind === 'page' && who === 'anyone' && person?.isAdmin && as) {
    context.set(previewing, as)
    context.set(viewer, as === 'visitor' ? null : { ...person, isAdmin: false })
  }
  return next()
}
