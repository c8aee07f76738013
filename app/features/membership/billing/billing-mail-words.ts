import type { Billing } from '#features/membership/core/billing.ts'
import type { MembershipState } from '#features/membership/core/entitlement.ts'
import type { MembershipEventNote } from '#features/membership/core/membership-event.ts'

import { money, perPeriod, planNames } from './membership-words.ts'

/** What a mail about a purchase goes with. */
export const billingMailKinds = ['bought', 'payment failed', 'cancelled', 'refunded'] as const
export type BillingMailKind = (typeof billingMailKinds)[number]

export interface BillingMailWords {
  readonly subject: string
  readonly lines: readonly string[]
  readonly button: string
}

interface Facts {
  /** What is known of what happened. */
  readonly note: MembershipEventNote
  /** How things stand when the mail goes out, which may be later. */
  readonly billing: Billing | null
  readonly membershipState: MembershipState
  /** Until when the money goes back; null when it does not. */
  readonly refundUntil: Date | null
  /** A day as the person reads it. */
  readonly day: (instant: Date) => string
}

const isLine = (line: string | false | null): line is string => typeof line === 'string'

/** A mail in words; null where what happened is not so any more when it goes out. */
const writers: Readonly<Record<BillingMailKind, (facts: Facts) => BillingMailWords | null>> = {
  bought: ({ note, billing, membershipState, refundUntil, day }) => ({
    subject: 'Welcome: your membership has begun',
    lines: [
      note.amountCents
        ? `We have received your payment of ${amountOf(note)}${planOf(note)}. Every lesson is open to you from now on.`
        : `Your membership has begun${planOf(note)}, and nothing was charged. Every lesson is open to you from now on.`,
      billing?.state === 'active' &&
        membershipState.periodEndsAt &&
        `It renews on ${day(membershipState.periodEndsAt)} at ${money(billing.amountCents, billing.currency)}${perPeriod[billing.plan]}, and so on until you cancel.`,
      billing?.state === 'lifetime' && 'It is for life: nothing more is charged.',
      refundUntil &&
        `If it is not for you, you get your money back until ${day(refundUntil)}: there is a button for it on the page below.`,
      'Your receipts, your card and how to cancel are there, too.',
    ].filter(isLine),
    button: 'See your membership',
  }),
  'payment failed': ({ note, billing, membershipState, day }) =>
    billing?.state !== 'past due'
      ? null
      : {
          subject: 'Your payment did not go through',
          lines: [
            `Your bank or card did not accept the payment${note.amountCents ? ` of ${amountOf(note)}` : ''}${planOf(note)}. This happens when a card has expired, for example.`,
            membershipState.status !== 'past due'
              ? null
              : membershipState.until
                ? `Your access stays open until ${day(membershipState.until)}.`
                : 'Your access is closed until the payment goes through.',
            'It is tried again by itself. With “Card and receipts” on the page below you can name another card.',
          ].filter(isLine),
          button: 'Look at your payment',
        },
  cancelled: ({ note, billing, membershipState, day }) => {
    const cancelsAt = billing?.cancelsAt ? membershipState.until : null
    const until = cancelsAt ?? (note.until ? new Date(note.until) : null)
    const isClosed = billing?.state === 'paused' && !membershipState.allowed
    return {
      subject: 'Your membership is cancelled',
      lines: until
        ? [
            `Nothing more will be charged. ${isClosed ? 'It ends on' : 'You keep your access until'} ${day(until)}.`,
            'Should you change your mind before then, you can withdraw the cancellation on the page below.',
          ]
        : ['It has ended. Nothing more will be charged: the payment that did not go through is not tried again.'],
      button: 'See your membership',
    }
  },
  refunded: ({ note, billing }) => ({
    subject: 'Your money is paid back',
    lines: [
      `We have paid back ${amountOf(note)}${planOf(note)}. It can take your bank some days to show it.`,
      billing && ['refunded', 'ended'].includes(billing.state) ? 'Your membership has ended.' : null,
      'What you noted and logged stays yours, in your account.',
    ].filter(isLine),
    button: 'See your membership',
  }),
}

export function billingMailWords(kind: BillingMailKind, facts: Facts): BillingMailWords | null {
  return writers[kind](facts)
}

const amountOf = ({ amountCents = 0, currency = 'usd' }: MembershipEventNote) => money(amountCents, currency)

function planOf({ plan }: MembershipEventNote): string {
  return plan ? ` for the ${planNames[plan as keyof typeof planNames] ?? plan} plan` : ''
}
