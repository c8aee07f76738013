import type { RouterContextProvider } from 'react-router'

import { requestInfo } from '#platform/request.server.ts'
import { services } from '#platform/services.server.ts'

/** For `catch`: the log has what went wrong, under the number of the request, and null stands in. Whoever asked reads one sentence, or does without. */
export function noting(context: Readonly<RouterContextProvider>, message: string) {
  return (error: unknown) => {
    context.get(services).log.error({ err: error, requestId: context.get(requestInfo).id }, message)
    return null
  }
}

/** What a page can do without: where it cannot be read, `instead` stands in, and the log has the rest. */
export async function orElse<Value>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<Value>,
  instead: Value,
  what: string,
): Promise<Value> {
  const read = await reading.then((value) => ({ value })).catch(noting(context, `${what} could not be read.`))
  return read ? read.value : instead
}
