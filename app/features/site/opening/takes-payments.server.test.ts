import { createStripePayments } from '#platform/payments.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { openedSite } from './opening.factory.server.ts'
import { takesPayments } from './takes-payments.server.ts'

const withKey = (secretKey: string) => createStripePayments({ secretKey, webhookSecret: 'whsec_1', apiBase: null })

test('a sample sells with a test key and never with a live one; an open site sells with both, and neither without a key', async ({
  services,
}) => {
  const sells = () =>
    Promise.all(
      [null, withKey('sk_test_1'), withKey('sk_live_1'), withKey('rk_live_1')].map((payments) =>
        takesPayments({ ...services, payments }),
      ),
    )
  expect(await sells()).toEqual([false, true, false, false])
  await openedSite(services)
  expect(await sells()).toEqual([false, true, true, true])
})
