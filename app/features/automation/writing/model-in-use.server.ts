import type { TextModel } from '#platform/ai.server.ts'
import type { Services } from '#platform/services.server.ts'

/** The model that writes, as its provider names it; null where the library composer does. */
export function modelInUse(services: Services): string | null {
  return (services as { ai?: TextModel | null }).ai?.name ?? null
}
