import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { hasLasted } from './conditions.ts'
import { findTroubles } from './troubles.server.ts'

/** What has been wrong for ten minutes, and that it could not be mailed. Services that fail, and missing backups, stand there by their own features (`outside-services`, `backup`). */
export const systemAttention = {
  name: 'What is wrong with the system',
  async find({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): Promise<readonly AttentionItem[]> {
    const troubles = await findTroubles(db, clock.now())
    const shared = { severity: 'urgent', count: 1 } as const
    const items = troubles
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
    if (unsent.length === 0) return items
    const text = 'Something is wrong, and the mail about it could not be sent. Look here until mails go out again.'
    const since = new Date(Math.min(...unsent.map((at) => at.getTime())))
    return [
      { ...shared, kind: 'system.alerts', since, title: 'You could not be mailed what is wrong', text, to: '/admin/system' },
      ...items,
    ]
  },
}
