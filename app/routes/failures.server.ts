import { data, type RouterContextProvider } from 'react-router'

import type { Toast } from '#platform/flash.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'

import { toasts } from './guard/toasts.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * For `catch`: the log has what went wrong, under the number of the request, and null stands in, or what is given. Whoever asked reads one sentence, or
 * does without.
 */
export function logFailure(context: Context, message: string): (error: unknown) => null
export function logFailure<const StandIn>(context: Context, message: string, standIn: StandIn): (error: unknown) => StandIn
export function logFailure(context: Context, message: string, standIn: unknown = null) {
  return (error: unknown) => {
    context.get(servicesContext).log.error({ err: error, requestId: context.get(requestInfo).id }, message)
    return standIn
  }
}

/** Reads the parts of a page, each for itself: one that cannot be read is null and stands in the log, and `status` says that something is missing. */
export function partsOfPage(context: Context) {
  let isWhole = true
  return {
    read: <Part>(reading: Promise<Part>, what: string): Promise<Part | null> =>
      reading.catch((error: unknown) => {
        isWhole = false
        return logFailure(context, `${what} could not be read.`)(error)
      }),
    isWhole: () => isWhole,
    status: () => (isWhole ? 200 : 503),
  }
}

/**
 * The answer to a form that stays as it was typed, with a toast: of a whole page it stands in the HTML, and where the page was open already its component
 * shows it (`useLaterToast(actionData?.toast)`).
 */
export function stayWithToast<Body extends object>(context: Context, body: Body, toast: Toast, status: number) {
  context.set(toasts, [toast])
  return data({ ...body, toast }, status)
}
