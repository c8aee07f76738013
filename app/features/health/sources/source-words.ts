import { vitalNames, vitals } from '#features/health/vitals.ts'

import { TAKEN_OUT, type SourcesOfDay } from './source.ts'

/** “Ring: sleep, HRV; Watch: steps”, of those numbers of a day that came from files; empty where the member typed all. */
export function sourcesInWords(sources: SourcesOfDay, names: ReadonlyMap<string, string>): string {
  const brought = new Map<string, string[]>()
  for (const vital of vitalNames) {
    const id = sources[vital]
    if (id === undefined || id === TAKEN_OUT) continue
    const name = names.get(id) ?? 'A file'
    const { label } = vitals[vital]
    brought.set(name, [...(brought.get(name) ?? []), label === 'HRV' ? label : label.toLowerCase()])
  }
  return Array.from(brought, ([name, labels]) => `${name}: ${labels.join(', ')}`).join('; ')
}
