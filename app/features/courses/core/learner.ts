import type { Access, ViewAs } from '#features/membership/core/access.ts'

/** Who looks at a course or a lesson. */
export interface Learner {
  /** Null for a visitor, and for an administrator who looks as somebody else: nothing is kept of that. */
  readonly userId: string | null
  /** Sees drafts, and courses that are not published. */
  readonly seesDrafts: boolean
  /** As whom an administrator looks. */
  readonly viewAs: ViewAs | null
  readonly isSignedIn: boolean
  readonly access: Access
}
