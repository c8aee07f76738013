import { RouterContextProvider } from 'react-router'

import type { Viewer } from '#features/identity/core/viewer.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { describeRequest, requestInfo } from '#platform/request.server.ts'
import { answerHeaders } from '#routes/guard/answer-headers.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

interface Asking<Params> {
  readonly services: Services
  readonly viewer?: Viewer | null
  readonly params?: Params
  readonly pattern?: string
}

/** What React Router hands to a route's loader or action, for a request from 192.0.2.1. */
export function routeArgs<Params = Record<never, string>>(request: Request, asking: Asking<Params>) {
  const context = new RouterContextProvider()
  context.set(servicesContext, asking.services)
  context.set(viewer, asking.viewer ?? null)
  context.set(requestInfo, describeRequest('a request of a test', '192.0.2.1'))
  context.set(answerHeaders, new Headers())
  const url = new URL(request.url)
  return { request, url, context, params: asking.params ?? ({} as Params), pattern: asking.pattern ?? url.pathname }
}

/** A form as a browser sends it. */
export function formRequest(path: string, fields: Record<string, string>): Request {
  return new Request(`https://wellward.test${path}`, { method: 'POST', body: new URLSearchParams(fields) })
}
