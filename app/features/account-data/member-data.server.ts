import { eq } from 'drizzle-orm'

import { exportSection } from '#base/export-section.ts'
import { ACCOUNT_NUMBER } from '#features/identity/core/account-number.ts'

import type { DataContributor } from './ports.server.ts'
import { dataExports, erasures } from './tables.server.ts'

const exportsAsked = {
  name: 'exports',
  about: 'The copies of your data that you asked for lately, this one among them.',
  columns: {
    id: dataExports.id,
    status: dataExports.status,
    parts_done: dataExports.partsDone,
    parts_in_all: dataExports.partsInAll,
    size_bytes: dataExports.bytes,
    requested_at: dataExports.requestedAt,
    ready_at: dataExports.readyAt,
    removed_at: dataExports.expiresAt,
  },
}
const erasure = {
  name: 'erasure',
  about: 'The erasure of your account, and who asked for it.',
  columns: {
    id: erasures.id,
    requested_at: erasures.requestedAt,
    started_by_an_admin: erasures.isByAdmin,
    due_at: erasures.dueAt,
  },
}
const AT_THE_END = 'It is filled in only once the account is gone, for moments.'

export const accountData: DataContributor = {
  comesWithAccount: true,
  tables: [
    {
      table: 'data_exports',
      whose: ['user_id'],
      what: 'Copies of your data that you asked for',
      exported: {
        section: exportsAsked.name,
        without: { user_id: ACCOUNT_NUMBER, file_key: 'It is where the file is kept, and would open it.' },
      },
      erased: { how: 'step' },
    },
    {
      table: 'erasures',
      whose: ['user_id', 'address'],
      what: 'That you asked us to erase your account',
      exported: {
        section: erasure.name,
        without: {
          user_id: ACCOUNT_NUMBER,
          erased_at: AT_THE_END,
          address: AT_THE_END,
          address_proved: AT_THE_END,
          files: AT_THE_END,
        },
      },
      erased: { how: 'step' },
    },
  ],
  async sections({ db }, { userId }) {
    return [
      exportSection(
        exportsAsked,
        await db
          .select(exportsAsked.columns)
          .from(dataExports)
          .where(eq(dataExports.userId, userId))
          .orderBy(dataExports.requestedAt),
      ),
      exportSection(erasure, await db.select(erasure.columns).from(erasures).where(eq(erasures.userId, userId))),
    ]
  },
  /** The erasure’s own row goes when everything is done: see `carry-out.server.ts`. */
  async erase(_services, tx, { userId }) {
    const deleted = await tx.delete(dataExports).where(eq(dataExports.userId, userId)).returning({ key: dataExports.fileKey })
    return deleted.map(({ key }) => key)
  },
}
