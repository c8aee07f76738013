import { eq } from 'drizzle-orm'

import { profiles } from '#features/identity/core/tables.server.ts'
import type { Services } from '#services.server.ts'
import { annual, aShop, lifetime, monthly } from '#tests/support/stripe-shop.ts'
import { expect, test } from '#tests/support/test.ts'

import { mailBilling } from './billing-mails.server.ts'
import { cancelMembership } from './cancel-membership.server.ts'
import { pauseMembership } from './change-membership.server.ts'
import { startCheckout } from './checkout.server.ts'
import { sendBillingMail } from './queue-billing-mail.server.ts'
import { refundMembership } from './refund/refund-membership.server.ts'

/** A shop whose ordered mails are sent by `post`, one after the other, and read as a list of subjects and paragraphs. */
async function aMailingShop(bare: Services, { sent, mails }: { sent: { name: string; payload: unknown }[]; mails: ReadMail[] }) {
  const shop = await aShop(bare)
  await bare.db.update(profiles).set({ timeZone: 'America/New_York' }).where(eq(profiles.userId, shop.userId))
  const post = async () => {
    const ordered = sent.filter(({ name }) => name === sendBillingMail.name)
    sent.length = 0
    mails.length = 0
    for (const { payload } of ordered) await mailBilling(shop.services, sendBillingMail.payload.parse(payload))
    return mails.map(({ subject, text }) => [subject, ...text.split('\n\n-- ')[0]!.split('\n\n').slice(1)])
  }
  return { ...shop, post }
}

interface ReadMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId?: string
}

const button = (label: string) => `${label}:\nhttps://wellward.test/profile/membership`
const leave = { reason: 'other', words: 'Something that nobody else reads' } as const

test('who buys reads what was paid, when it renews and at what price, and until when the money goes back', async ({
  services,
  sent,
  mails,
}) => {
  const { buy, post, userId, stripe } = await aMailingShop(services, { sent, mails })
  await buy(annual)
  expect(await post()).toEqual([
    [
      'Welcome: your membership has begun',
      'We have received your payment of $199 for the Annual plan. Every lesson is open to you from now on.',
      'It renews on Tuesday 2 March 2027 at $199 a year, and so on until you cancel.',
      'If it is not for you, you get your money back until Wednesday 1 April 2026: there is a button for it on the page below.',
      'Your receipts, your card and how to cancel are there, too.',
      button('See your membership'),
    ],
  ])
  const [mail] = mails
  expect([mail?.to, mail?.messageId]).toEqual(['maya@example.com', expect.stringMatching(/^[\w.-]+@wellward\.test$/)])
  for (const words of ['$199', 'Tuesday 2 March 2027', 'https://wellward.test/profile/membership'])
    expect(mail?.html).toContain(words)
  for (const id of [stripe.subscription()['id'], stripe.subscription()['customer'], 'sk_test']) {
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(String(id))
  }
  expect(mail?.text).not.toContain(userId)
})

test('a lifetime renews never, and what was free was not paid', async ({ services, sent, mails }) => {
  const { buy, post, stripe, deliverEvents, email, userId, services: shop } = await aMailingShop(services, { sent, mails })
  await buy(lifetime)
  const [[, paid, forLife] = []] = await post()
  expect(paid).toBe('We have received your payment of $499 for the Lifetime plan. Every lesson is open to you from now on.')
  expect(forLife).toBe('It is for life: nothing more is charged.')
  await refundMembership(shop, userId)
  await deliverEvents()
  expect(await post()).toEqual([
    [
      'Your money is paid back',
      'We have paid back $499 for the Lifetime plan. It can take your bank some days to show it.',
      'Your membership has ended.',
      'What you noted and logged stays yours, in your account.',
      button('See your membership'),
    ],
  ])
  await buyForNothing()
  const [[, free, renews, last] = []] = await post()
  expect(free).toBe(
    'Your membership has begun for the Monthly plan, and nothing was charged. Every lesson is open to you from now on.',
  )
  expect(renews).toBe('It renews on Wednesday 1 April 2026 at $29 a month, and so on until you cancel.')
  expect(last).toBe('Your receipts, your card and how to cancel are there, too.')

  async function buyForNothing() {
    await startCheckout(shop, { userId, email }, monthly)
    stripe.pay(undefined, 'for nothing')
    await deliverEvents()
  }
})

