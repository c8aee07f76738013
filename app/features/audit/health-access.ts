/** Kinds of health data, as a member knows them. */
export const healthParts = {
  dashboard: 'the dashboard',
  trends: 'the trends',
  achievements: 'the achievements',
  'check-in': 'check-ins',
  labs: 'lab reports',
  imports: 'what files brought',
  habits: 'habits',
  everything: 'a copy of everything',
} as const
export type HealthPart = keyof typeof healthParts

/** What is changed one at a time. */
const changedParts: Readonly<Partial<Record<HealthPart, string>>> = {
  'check-in': 'a check-in',
  labs: 'a lab report',
  habits: 'a habit',
}

export type AccessAction = 'read' | 'changed' | 'exported'

/** Who does it: the member, somebody who runs the site, a program with a token of the member’s, or a job of the product. */
export type Accessor =
  | { readonly kind: 'member' }
  | { readonly kind: 'admin'; readonly userId: string }
  /** `day` is the member’s calendar day: what a program does is summed up by it. */
  | { readonly kind: 'token'; readonly tokenId: string; readonly name: string; readonly day: string }
  | { readonly kind: 'job' }

const verbs: Readonly<Record<AccessAction, string>> = { read: 'looked at', changed: 'changed', exported: 'took out' }

interface Access {
  readonly kind: Accessor['kind']
  /** What the admin or the token is called; null when the admin is gone, or nobody wrote the name down. */
  readonly name: string | null
  /** Whether it is a token that does not work any more. */
  readonly isEnded?: boolean
  readonly action: AccessAction
  readonly what: HealthPart
  readonly times: number
}

/** “You looked at the dashboard, 12 times”. */
export function formatAccess({ kind, name, isEnded = false, action, what, times }: Access): string {
  const often = times > 1 ? `, ${times} times` : ''
  return `${formatWho(kind, name, isEnded)} ${verbs[action]} ${action === 'changed' ? (changedParts[what] ?? healthParts[what]) : healthParts[what]}${often}`
}

function formatWho(kind: Access['kind'], name: string | null, isEnded: boolean): string {
  if (kind === 'member') return 'You'
  if (kind === 'admin') return name === null ? 'Somebody who ran the site' : `${name}, who runs the site,`
  if (kind === 'job') return 'This site, for you,'
  if (name === null) return 'A program with a token that has ended'
  return `A program with your token “${name}”${isEnded ? ', which has ended,' : ''}`
}
