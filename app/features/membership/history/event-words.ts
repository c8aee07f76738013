import type { MembershipEvent, MembershipEventKind, MembershipEventNote } from '#features/membership/core/membership-event.ts'

type Noted = Pick<MembershipEvent, 'kind' | 'note'>

const planOf = ({ plan }: MembershipEventNote) => (plan ? ` ${plan.charAt(0).toUpperCase()}${plan.slice(1)}` : '')

const words: Readonly<Record<MembershipEventKind, (note: MembershipEventNote) => string>> = {
  'trial started': () => 'Started the free trial',
  'trial ended': () => 'The seven days of the free trial were over',
  granted: () => 'Was given full access',
  'grant ended': () => 'The given access ended',
  bought: (note) => `Bought${planOf(note)}`,
  renewed: (note) => `Renewed${planOf(note)}`,
  'changed plan': (note) =>
    `Changed to${planOf(note) || ' another plan'}${note.fromPlan ? `, from${planOf({ plan: note.fromPlan })}` : ''}`,
  'payment failed': () => 'A payment failed',
  paused: () => 'Paused',
  resumed: () => 'Went on after a pause',
  cancelled: () => 'Cancelled',
  'cancellation withdrawn': () => 'Took the cancellation back',
  ended: () => 'The membership ended',
  'refund asked': () => 'Asked for the money back',
  refunded: () => 'Was paid back',
  'refund failed': () => 'The money came back: the bank did not take it',
}

/** What happened, as a line of its person’s history: “Bought Annual, 199.00 USD”. */
export function eventWords({ kind, note }: Noted): string {
  const amount = note.amountCents === undefined ? '' : `, ${moneyWords(note.amountCents, note.currency ?? 'usd')}`
  return words[kind](note) + amount
}

/** Cents of a currency as people write them: “29.00 USD”. */
export function moneyWords(cents: number, currency: string): string {
  return `${new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(cents / 100)} ${currency.toUpperCase()}`
}
