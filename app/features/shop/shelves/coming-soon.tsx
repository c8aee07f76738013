import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { EmptyWords } from './shop-words.ts'

/** A tab that holds nothing yet. */
export function ComingSoon({ tab, words }: { tab: 'books' | 'accessories'; words: EmptyWords }) {
  return (
    <EmptyState title={words.soonTitle} level={2} action={words.soonAction && <TextLink to="/shop">{words.soonAction}</TextLink>}>
      {tab === 'books' ? words.booksText : words.accessoriesSoonText}
    </EmptyState>
  )
}
