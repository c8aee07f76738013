import type { ReactNode } from 'react'

import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { ProductCard } from './product-card.tsx'
import { hasWords, isBare, shopAddress, shopTabs, wordsOf, type ShelfPage, type ShopQuestion, type ProductView } from './shelf.ts'
import type { CardWords, EmptyWords, ShelfNotes } from './shop-words.ts'

type ShelfListProps = {
  list: ShelfPage
  question: ShopQuestion
  /** What is being typed: what the page has of it is shown until the server has answered. */
  typed: string | null
  isAdmin: boolean
  words: CardWords & ShelfNotes & EmptyWords
  /** What an administrator can do about a product. */
  actions?: ((product: ProductView) => ReactNode) | undefined
}

/** The products of a tab. */
export function ShelfList({ list, question, typed, isAdmin, words, actions }: ShelfListProps) {
  const asked = typed === null ? [] : wordsOf(typed)
  const isShown = (product: ProductView) => asked.length === 0 || hasWords(product, asked)
  const { label } = shopTabs.find(({ id }) => id === question.tab)!
  const isSaidOnce = isBare(list)
  return (
    <section aria-labelledby="shelf">
      <h2 id="shelf" className="vh">
        {label}
      </h2>
      {list.total === 0 && <NothingHere question={question} isAdmin={isAdmin} words={words} />}
      {isSaidOnce && words.noPricesNote && <p className="shelf-note">{words.noPricesNote}</p>}
      <ul className="shelf">
        {list.products.map((product) => (
          <li key={product.slug} hidden={!isShown(product)}>
            <ProductCard product={product} words={words} isBare={isSaidOnce} />
            {actions?.(product)}
          </li>
        ))}
      </ul>
      <ShelfPages list={list} question={question} />
    </section>
  )
}

type NothingHereProps = Pick<ShelfListProps, 'question' | 'isAdmin'> & { words: EmptyWords }

function NothingHere({ question: { tab, query }, isAdmin, words }: NothingHereProps) {
  if (query) {
    return (
      <EmptyState title="No products found" action={<TextLink to={shopAddress({ tab })}>All {tab}</TextLink>}>
        Fewer words, or others, may find more.
      </EmptyState>
    )
  }
  const text = words.emptyText.replaceAll('{shelf}', tab === 'equipment' ? 'Equipment' : 'Supplements')
  if (!isAdmin) return <EmptyState title={words.emptyTitle}>{text}</EmptyState>
  return (
    <EmptyState
      title={words.emptyTitle}
      action={
        <ButtonLink to="/shop/manage" kind="secondary">
          Manage Products
        </ButtonLink>
      }
    >
      {`${text} Use a scraper to add products.`}
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
