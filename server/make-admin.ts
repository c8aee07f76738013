import { createAuditTrail } from '#features/audit/audit-trail.server.ts'
import { makeAdmin } from '#features/identity/owner.server.ts'
import { systemClock } from '#platform/clock.ts'
import { readEnv } from '#platform/env.server.ts'

import { explainForCommand, openForCommand, secretForCommand } from './command-database.ts'

/** The command `make-admin`: what came of it, in one sentence for the operator. */
export async function makeAdminByCommand(email: string): Promise<{ done: boolean; sentence: string }> {
  try {
    const env = readEnv()
    const { database, close } = await openForCommand(env)
    try {
      const audit = createAuditTrail({ clock: systemClock, secret: secretForCommand(env) })
      return describe(email, await makeAdmin({ db: database.db, audit }, email))
    } finally {
      await close()
    }
  } catch (error) {
    return { done: false, sentence: explainForCommand(error) }
  }
}

function describe(email: string, account: Awaited<ReturnType<typeof makeAdmin>>) {
  if (!account) return { done: false, sentence: `${email} has no account yet: sign up with it on /auth first, then try again.` }
  const state = account.wasAdmin ? 'was admin already' : 'is admin now'
  const note = account.emailVerified ? '' : ' The address is not confirmed yet: make sure that the account is yours.'
  return { done: true, sentence: `${account.email} ${state}.${note}` }
}
