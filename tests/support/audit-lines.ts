import { detailsInWords } from '#features/audit/actions.ts'
import { listAuditLog } from '#features/audit/audit-log.server.ts'
import { somebodyInWords } from '#features/audit/somebody.ts'
import type { Services } from '#platform/services.server.ts'

/** The audit log as lines, “owner admin.granted maya sessions 2”, the newest first. */
export async function auditLines(services: Services): Promise<string[]> {
  const { entries } = await listAuditLog(services, {})
  return entries.map(({ actor, action, subject, details }) =>
    [somebodyInWords(actor), action, subject && somebodyInWords(subject), detailsInWords(details)].filter(Boolean).join(' '),
  )
}
