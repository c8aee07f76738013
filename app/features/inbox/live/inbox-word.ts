/** What the server tells of the inbox: how much is unread, and what has changed. */
export interface InboxWord {
  /** The item that changed; `several`, or empty at the beginning and after a gap. */
  readonly id: string
  readonly unread: number
  /** When its person wrote last, in ISO 8601, where it stands among the messages; at the beginning, when anybody did. */
  readonly receivedAt: string | null
}

/** In place of an id: more than one item changed. */
export const SEVERAL = 'several'
