/** Where "now" comes from. Code that needs the time takes a Clock, so that a test can hold it still. */
export interface Clock {
  /** The present instant. */
  now(): Date
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() }
