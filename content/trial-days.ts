/** How long the free trial lasts, in days. */
export const TRIAL_DAYS = 7
