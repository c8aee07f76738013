import type { ReactNode } from 'react'

import { OutboundLink } from '#features/shop/affiliate/outbound-link.tsx'
import { ProductArt } from '#features/shop/shelves/product-art.tsx'
import { shopAddress } from '#features/shop/shelves/shelf.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { TextLink } from '#ui/text-link.tsx'

import { EvidenceBlock, type EvidenceWords } from './evidence-block.tsx'
import { isNowhereForSale, type ProductPage } from './product-page.ts'

/** What the product says around what is known of it. */
export interface ProductWords extends EvidenceWords {
  /** With the name of the shelf in the place of `{shelf}`. */
  readonly backAction: string
  readonly buyAction: string
  readonly unsoldNote: string
  readonly inStockNote: string
  readonly outOfStockNote: string
  /** What the link to the shop is. */
  readonly disclosure: string
}

type ProductArticleProps = {
  product: ProductPage
  words: ProductWords
  /** What stands below the words: ways to pass the page on. */
  children: ReactNode
}

/** A product on its own page. */
export function ProductArticle({ product, words, children }: ProductArticleProps) {
  const { name, description, picture, form, pillar, evidence, strength, category, featured, isTest } = product
  const [tab, shelf] =
    category === 'equipment' ? (['equipment', 'Equipment'] as const) : (['supplements', 'Supplements'] as const)
  return (
    <article className="product-page" data-pillar={pillar}>
      <header>
        <p className="text-sm">
          <TextLink to={shopAddress({ tab })}>{words.backAction.replaceAll('{shelf}', shelf)}</TextLink>
        </p>
        <h1 className="mt-2 text-3xl">{name}</h1>
        {(featured || isTest) && (
          <p className="mt-3 flex flex-wrap gap-2">
            {featured && <Badge>Featured</Badge>}
            {isTest && <Badge tone="caution">Sample, not for sale</Badge>}
          </p>
        )}
        {description && <p className="mt-4 max-w-measure text-lg whitespace-pre-line text-soft">{description}</p>}
      </header>
      <div className="product-side">
        <ProductArt picture={picture} form={form} sizes="(width >= 64rem) 26rem, 100vw" />
        <Price product={product} words={words} />
        <Way product={product} words={words} />
      </div>
      <div>
        {evidence && <EvidenceBlock evidence={evidence} strength={strength} words={words} />}
        <div className="product-share mt-8">{children}</div>
      </div>
    </article>
  )
}

type PartProps = Pick<ProductArticleProps, 'product' | 'words'>

function Price({ product, words }: PartProps) {
  const { price, compareAt, discount, inStock, isTest, sampleShop } = product
  if (isNowhereForSale(product)) return <p className="mt-4 text-soft">{words.unsoldNote}</p>
  return (
    <>
      <p className="num mt-4 text-xl font-strong">{price}</p>
      {discount !== null && (
        <p className="num text-sm text-soft">
          {discount}% below its regular price of {compareAt}
        </p>
      )}
      {sampleShop && <p className="mt-1 text-sm text-soft">Sample price at {sampleShop}</p>}
      {!isTest && !sampleShop && <p className="mt-1 text-sm">{inStock ? words.inStockNote : words.outOfStockNote}</p>}
    </>
  )
}

/** The way to whoever sells it, and what that link is. */
function Way({ product: { slug, name, category, destination, inStock }, words }: PartProps) {
  if (destination === null) return null
  return (
    <div className="mt-5">
      <OutboundLink
        target={slug}
        className={buttonClass(inStock ? 'primary' : 'secondary')}
        facts={{ name, category, destination, label: 'product page' }}
      >
        {words.buyAction}
        <span className="vh"> that sells {name}</span>
      </OutboundLink>
      <p className="cap mt-2 max-w-measure whitespace-pre-line">{words.disclosure}</p>
    </div>
  )
}
