import { findAccount } from '#features/identity/core/accounts.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** The own address: to one that nobody has confirmed no mail goes about what is wrong with the site. */
export const confirmStep = {
  name: 'The own address',
  async find({ db }: Pick<Infrastructure, 'db'>, { userId }: { readonly userId: string }) {
    const account = await findAccount(db, userId)
    return [
      {
        name: 'confirmed-address',
        title: 'Confirm your address',
        text: 'When something stays wrong with the site you are mailed, once you have shown that the address is yours.',
        to: '/profile',
        isDone: account?.emailVerified ?? false,
        doneAt: null,
      },
    ]
  },
}
