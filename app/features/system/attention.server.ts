import { listAdminAddresses } from '#features/identity/people/admins.server.ts'
import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { hasLasted } from './conditions.ts'
import { whyNobodyIsMailed } from './nobody-mailed.ts'
import { findTroubles } from './troubles.server.ts'

/** Said before anything is wrong: by then it is too late. */
const UNCONFIRMED = {
  kind: 'system.nobody-told',
  severity: 'urgent',
  since: null,
  count: 1,
  isOneThing: true,
  title: 'Nobody can be mailed when something goes wrong',
  text: 'Nobody who runs the site has confirmed their address. Confirm yours in your profile.',
  to: '/profile',
} as const satisfies AttentionItem

/** What has been wrong for ten minutes, and that it could not be mailed. Services that fail, and missing backups, stand there by their own features (`outside-services`, `backup`). */
export const systemAttention = {
  name: 'What is wrong with the system',
  async find({ db, clock, sendsMail }: Pick<Infrastructure, 'db' | 'clock' | 'sendsMail'>): Promise<readonly AttentionItem[]> {
    const [troubles, owners] = await Promise.all([findTroubles(db, clock.now()), listAdminAddresses(db)])
    const shared = { severity: 'urgent', count: 1 } as const
    const items: AttentionItem[] = troubles
      .filter((trouble) => !trouble.kind.startsWith('service.') && trouble.kind !== 'backup' && hasLasted(trouble))
      .map(({ kind, since, title, sentence, path }) => ({
        ...shared,
        kind: `system.${kind}`,
        since,
        title,
        text: sentence,
        to: path,
      }))
    const unsent = troubles.flatMap(({ mailFailedAt }) => mailFailedAt ?? [])
    if (owners.length === 0) items.unshift(UNCONFIRMED)
    if (unsent.length === 0) return items
    const why = whyNobodyIsMailed(sendsMail, owners)
    const text = why
      ? `Something is wrong, and nobody could be mailed about it: ${why}. Look here until mails go out.`
      : 'Something is wrong, and the mail about it could not be sent. Look here until mails go out again.'
    const since = new Date(Math.min(...unsent.map((at) => at.getTime())))
    return [
      { ...shared, kind: 'system.alerts', since, title: 'You could not be mailed what is wrong', text, to: '/admin/system' },
      ...items,
    ]
  },
}
