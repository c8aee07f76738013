import { timestamp } from 'drizzle-orm/pg-core'

/** A column of an instant: `timestamptz`, read and written as a `Date`. */
export const instant = () => timestamp({ withTimezone: true })
