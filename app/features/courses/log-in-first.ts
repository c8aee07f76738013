/** Said to somebody who wants the trial of /courses and is not signed in. */
export const LOG_IN_FIRST = 'Please log in to start your trial'
