/** Where the plan of habits is, and where its forms go. */
export const HABITS = '/health/habits'
