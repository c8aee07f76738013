/** One thing that waits for the owner, and where it is done. */
export interface WaitingItem {
  readonly to: string
  readonly count: number
  readonly title: string
  readonly text: string
}

interface Waiting {
  readonly unread: number
  readonly held: number
  /** Mails that were written instead of sent. */
  readonly mails: number
}

/** What waits, most pressing first; nothing that is at zero. */
export function waitingItems({ unread, held, mails }: Waiting): WaitingItem[] {
  const items = [
    {
      to: '/admin/messages',
      count: unread,
      title: unread === 1 ? 'Unread message' : 'Unread messages',
      text: 'Somebody wrote to you.',
    },
    {
      to: '/admin/outbox',
      count: mails,
      title: mails === 1 ? 'Mail that was not sent' : 'Mails that were not sent',
      text: 'No mail server is set up, so mails are written to the outbox and reach nobody.',
    },
    {
      to: '/admin/messages?box=spam',
      count: held,
      title: held === 1 ? 'Message held as spam' : 'Messages held as spam',
      text: 'Have a look now and then: a person may be among them.',
    },
  ]
  return items.filter(({ count }) => count > 0)
}
