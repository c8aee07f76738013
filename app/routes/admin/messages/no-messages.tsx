import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#ui/text-link.tsx'

type NoMessagesProps = { box: string | null; isFiltered: boolean; isFirst: boolean }

/** What stands where no message does. */
export function NoMessages({ box, isFiltered, isFirst }: NoMessagesProps) {
  const newest = <TextLink to="/admin/messages">To the newest</TextLink>
  if (!isFirst) return <EmptyState title="No more messages" action={newest} level={2} />
  if (isFiltered && box !== 'spam') {
    return (
      <EmptyState title="Nothing found" action={<TextLink to="/admin/messages">Show all messages</TextLink>} level={2}>
        No message matches everything you asked for. Fewer words, or parts of them, may find more.
      </EmptyState>
    )
  }
  if (box === 'first')
    return (
      <EmptyState title="Nothing is to be read first" level={2}>
        What seems to speak of danger to somebody stands here until you have dealt with it.
      </EmptyState>
    )
  if (box === 'spam')
    return (
      <EmptyState title={isFiltered ? 'Nothing found' : 'Nothing held back'} level={2}>
        What a machine seems to have written waits here, and nobody is told.
      </EmptyState>
    )
  return (
    <EmptyState title="No messages yet" level={2} action={<TextLink to="/contact">See the contact page</TextLink>}>
      What people write to you appears here at once, and a mail tells you about it.
    </EmptyState>
  )
}
