import type { RouterContextProvider } from 'react-router'

import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#platform/services.server.ts'

/** What the preview of a text that is being written shows; 404 where there is no such text, 503 where it could be neither kept nor shown just now. */
export async function answerDraft<Preview>(
  context: Readonly<RouterContextProvider>,
  preview: () => Promise<Preview | null>,
): Promise<Response> {
  try {
    const shown = await preview()
    return Response.json(shown, { status: shown ? 200 : 404 })
  } catch (error) {
    context
      .get(servicesContext)
      .log.error({ err: error, requestId: context.get(requestInfo).id }, 'A draft could not be kept or shown.')
    return Response.json(null, { status: 503 })
  }
}
