import type { SectionPicture } from '#features/pages/core/fields.ts'
import { drawPicture } from '#features/pages/published/draw-picture.server.tsx'
import { sendMarkup } from '#platform/ready-markup.server.ts'

/** A picture on its way to a page, drawn for a room of so many CSS pixels; null where there is none. */
export function sendPicture(request: Request, picture: SectionPicture | null, width: number, height: number) {
  const drawn = drawPicture(picture, width, height)
  return drawn && sendMarkup(request, drawn)
}
