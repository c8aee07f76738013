import type { Route } from './+types/api-me.ts'
import { answerCall, wrongMethod } from './api-answers.server.ts'

/** Whose token it is, and what it may do. */
export function loader(args: Route.LoaderArgs) {
  return answerCall(args, 'profile:read', (_all, { userId, displayName, email, emailVerified, scopes }) =>
    Response.json({ id: userId, name: displayName, email, emailVerified, scopes }),
  )
}

export const action = () => wrongMethod('GET')
