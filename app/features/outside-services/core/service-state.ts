import { serviceKinds, type ServiceName } from './service-kinds.ts'

const FILES_LOST = 'The files are in the bucket, whose secret has to be entered again'

/** What is true of a service now, as a sentence without its full stop. Files stay in their bucket also while nobody can reach it. */
export function stateOf(name: ServiceName, isInUse: boolean, { main }: { readonly main: 'server' | 'outside' }): string {
  const { embedded, outside } = serviceKinds[name]
  if (name === 'files' && main === 'outside' && !isInUse) return FILES_LOST
  return isInUse ? outside : embedded
}
