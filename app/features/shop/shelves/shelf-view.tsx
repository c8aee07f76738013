import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'

import { useSlow } from '#ui/while-loading.tsx'

import { EquipmentBanner, EquipmentCategories } from './equipment.tsx'
import type { ShelfKeeper } from './persisted-filters.tsx'
import { ShelfList } from './shelf-list.tsx'
import { ShelfSkeleton } from './shelf-skeleton.tsx'
import { ShelfTools } from './shelf-tools.tsx'
import { formatCount, questionOf, shopAddress, type ShopQuestion, type ShopView, type ProductView } from './shelf.ts'
import type { ShelfWords } from './shop-words.ts'
import { useShelfSearch } from './use-shelf-search.tsx'

type ShelfViewProps = {
  view: ShopView
  question: ShopQuestion
  keeper: ShelfKeeper
  isAdmin: boolean
  words: ShelfWords
  actions?: ((product: ProductView) => ReactNode) | undefined
}

/** A tab that holds products: search, order, cards. */
export function ShelfView({ view: { list, equipment }, question, keeper, isAdmin, words, actions }: ShelfViewProps) {
  const { anchor, typed, type, ask, isUnanswered } = useShelfSearch(question, list, keeper)
  const isSlow = useSlow(useComing(question)) !== null
  const isWhole = question.query === '' && question.page === 1
  return (
    <>
      {equipment && isWhole && <EquipmentCategories equipment={equipment} words={words} />}
      <ShelfTools key={anchor} question={question} onType={type} ask={ask} />
      <output className="cap num mt-2 block">
        {formatCount(list, question)}
        {isUnanswered && ' · The site does not answer. These are the last results; keep typing to try again.'}
      </output>
      {isSlow ? (
        <ShelfSkeleton />
      ) : (
        <ShelfList list={list} question={question} typed={typed} isAdmin={isAdmin} words={words} actions={actions} />
      )}
      {equipment && !equipment.hasScraped && <EquipmentBanner equipment={equipment} isAdmin={isAdmin} words={words} />}
    </>
  )
}

/** The address of another shelf, order or page that is on its way. While somebody types, what is there stays. */
function useComing(present: ShopQuestion): string | null {
  const { location } = useNavigation()
  if (location?.pathname !== '/shop') return null
  const coming = shopAddress({ ...questionOf(new URLSearchParams(location.search)), query: '' })
  return coming === shopAddress({ ...present, query: '' }) ? null : coming
}
