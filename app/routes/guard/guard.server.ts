import { takeHeadersAlong } from './answer-headers.server.ts'
import { lookAsIfOpen } from './as-if-open.server.ts'
import { identify } from './identify.server.ts'
import { noteRoute } from './note-route.server.ts'
import { lookAsOther } from './previewing.server.ts'
import { redirectMissing } from './redirect-missing.server.ts'
import { requireAdmin } from './require-admin.server.ts'
import { requireMember } from './require-member.server.ts'
import { requireSamePerson } from './require-same-person.server.ts'
import { settleAddress } from './settle-address.server.ts'
import { showToasts } from './toasts.server.ts'

/** What stands before every loader and action, in its order; each holds an address to its line in routes.ts. */
export const guard = [
  noteRoute,
  takeHeadersAlong,
  identify,
  settleAddress,
  showToasts,
  requireMember,
  requireSamePerson,
  requireAdmin,
  redirectMissing,
  lookAsOther,
  lookAsIfOpen,
]
