import type { PillarSlug } from '#content/pillars.ts'
import { Illustration } from '#ui/illustration.tsx'
import { Picture } from '#ui/picture.tsx'

import type { ProductPicture } from './shelf.ts'

type ProductArtProps = {
  picture: ProductPicture | null
  pillar: PillarSlug
  slug: string
  /** How wide it stands on the page, as the attribute `sizes` says it. */
  sizes: string
  isFirst?: boolean
}

/** The picture of a product, decorative; a plate of its pillar where there is none, or where it does not load. */
export function ProductArt({ picture, pillar, slug, sizes, isFirst = false }: ProductArtProps) {
  return (
    <div className="product-art">
      {picture && <Picture picture={picture} alt="" sizes={sizes} />}
      <Illustration pillar={pillar} seed={slug} width={320} height={240} isFirst={isFirst && !picture} />
    </div>
  )
}
