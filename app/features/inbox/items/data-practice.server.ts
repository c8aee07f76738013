import { RETENTION_DAYS } from './retention.server.ts'

/** What people write to the team of themselves. */
export const messagePractice = {
  find: async () => ({
    readers: ['What you write to us yourself, in a message, a story or about an appointment, is read by our team.'],
    retention: [
      `Messages to us: ${RETENTION_DAYS.messages / 365} years after the last one; what looks like spam ${RETENTION_DAYS.spam} days.`,
    ],
  }),
}
