import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import { drawBrandIcon } from '#features/site/brand/brand-icon.server.ts'
import { iconMark, type IconSize } from '#features/site/brand/brand-pictures.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'
import { PictureShelf, type ShelvedPicture } from '#features/site/share/picture-shelf.server.ts'
import type { Services } from '#services.server.ts'
import { BrandMark } from '#ui/brand-mark.tsx'

const shelf = new PictureShelf(20)

/** An icon of the site as it is now, as a PNG. */
export function findSiteIcon(services: Services, house: SiteSettings['house'], size: IconSize): Promise<ShelvedPicture> {
  const drawing = renderToStaticMarkup(createElement(BrandMark, { size: 32 }))
  return shelf.find(`${iconMark(house) ?? 'shipped'} ${size}`, () => drawBrandIcon(services, house, size, drawing))
}
