import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { countOutbox } from '#platform/mail-outbox.server.ts'

/** Mails that were written instead of sent. */
export const outboxAttention = {
  name: 'The outbox',
  async find({ outbox, sendsMail }: Pick<Infrastructure, 'outbox' | 'sendsMail'>): Promise<AttentionItem[]> {
    const count = outbox === null ? 0 : await countOutbox(outbox)
    if (count === 0) return []
    return [
      {
        kind: 'identity.waiting-mails',
        severity: 'due',
        since: null,
        count,
        title: count === 1 ? 'Mail that was not sent' : 'Mails that were not sent',
        text: sendsMail
          ? 'They were written before a mail server was set up, or none took them. Send those that still hold.'
          : 'No mail server is set up, so mails are written to the outbox and reach nobody.',
        to: '/admin/outbox',
      },
    ]
  },
}
