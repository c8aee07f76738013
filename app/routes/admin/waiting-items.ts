/** One thing that waits for the owner, and where it is done. */
export interface WaitingItem {
  readonly to: string
  readonly count: number
  readonly title: string
  readonly text: string
}

interface Waiting {
  /** Messages in which danger was recognised, and that nobody has dealt with. */
  readonly readFirst: number
  readonly unread: number
  readonly held: number
  /** Members' stories that nobody has decided about. */
  readonly stories: number
  readonly heldStories: number
  /** Appointments that are over and not marked, and the day of the first of them. */
  readonly unmarked: { readonly count: number; readonly day: string } | null
  /** Products of which a page says something else than the owner. */
  readonly differences: number
  /** Suppliers whose last reading failed. */
  readonly failedRefreshes: number
  /** Mails that were written instead of sent, and whether a mail server is set up by now. */
  readonly mails: number
  readonly sendsMail?: boolean
  /** Answers in a row that the language model failed to give. */
  readonly modelFailures: number
}

/** What waits, most pressing first; nothing that is at zero. */
export function waitingItems({
  readFirst,
  unread,
  held,
  stories,
  heldStories,
  unmarked,
  differences,
  failedRefreshes,
  mails,
  sendsMail = false,
  modelFailures,
}: Waiting): WaitingItem[] {
  const items = [
    {
      to: '/admin/messages?box=first',
      count: readFirst,
      title: readFirst === 1 ? 'Conversation to read first' : 'Conversations to read first',
      text: 'Somebody may be in danger.',
    },
    {
      to: '/admin/messages',
      count: unread,
      title: unread === 1 ? 'Unread message' : 'Unread messages',
      text: 'Somebody wrote to you.',
    },
    {
      to: '/admin/stories',
      count: stories,
      title: stories === 1 ? 'Story waits' : 'Stories wait',
      text: 'A member has told their story and agrees to its being published.',
    },
    {
      to: `/admin/calendar?date=${unmarked?.day ?? ''}`,
      count: unmarked?.count ?? 0,
      title: unmarked?.count === 1 ? 'Appointment is over' : 'Appointments are over',
      text: 'Say how it went: done, or a no-show.',
    },
    {
      to: '/shop/manage?show=differences',
      count: differences,
      title: differences === 1 ? 'Product to review' : 'Products to review',
      text: 'Their pages say something different from you.',
    },
    {
      to: '/shop/manage/suppliers',
      count: failedRefreshes,
      title: failedRefreshes === 1 ? 'Supplier could not be read' : 'Suppliers could not be read',
      text: 'The last refresh failed, so their prices may be out of date.',
    },
    {
      to: '/admin/outbox',
      count: mails,
      title: mails === 1 ? 'Mail that was not sent' : 'Mails that were not sent',
      text: sendsMail
        ? 'They were written before a mail server was set up. Send those that still hold.'
        : 'No mail server is set up, so mails are written to the outbox and reach nobody.',
    },
    {
      to: '/admin/settings/services',
      count: modelFailures,
      title:
        modelFailures === 1 ? 'Answer that the AI model failed to give' : 'Answers in a row that the AI model failed to give',
      text: 'Visitors get the built-in answers in the meantime. What went wrong is shown there.',
    },
    {
      to: '/admin/messages?box=spam',
      count: held,
      title: held === 1 ? 'Message held as spam' : 'Messages held as spam',
      text: 'Have a look now and then: a person may be among them.',
    },
    {
      to: '/admin/stories?pile=held',
      count: heldStories,
      title: heldStories === 1 ? 'Story held as spam' : 'Stories held as spam',
      text: 'A machine seems to have sent it. Have a look now and then.',
    },
  ]
  return items.filter(({ count }) => count > 0)
}
