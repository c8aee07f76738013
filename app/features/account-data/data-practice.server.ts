import { ERASURE_DAYS, EXPORT_HOURS } from './terms.ts'

/** Copies of everything, and the end of an account. */
export const accountDataPractice = {
  find: async () => ({
    retention: [
      `The copy of everything that you ask for: ${EXPORT_HOURS} hours.`,
      `All of it, once you erase your account: ${ERASURE_DAYS} days, in which you can change your mind.`,
    ],
  }),
}
