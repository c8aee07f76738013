import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#ui/text-link.tsx'

const words = {
  books: 'The books that we give our own clients will be here, each with the chapter to begin with.',
  accessories: 'Small things for sleep, kitchen and training will be here, each with the reason it was picked.',
}

/** A tab that holds nothing yet. */
export function ComingSoon({ tab }: { tab: keyof typeof words }) {
  return (
    <EmptyState title="Coming Soon" level={2} action={<TextLink to="/shop">See the supplements</TextLink>}>
      {words[tab]}
    </EmptyState>
  )
}
