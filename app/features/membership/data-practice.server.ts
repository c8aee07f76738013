import type { MembershipPorts } from '#features/membership/core/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Who handles payments. */
export const paymentPractice = {
  async find(services: Pick<Infrastructure, 'broadcast' | 'db' | 'payments'> & Pick<MembershipPorts, 'takesPayments'>) {
    if (services.payments === null) return { processors: ['No payment service is connected.'] }
    const isUsed = await services.takesPayments(services)
    return {
      processors: [
        isUsed
          ? 'Payments go through Stripe. It learns who pays for what, and nothing of your health data.'
          : 'Nobody can pay here yet: no payment service learns of you.',
      ],
    }
  },
}
