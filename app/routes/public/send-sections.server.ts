import type { DrawnPart } from '#features/pages/published/draw-page.server.ts'
import { holdsBlocks } from '#features/writing/blocks/page-sources.ts'
import { allowSources } from '#platform/page-sources.server.ts'
import { sendMarkup } from '#platform/ready-markup.server.ts'

import type { Route } from './+types/built-page.ts'

type Sending = Pick<Route.LoaderArgs, 'request' | 'context'>

/** Drawn sections on their way to a page, whose answer then allows what their blocks play from elsewhere. */
export function sendSections({ request, context }: Sending, { markup, sources }: DrawnPart) {
  const isPlayed = sources.frames.length + sources.media.length > 0
  if (isPlayed) allowSources(context, sources)
  const blocks = isPlayed ? 'played' : holdsBlocks(markup.html) ? 'shown' : null
  // The text is a property that is not written out, so nothing may copy it.
  return Object.assign(sendMarkup(request, markup), blocks && ({ blocks } as const))
}
