import type { Units } from '#base/units.ts'

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
  readonly units: Units
  /** How their dates are written (BCP 47); null as the site writes them. */
  readonly dateLanguage: string | null
  /** Stored as `{key}-{width}.avif` and `.webp`. */
  readonly picture: { readonly key: string; readonly widths: readonly number[] } | null
  readonly assurance: 'aal1' | 'aal2'
}
