/** One mail, ready to go. Always both bodies; the text carries its links unwrapped. */
export interface MailMessage {
  /** One address, or several with commas between them; addresses only, without names. */
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly replyTo?: string
  /** Its name (Message-ID) and those of the mails that it follows, the newest last; without angle brackets. Mail programs thread by them. */
  readonly messageId?: string
  readonly follows?: readonly string[]
  /** Somebody of the team wrote it by hand, so that answering machines may answer. */
  readonly isByHand?: boolean
  /** Where its reader stops mails of its kind, by a GET and a button, or at once by a POST (RFC 8058). */
  readonly stopAddress?: string
  /** An invitation, or word that one is off (RFC 6047): calendars read it out of the mail. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string }
}

/** Sends mail. Only job handlers call it (and the look at what is wrong, `features/system`), so that a slow server never holds up a page and a failure is tried again. */
export interface Mailer {
  send(message: MailMessage): Promise<void>
}