test('each failed payment says how much, and until when access stays, counted from the first; paid meanwhile, nothing', async ({
  services,
  sent,
  mails,
  clock,
}) => {
  const { buy, post, stripe, deliverEvents } = await aMailingShop(services, { sent, mails })
  await buy(monthly)
  sent.length = 0
  const failed =
    'Your bank or card did not accept the payment of $29 for the Monthly plan. This happens when a card has expired, for example.'
  const again = 'It is tried again by itself. With “Card and receipts” on the page below you can name another card.'
  const fail = async (at: string) => {
    clock.set(at)
    stripe.renew(false)
    await deliverEvents()
  }
  for (const at of ['2026-04-01T09:30:00Z', '2026-04-04T09:30:00Z']) {
    await fail(at)
    expect(await post()).toEqual([
      [
        'Your payment did not go through',
        failed,
        'Your access stays open until Wednesday 8 April 2026.',
        again,
        button('Look at your payment'),
      ],
    ])
  }
  await fail('2026-04-09T09:30:00Z')
  expect((await post())[0]?.[2]).toBe('Your access is closed until the payment goes through.')
  await fail('2026-04-10T09:30:00Z')
  stripe.renew(true)
  await deliverEvents()
  expect(await post()).toEqual([])
})

test('who cancels reads until when access stays, or that it has ended', async ({ services, sent, mails, clock }) => {
  const { buy, post, stripe, deliverEvents, services: shop, userId } = await aMailingShop(services, { sent, mails })
  const nothingMore = 'Nothing more will be charged. You keep your access until'
  const withdraw = 'Should you change your mind before then, you can withdraw the cancellation on the page below.'
  await buy(monthly)
  sent.length = 0
  await cancelMembership(shop, userId, leave)
  const until1 = [
    ['Your membership is cancelled', `${nothingMore} Wednesday 1 April 2026.`, withdraw, button('See your membership')],
  ]
  expect(await post()).toEqual(until1)
  expect(mails[0]?.html).not.toContain(leave.words)
  await deliverEvents()
  expect(sent).toEqual([])

  clock.set('2026-04-01T09:30:00Z')
  stripe.change({ cancel_at_period_end: 'false', metadata: { leaving: '' } })
  stripe.renew(false)
  await deliverEvents()
  sent.length = 0
  stripe.change({ cancel_at_period_end: 'true' })
  await deliverEvents()
  expect((await post())[0]?.[1]).toBe(`${nothingMore} Wednesday 8 April 2026.`)
  await cancelMembership(shop, userId, leave)
  await deliverEvents()
  expect((await post())[0]?.slice(1)).toEqual([
    'It has ended. Nothing more will be charged: the payment that did not go through is not tried again.',
    button('See your membership'),
  ])
})

test('cancelled at Stripe while it is paused, nobody is told that it is open', async ({ services, sent, mails }) => {
  const { buy, post, stripe, deliverEvents, services: shop, userId } = await aMailingShop(services, { sent, mails })
  await buy(monthly)
  await pauseMembership(shop, userId)
  stripe.change({ cancel_at_period_end: 'true' })
  await deliverEvents()
  expect((await post()).at(-1)?.[1]).toBe('Nothing more will be charged. It ends on Wednesday 1 April 2026.')
})

test('what is told a week late is no news', async ({ services, sent, mails, clock }) => {
  const { stripe, deliverEvents, post, services: shop, userId, email } = await aMailingShop(services, { sent, mails })
  await startCheckout(shop, { userId, email }, monthly)
  stripe.pay()
  clock.set('2026-03-09T09:31:00Z')
  await deliverEvents()
  expect(await post()).toEqual([])
})
