import { serviceKinds, type ServiceName } from './service-kinds.ts'
import type { OpenedService } from './stored-service.ts'

/** Whether what is known of the uses of one holds for the other one: nothing differs but how the site uses it. */
export function isSameService(name: ServiceName, one: OpenedService, other: OpenedService): boolean {
  return serviceKinds[name].fields.every(
    ({ name: field, kind, isOfUse }) =>
      isOfUse ||
      (kind === 'secret' ? one.secrets[field] === other.secrets[field] : one.settings[field] === other.settings[field]),
  )
}
