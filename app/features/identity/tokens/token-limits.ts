/** The days after which a token may end. */
export const lifetimes = [7, 30, 90, 365] as const

export const LONGEST_NAME = 60
