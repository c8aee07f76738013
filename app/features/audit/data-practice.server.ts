import { RETENTION_DAYS } from './health-access.server.ts'

/** The log of who looked. */
export const accessLogPractice = {
  find: async () => ({
    retention: [`The log of who looked at it or changed it: ${RETENTION_DAYS} days.`],
  }),
}
