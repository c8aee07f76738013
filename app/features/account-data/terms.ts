/** How long a finished export can be fetched. */
export const EXPORT_HOURS = 24
/** How many exports a person may ask for in a day. */
export const EXPORTS_A_DAY = 3
/** How long an erasure can be taken back. */
export const ERASURE_DAYS = 7

export const sentences = {
  onlyAdmin: 'You are the only one who runs this site, so your account cannot be erased. Make somebody else an admin first.',
  exportsUsedUp: 'You have asked for three copies within a day. Please come back tomorrow.',
  exportGone: 'A copy is kept for 24 hours. Please ask for a new one.',
} as const
