import { memo } from 'react'

import { OutboundLink } from '#features/shop/affiliate/outbound-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'

import { ProductArt } from './product-art.tsx'
import type { ProductView } from './shelf.ts'
import type { CardWords } from './shop-words.ts'

type ProductCardProps = {
  product: ProductView
  words: CardWords
  /** On the first screen: its picture is asked for at once. */
  isFirst: boolean
}

/** A product on a shelf. */
export const ProductCard = memo(function ProductCard({ product, words, isFirst }: ProductCardProps) {
  const { slug, name, description, price, discount, featured, picture, pillar, link } = product
  const address = `/shop/${slug}`
  return (
    <article className="product">
      <ProductArt picture={picture} pillar={pillar} slug={slug} sizes="(width >= 40rem) 20rem, 100vw" isFirst={isFirst} />
      <h3>
        <Link to={address}>{name}</Link>
      </h3>
      <p className="num">
        <span className={link ? 'font-strong' : 'text-soft'}>{price}</span>
        {discount !== null && <span className="text-soft"> {discount}% below its regular price</span>}
        {featured && (
          <>
            {' '}
            <Badge>Featured</Badge>
          </>
        )}
      </p>
      {description && <p className="product-text">{description}</p>}
      {link ? (
        <p className="cap">
          <OutboundLink
            target={slug}
            facts={{ name, label: 'product card', ...link }}
            className={buttonClass('secondary', 'small', 'mr-2')}
          >
            {words.buyAction}
            <span className="vh"> that sells {name}</span>
          </OutboundLink>
          {words.linkNote}
        </p>
      ) : (
        <p className="cap">
          <ButtonLink to={address} kind="secondary" size="small" className="mr-2">
            {words.readAction}
            <span className="vh"> about {name}</span>
          </ButtonLink>
          {words.unsoldNote}
        </p>
      )}
    </article>
  )
})
