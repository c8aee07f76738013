import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** What memberships ask of others: whether they are sold now, and what the mails of the trial ask of features in which people do something. */
export interface MembershipPorts {
  /** Whether plans can be bought now: somebody takes payments, and real money only once the site is open. */
  readonly takesPayments: (services: Pick<Infrastructure, 'db' | 'broadcast' | 'payments'>) => Promise<boolean>
  /** For how many days after the first payment the money goes back. */
  readonly guaranteeDays: (services: Pick<Infrastructure, 'db'>) => Promise<number>
  /** Who knows what people have done, the more telling first. */
  readonly activity: ReadonlyArray<ActivitySource>
  /** What the trial includes, in the owner’s words, one item each. */
  readonly trialContents: (services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>) => Promise<readonly string[]>
  /** Whether a plan opens lessons that the trial does not. */
  readonly plansOpenMore: (services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>) => Promise<boolean>
}

/** Knows how much of one thing a person has done, and says it in a mail. server/services.ts collects these, what matters first ahead. */
export interface ActivitySource {
  readonly name: string
  /** How often since an instant. */
  readonly count: (services: Pick<Infrastructure, 'db'>, userId: string, since: Date) => Promise<number>
  readonly words: {
    /** Of one or more: “You finished 2 lessons.” */
    readonly done: (count: number) => string
    /** The smallest step for who has not begun, in a sentence. */
    readonly begin: string
    /** What comes next for who has. */
    readonly goOn: string
    /** The button that leads there. */
    readonly label: string
    readonly path: string
  }
}
