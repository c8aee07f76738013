import { memo } from 'react'

import { OutboundLink } from '#features/shop/affiliate/outbound-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { EvidenceScale } from './evidence-scale.tsx'
import { ProductArt } from './product-art.tsx'
import type { ProductView } from './shelf.ts'
import type { CardWords } from './shop-words.ts'

type ProductCardProps = {
  product: ProductView
  words: CardWords
  /** That nothing on the page has a price or a shop is said elsewhere. */
  isBare?: boolean
}

/** A product on a shelf. */
export const ProductCard = memo(function ProductCard({ product, words, isBare = false }: ProductCardProps) {
  const { slug, name, description, discount, picture, form, featured, strength } = product
  return (
    <article className="product">
      <ProductArt picture={picture} form={form} sizes="(width >= 40rem) 20rem, 100vw" />
      <h3>
        <Link to={`/shop/${slug}`}>{name}</Link>
      </h3>
      {!isBare && <Price product={product} />}
      {description && <p className="product-text">{description}</p>}
      {(featured || strength || discount !== null) && (
        <p className="product-marks">
          {strength && <EvidenceScale strength={strength} />}
          {discount !== null && <span className="cap num">{discount}% below its regular price</span>}
          {featured && <Badge>Featured</Badge>}
        </p>
      )}
      <Way product={product} words={words} isBare={isBare} />
    </article>
  )
})

function Price({ product: { price, isPriced, sampleShop } }: Pick<ProductCardProps, 'product'>) {
  return (
    <p className="product-price num">
      <span className={isPriced ? 'font-strong' : 'text-soft'}>{price}</span>
      {sampleShop && <span className="cap">Sample price</span>}
    </p>
  )
}

/** To the shop that sells it, or to its own page. */
function Way({ product: { slug, name, link, sampleShop }, words, isBare }: Required<ProductCardProps>) {
  if (link)
    return (
      <p className="product-way cap">
        <OutboundLink
          target={slug}
          facts={{ name, label: 'product card', ...link }}
          className={buttonClass('secondary', 'small')}
        >
          {words.buyAction}
          <span className="vh"> that sells {name}</span>
        </OutboundLink>
        {words.linkNote}
      </p>
    )
  return (
    <p className="product-way cap">
      <TextLink to={`/shop/${slug}`}>
        {words.readAction}
        <span className="vh"> about {name}</span>
      </TextLink>
      {sampleShop ?? (!isBare && words.unsoldNote)}
    </p>
  )
}
