import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { RETENTION_DAYS } from './jobs.server.ts'

/** What people tell the assistant. */
export const chatPractice = {
  find: async ({ ai }: Pick<Infrastructure, 'ai'>) => ({
    readers: ['Conversations with the assistant can be read by our team. Please leave out what you would not tell them.'],
    processors: [
      ai
        ? 'A language model helps the assistant: what you write to the assistant is sent to it, with what was said before it and without your name and address. ' +
          'Your entries, reports and imports are not.'
        : 'No language model is connected: what you write to the assistant stays on the server.',
    ],
    retention: [
      `Conversations with the assistant: ${RETENTION_DAYS.alone} days after the last word; ${RETENTION_DAYS.withTeam / 365} years where you asked for a person ` +
        'or for a plan.',
    ],
  }),
}
