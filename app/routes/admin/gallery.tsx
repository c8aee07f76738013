import { pageMeta } from '#features/site/page-meta.ts'
import { PageHeading } from '#ui/page-heading.tsx'

import type { Route } from './+types/gallery.ts'
import { GalleryControls } from './gallery/controls.tsx'
import { GalleryFields } from './gallery/fields.tsx'
import { GalleryIllustrations } from './gallery/illustrations.tsx'
import { GalleryInstruments } from './gallery/instruments.tsx'
import { GalleryOverlays } from './gallery/overlays.tsx'
import { GallerySurfaces } from './gallery/surfaces.tsx'
import { GalleryType } from './gallery/type.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Components', listed: false })

/** Every component in its states, for whoever builds the next page. Light and dark follow the system. */
export default function GalleryPage() {
  return (
    <>
      <PageHeading
        eyebrow="For engineers"
        title="Components"
        lead="Every part of the interface in its states. Hover and focus show themselves: move over a part, or walk with Tab."
      />
      <GalleryType />
      <GalleryControls />
      <GalleryFields />
      <GallerySurfaces />
      <GalleryOverlays />
      <GalleryInstruments />
      <GalleryIllustrations />
    </>
  )
}
