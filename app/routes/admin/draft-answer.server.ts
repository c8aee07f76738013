import type { RouterContextProvider } from 'react-router'

import { logFailure } from '#routes/failures.server.ts'

/** What the preview of a text that is being written shows; 404 where there is no such text, 503 where it could be neither kept nor shown just now. */
export async function answerDraft<Preview>(
  context: Readonly<RouterContextProvider>,
  preview: () => Promise<Preview | null>,
): Promise<Response> {
  try {
    const shown = await preview()
    return Response.json(shown, { status: shown ? 200 : 404 })
  } catch (error) {
    logFailure(context, 'A draft could not be kept or shown.')(error)
    return Response.json(null, { status: 503 })
  }
}
