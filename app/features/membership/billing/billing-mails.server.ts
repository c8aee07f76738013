import { z } from 'zod'

import { findAccount } from '#features/identity/accounts.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { renderMail, type MailBlock } from '#platform/mail-template.server.tsx'
import type { Services } from '#platform/services.server.ts'

import type { Happening } from './fold-events.ts'

const kinds = ['bought', 'payment failed', 'cancelled', 'refunded'] as const
type MailKind = (typeof kinds)[number]

export const sendBillingMail = defineJob({
  name: 'membership.send-billing-mail',
  payload: z.object({ userId: z.uuid(), kind: z.enum(kinds), source: z.string() }),
})

/** Has the member told of what happened, where a mail goes with it; in the transaction in which it became known. */
export async function orderMail(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Transaction,
  userId: string,
  { kind, source }: Pick<Happening, 'kind' | 'source'>,
): Promise<void> {
  const told = kinds.find((one) => one === kind)
  if (told) await jobs.send(tx, sendBillingMail, { userId, kind: told, source })
}

const texts: Record<MailKind, { subject: string; lines: readonly string[]; button: string }> = {
  bought: {
    subject: 'Welcome: your membership has begun',
    lines: [
      'Your payment has arrived, and every lesson is open to you from now on.',
      'Your membership, its receipts and how to cancel stand in your profile.',
      'If it is not for you, you get your money back within 30 days of this first payment: there is a button for it on the same page.',
    ],
    button: 'See your membership',
  },
  'payment failed': {
    subject: 'Your payment did not go through',
    lines: [
      'Your bank or card did not accept the payment for your membership. This happens when a card has run out, for example.',
      'Your access stays open for 7 days. Please look at your means of payment until then; it is tried again by itself.',
    ],
    button: 'Look at your payment',
  },
  cancelled: {
    subject: 'Your membership is cancelled',
    lines: [
      'Nothing more will be charged. You keep your access until the end of the period that you have paid for.',
      'Should you change your mind before then, you can withdraw the cancellation in your profile.',
    ],
    button: 'See your membership',
  },
  refunded: {
    subject: 'You have your money back',
    lines: [
      'Your payment was paid back whole, and your membership has ended. It can take your bank some days to show it.',
      'What you noted and logged stays yours, in your account.',
    ],
    button: 'See your membership',
  },
}

/** Mails what happened, to the person’s present address. */
export async function mailBilling(
  services: Services,
  { userId, kind }: { readonly userId: string; readonly kind: MailKind },
): Promise<void> {
  const person = await findAccount(services.db, userId)
  if (!person) return
  const { subject, lines, button } = texts[kind]
  const blocks: MailBlock[] = [
    { kind: 'heading', text: subject },
    ...lines.map((text) => ({ kind: 'paragraph', text }) as const),
    { kind: 'button', label: button, href: `${services.site.origin}/profile/membership` },
  ]
  const footer = 'You get this because you have a membership with us.'
  const brandName = await services.site.name()
  await services.mail.send({ to: person.email, ...renderMail({ subject, preview: lines[0]!, blocks, brandName, footer }) })
}
