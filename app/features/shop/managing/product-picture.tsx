import { pillars, type PillarSlug } from '#content/pillars.ts'
import type { ListedProduct } from '#features/shop/core/managed-product.ts'
import { Picture } from '#ui/picture.tsx'
import { Plate } from '#ui/plate.tsx'

type ProductPictureProps = {
  product: Pick<ListedProduct, 'slug' | 'image' | 'pillar' | 'category'>
  /** How wide it stands on the page, as the attribute `sizes` says it. */
  sizes: string
}

/** Our copy of a product’s picture, or a plate in its place. */
export function ProductPicture({ product: { slug, image, pillar, category }, sizes }: ProductPictureProps) {
  if (image) {
    const { key, ...files } = image
    return <Picture picture={{ address: `/media/${key}`, ...files }} alt="" sizes={sizes} />
  }
  const own: PillarSlug = category === 'equipment' ? 'fitness' : 'supplements'
  const subject = pillars.find((each) => each.slug === pillar)?.slug ?? own
  return <Plate pillar={subject} seed={slug.slice(0, 160)} width={320} height={240} />
}
