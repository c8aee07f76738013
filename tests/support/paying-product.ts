import { afterAll, beforeAll } from 'vitest'

import { test as base, type Visitor } from './browser.ts'
import { discardProduct, startProduct, type Product } from './product.ts'
import { startStripe, type StripeStandIn } from './stripe-stand-in.ts'

/** Where a member reads how they stand. */
export const PATH = '/profile/membership'

/** A product that takes payments at a stand-in of Stripe, for the tests of one file. */
export function payingProduct() {
  const own = {} as { stripe: StripeStandIn; product: Product }
  beforeAll(async () => {
    own.stripe = await startStripe()
    own.product = await startProduct({
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: own.stripe.webhookSecret,
      STRIPE_API_BASE: own.stripe.base,
    })
    own.stripe.tellTo(`${own.product.origin}/api/stripe/webhook`)
  })
  afterAll(async () => {
    await discardProduct(own.product)
    await own.stripe.close()
  })
  /** Its visitors. */
  const test = base.extend<{ origin: string }>({ origin: async ({}, use) => use(own.product.origin) })

  /** Somebody pays at the Checkout that is open, and we have heard of it. */
  async function pay(): Promise<void> {
    own.stripe.pay()
    await own.stripe.allDelivered()
  }
  async function buy({ page, goTo }: Visitor, plan: string): Promise<void> {
    await goTo('/pricing')
    await page.getByRole('button', { name: `Choose ${plan}` }).click()
    await page.getByRole('heading', { name: 'Stripe' }).waitFor()
    await pay()
    await goTo(`${PATH}?paid=1`)
  }
  return { own, test, pay, buy }
}

/** Waits for the sentence that says how a member stands. */
export const state = ({ page }: Visitor, headline: string) => page.getByRole('heading', { level: 2, name: headline }).waitFor()

export const picture = ({ page }: Visitor, name: string) =>
  page.screenshot({ path: `screenshots/e2e-membership-${name}.png`, fullPage: true })
