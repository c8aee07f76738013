/** The person behind a request. */
export interface Viewer {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  readonly emailVerified: boolean
  readonly displayName: string | null
  readonly isAdmin: boolean
  /** An IANA name, null until a browser has told. */
  readonly timeZone: string | null
  readonly assurance: 'aal1' | 'aal2'
}
