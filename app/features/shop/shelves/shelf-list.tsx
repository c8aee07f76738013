import type { ReactNode } from 'react'

import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { ProductCard } from './product-card.tsx'
import { hasWords, shopAddress, shopTabs, wordsOf, type ShelfPage, type ShopQuestion, type ProductView } from './shelf.ts'

type ShelfListProps = {
  list: ShelfPage
  question: ShopQuestion
  /** What is being typed: what the page has of it is shown until the server has answered. */
  typed: string | null
  isAdmin: boolean
  /** What an administrator can do about a product. */
  actions?: ((product: ProductView) => ReactNode) | undefined
}

/** So many pictures are asked for at once; the others when they come near. */
const ON_FIRST_SCREEN = 2

/** The products of a tab. */
export function ShelfList({ list, question, typed, isAdmin, actions }: ShelfListProps) {
  const words = typed === null ? [] : wordsOf(typed)
  const isShown = (product: ProductView) => words.length === 0 || hasWords(product, words)
  const { label } = shopTabs.find(({ id }) => id === question.tab)!
  return (
    <section aria-labelledby="shelf">
      <h2 id="shelf" className="vh">
        {label}
      </h2>
      {list.total === 0 && <NothingHere question={question} isAdmin={isAdmin} />}
      <ul className="shelf">
        {list.products.map((product, at) => (
          <li key={product.slug} hidden={!isShown(product)}>
            <ProductCard product={product} isFirst={at < ON_FIRST_SCREEN} />
            {actions?.(product)}
          </li>
        ))}
      </ul>
      <ShelfPages list={list} question={question} />
    </section>
  )
}

function NothingHere({ question: { tab, query }, isAdmin }: { question: ShopQuestion; isAdmin: boolean }) {
  if (query) {
    return (
      <EmptyState title="No products found" action={<TextLink to={shopAddress({ tab })}>All {tab}</TextLink>}>
        Fewer words, or others, may find more.
      </EmptyState>
    )
  }
  const what = tab === 'equipment' ? 'Equipment' : 'Supplements'
  if (!isAdmin) return <EmptyState title="No products found">{`${what} will be available soon.`}</EmptyState>
  return (
    <EmptyState
      title="No products found"
      action={
        <ButtonLink to="/shop/manage" kind="secondary">
          Manage Products
        </ButtonLink>
      }
    >
      {`${what} will be available soon. Use a scraper to add products.`}
    </EmptyState>
  )
}

function ShelfPages({ list: { page, pages }, question }: Pick<ShelfListProps, 'list' | 'question'>) {
  if (pages === 1) return null
  const to = (page: number) => shopAddress({ ...question, page })
  return (
    <nav className="num flex flex-wrap gap-6 text-sm" aria-label="Pages">
      {page > 1 && (
        <TextLink to={to(page - 1)} rel="prev">
          Previous
        </TextLink>
      )}
      <span className="py-2">
        Page {page} of {pages.toLocaleString('en')}
      </span>
      {page < pages && (
        <TextLink to={to(page + 1)} rel="next">
          Next
        </TextLink>
      )}
    </nav>
  )
}
