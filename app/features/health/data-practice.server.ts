import { FILE_RETENTION_DAYS } from './imports/file.ts'

/** What happens to entries, laboratory reports and imports. */
export const healthPractice = {
  find: async () => ({
    readers: [
      'You, while you are signed in, and a program that you gave a token for it. You can end each token on your profile.',
      'Nobody else has a page that shows it: not the coach, not the team, not other members.',
      'Whoever administers the server could reach what is stored on it, as with every website.',
    ],
    retention: [
      'Your entries, laboratory reports and habits: until you delete them, or your account.',
      `A file that you import: ${FILE_RETENTION_DAYS} days, so that you can read it again with other columns. The numbers stay until you undo the import.`,
      'A laboratory’s PDF from which you save no report: a day.',
    ],
  }),
}
