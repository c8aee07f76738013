import { pillars, type PillarSlug } from '#content/pillars.ts'
import { type ListedProduct, categoryNames, siteName } from '#features/shop/core/managed-product.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Picture } from '#ui/picture.tsx'

import { DeleteButton } from './delete-button.tsx'
import { FeatureForm } from './feature-form.tsx'
import { editAddress, editButtonId, managedAddress, type ManagedView } from './managed-list.ts'

/** A product in the owner’s grid, with everything that can be done to it. */
export function ManagedProductCard({ product, view }: { product: ListedProduct; view: ManagedView }) {
  const { id, name, price, priceNote, sourceSite, category, featured } = product
  const here = managedAddress(view)
  return (
    <article className="card managed-card">
      <div className="managed-picture">
        <ProductPicture product={product} sizes="6rem" />
      </div>
      <div className="min-w-0">
        <h3 className="managed-name wrap-anywhere" id={`name-${id}`}>
          {name}
        </h3>
        <p className="cap wrap-anywhere">
          {siteName(sourceSite)} · {categoryNames[category]}
        </p>
        <p className="mt-1 text-sm">
          <span className="num font-strong">{price}</span>
          {priceNote && <span className="cap num"> {priceNote}</span>}
        </p>
        <ProductBadges product={product} />
      </div>
      <div className="managed-acts">
        <ButtonLink
          id={editButtonId(id)}
          kind="secondary"
          size="small"
          to={editAddress(id, view)}
          aria-describedby={`name-${id}`}
          preventScrollReset
        >
          Edit
        </ButtonLink>
        <FeatureForm id={id} isFeatured={featured} action={here} />
        <DeleteButton id={id} name={name} action={here} describedBy={`name-${id}`} />
      </div>
    </article>
  )
}

type ProductBadgesProps = {
  product: ListedProduct
  /** On one line with everything else. */
  isInRow?: boolean
}

/** What is not as with any other product. */
export function ProductBadges({ product, isInRow }: ProductBadgesProps) {
  const { featured, inStock, isGone, isTest, differences } = product
  if (!featured && inStock && !isTest && differences === 0) return null
  return (
    <p className={isInRow ? 'inline-flex gap-1' : 'mt-2 flex flex-wrap gap-1'}>
      {featured && <Badge tone="good">Featured</Badge>}
      {!inStock && <Badge tone="caution">{isGone ? 'Page is gone' : 'Out of stock'}</Badge>}
      {differences > 0 && <Badge tone="caution">{differences === 1 ? '1 difference' : `${differences} differences`}</Badge>}
      {isTest && <Badge>Test product</Badge>}
    </p>
  )
}

type ProductPictureProps = {
  product: Pick<ListedProduct, 'slug' | 'image' | 'pillar' | 'category'>
  /** How wide it stands on the page, as the attribute `sizes` says it. */
  sizes: string
}

/** Our copy of a product’s picture, or a plate in its place. */
function ProductPicture({ product: { slug, image, pillar, category }, sizes }: ProductPictureProps) {
  if (image) {
    const { key, ...files } = image
    return <Picture picture={{ address: `/media/${key}`, ...files }} alt="" sizes={sizes} />
  }
  const own: PillarSlug = category === 'equipment' ? 'fitness' : 'supplements'
  const subject = pillars.find((each) => each.slug === pillar)?.slug ?? own
  return <Illustration pillar={subject} seed={slug.slice(0, 160)} width={80} height={80} />
}
