import type { MiddlewareFunction, RouterContextProvider } from 'react-router'

import { findViewer, viewer } from '#features/identity/viewer.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { addressOf } from '#routes/addresses.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import { answerHeaders } from './answer-headers.server.ts'
import { keepsForm } from './keeps-form.ts'

const nobody = { viewer: null, setCookies: [] }

/** Finds out who asks. */
export const identify: MiddlewareFunction<Response> = async ({ request, pattern, context }) => {
  const { kind, identifiesItself } = addressOf(pattern)
  const isNobodys = identifiesItself || kind === 'file' || kind === 'api'
  const found = isNobodys ? nobody : await identifyViewer(request, pattern, context)
  context.set(viewer, found.viewer)
  for (const cookie of found.setCookies) context.get(answerHeaders).append('Set-Cookie', cookie)
}

/** Who sent the request. Where the form stays open, a session that cannot be read is no reason to throw away what was typed. */
async function identifyViewer(request: Request, pattern: string, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  if (!keepsForm(request, pattern)) return findViewer(services, request)
  return findViewer(services, request).catch((error: unknown) => {
    context.get(requestInfo).unavailable(true)
    return logFailure(context, 'A session could not be read.', nobody)(error)
  })
}
