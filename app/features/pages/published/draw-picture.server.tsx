import { renderToStaticMarkup } from 'react-dom/server'

import type { SectionPicture } from '#features/pages/core/fields.ts'
import { SectionImage } from '#features/pages/kinds/parts.tsx'
import { drawnFrom, type DrawnMarkup } from '#platform/ready-markup.server.ts'

/** A picture of a frame as it is drawn; `width` and `height`, in CSS pixels, are the room that it has. Null where there is none. */
export function drawPicture(picture: SectionPicture | null, width: number, height: number): DrawnMarkup | null {
  if (!picture) return null
  return drawnFrom({ picture, width, height }, (shown) => renderToStaticMarkup(<SectionImage {...shown} />))
}
