import { formatDetails } from '#features/audit/actions.ts'
import { formatAuditActor } from '#features/audit/audit-actor.ts'
import { listAuditLog } from '#features/audit/audit-log.server.ts'
import type { Services } from '#services.server.ts'

/** The audit log as lines, “owner admin.granted maya sessions 2”, the newest first. */
export async function auditLines(services: Services): Promise<string[]> {
  const { entries } = await listAuditLog(services, {})
  return entries.map(({ actor, action, subject, details }) =>
    [formatAuditActor(actor), action, subject && formatAuditActor(subject), formatDetails(details)].filter(Boolean).join(' '),
  )
}
