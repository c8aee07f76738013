import { issueJwt } from '#features/identity/tokens/jwt.server.ts'

import type { Route } from './+types/api-token.ts'
import { answerCall, apiError, wrongMethod } from './api-answers.server.ts'

export const loader = () => wrongMethod('POST')

/** Exchanges a personal token for a JWT of ten minutes. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return wrongMethod('POST')
  return answerCall(args, null, async (all, caller) => {
    if (caller.by === 'jwt') return apiError(403, 'A JWT is not exchanged for another one: send the personal token.')
    const { jwt, expiresInSeconds } = await issueJwt(all, caller)
    return Response.json({
      access_token: jwt,
      token_type: 'Bearer',
      expires_in: expiresInSeconds,
      scope: caller.scopes.join(' '),
    })
  })
}
