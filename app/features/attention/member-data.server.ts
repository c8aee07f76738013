import { eq } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { attentionPutOff } from './tables.server.ts'

const putOff = {
  name: 'put-off',
  about: 'If you run the site: what you put off on the overview.',
  columns: { kind: attentionPutOff.kind, put_off_at: attentionPutOff.putOffAt, until: attentionPutOff.until },
}

export const attentionData = {
  tables: [
    {
      table: 'attention_put_off',
      whose: ['put_off_by'],
      what: 'If you run the site: what you put off on the overview',
      exported: { section: putOff.name, only: ['kind', 'put_off_at', 'until'] },
      erased: { how: 'anonymous' },
    },
  ],
  async sections({ db }: Pick<Infrastructure, 'db'>, { userId }: { userId: string }) {
    const rows = await db
      .select(putOff.columns)
      .from(attentionPutOff)
      .where(eq(attentionPutOff.putOffBy, userId))
      .orderBy(attentionPutOff.kind)
    return [exportSection(putOff, rows)]
  },
  erase: async () => [],
} as const
