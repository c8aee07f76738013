/** How much of the inbox is unread, is to be read first, and is either. */
export interface LiveCounts {
  readonly unread: number
  readonly readFirst: number
  readonly waiting: number
}

/** What the server tells of the inbox: how much waits, and what has changed. */
export interface InboxWord extends LiveCounts {
  /** The item that changed; `several`, or empty at the beginning and after a gap. */
  readonly id: string
  /** When its person wrote last, in ISO 8601, where it stands among the messages; at the beginning, when anybody did. */
  readonly receivedAt: string | null
}

/** In place of an id: more than one item changed. */
export const SEVERAL = 'several'
