import { listFactors } from '#features/identity/core/access/factors.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** A second step for whoever looks. A passkey is none: beside it the password still opens the account alone. */
export const secondFactorStep = {
  name: 'The second step',
  async find({ db }: Pick<Infrastructure, 'db'>, { userId }: { readonly userId: string }) {
    const verified = (await listFactors(db, userId)).find(({ status }) => status === 'verified')
    return [
      {
        name: 'second-factor',
        title: 'Protect your account with a second step',
        text: 'Whoever learns your password then still cannot get at what your members have written.',
        to: '/profile/security',
        isDone: verified !== undefined,
        doneAt: verified?.verifiedAt ?? null,
      },
    ]
  },
}
