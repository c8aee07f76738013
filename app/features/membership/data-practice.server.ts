import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Who handles payments. */
export const paymentPractice = {
  find: async ({ payments }: Pick<Infrastructure, 'payments'>) => ({
    processors: [
      payments
        ? 'Payments go through Stripe. It learns who pays for what, and nothing of your health data.'
        : 'No payment service is connected.',
    ],
  }),
}
