/**
 * Authenticator assurance levels (NIST SP 800-63B): `aal1` is one factor, `aal2` two different ones, or a passkey, which is
 * two in one (something that one has, unlocked by something that one knows or is).
 */
export type AssuranceLevel = 'aal1' | 'aal2'

/** How a person can show who they are (authentication method references, RFC 8176). */
export type Method = 'password' | 'link' | 'totp' | 'recovery-code' | 'passkey'

/** What was shown when a session was opened. */
export interface Authentication {
  readonly assurance: AssuranceLevel
  readonly methods: Method[]
}

export interface Factor {
  readonly kind: 'totp' | 'phone'
  readonly status: 'unverified' | 'verified'
}

export interface Assurance {
  readonly currentLevel: AssuranceLevel | null
  readonly nextLevel: AssuranceLevel | null
  readonly currentAuthenticationMethods: readonly Method[]
}

/**
 * The assurance rule: the next level is `aal2` when the person has any verified factor, and otherwise the current one; without
 * a session both are null and no method was used.
 */
export function assuranceOf(session: Authentication | null, factors: readonly Factor[]): Assurance {
  if (!session) return { currentLevel: null, nextLevel: null, currentAuthenticationMethods: [] }
  const hasFactor = factors.some(({ status }) => status === 'verified')
  return {
    currentLevel: session.assurance,
    nextLevel: hasFactor ? 'aal2' : session.assurance,
    currentAuthenticationMethods: session.methods,
  }
}
