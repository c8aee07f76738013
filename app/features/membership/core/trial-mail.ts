/** The mails of a trial: at its start, in its middle, on its day before last, at its end. */
export const trialMailKinds = ['start', 'day 3', 'day 6', 'end'] as const
export type TrialMailKind = (typeof trialMailKinds)[number]
