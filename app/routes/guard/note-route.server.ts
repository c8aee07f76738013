import type { MiddlewareFunction } from 'react-router'

import { requestInfo } from '#platform/request.server.ts'
import { addressOf } from '#routes/addresses.ts'

/** Notes which line of routes.ts answers: what is measured goes by it, never by the address, which people type. */
export const noteRoute: MiddlewareFunction<Response> = ({ pattern, context }) => {
  context.get(requestInfo).route(addressOf(pattern).path)
}
