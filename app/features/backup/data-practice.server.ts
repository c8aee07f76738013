import { COPY_RETENTION } from '#platform/backup/portable/retention.ts'

/** Backups hold what the site held, for longer than the site itself. */
export const backupPractice = {
  find: async () => ({
    retention: [
      `Backups of the site, encrypted: at most ${COPY_RETENTION.months} months. Where one is restored, accounts that were erased since are erased again.`,
    ],
  }),
}
