import { arrange } from '#features/attention/arrange.ts'
import type { AttentionPorts } from '#features/attention/ports.server.ts'
import { anOwnerSignedIn } from '#features/identity/account.factory.server.ts'
import { proveAddress } from '#features/identity/links/ownership.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'

import { action, loader } from './overview.tsx'

/** An owner in Berlin, with a confirmed address, who looks at the overview and sends its forms, for tests. */
export async function anOwnerAtTheOverview(services: Services) {
  const { browser, viewer: owner } = await anOwnerSignedIn(services)
  await services.db.transaction((tx) => proveAddress(tx, services, owner.userId))
  const viewer = { ...owner, emailVerified: true, timeZone: 'Europe/Berlin' }
  return {
    browser,
    viewer,
    async look(changes: Partial<AttentionPorts & Pick<Services, 'payments' | 'ai' | 'sendsMail' | 'site' | 'db'>> = {}) {
      const args = routeArgs(new Request('https://wellward.test/admin'), { services: { ...services, ...changes }, viewer })
      const { data, init } = await loader(args)
      return { ...data, ...arrange(data.items, data.putOff, data.now), status: init?.status }
    },
    send: async (intent: string, fields: Record<string, string> = {}) =>
      (await action(routeArgs(formRequest('/admin', { intent, ...fields }), { services, viewer }))) as Response,
  }
}
