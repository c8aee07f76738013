import { asksForPractices, type DataPractices } from '#features/site/core/data-practices.ts'
import type { PracticeServices, SitePorts } from '#features/site/core/ports.server.ts'

/** What the site does with data about health, where a text has a place for it; null where none has. */
export async function findPractices(
  services: PracticeServices & Pick<SitePorts, 'dataPractices'>,
  texts: readonly string[],
): Promise<DataPractices | null> {
  if (!texts.some(asksForPractices)) return null
  const said = await Promise.all(services.dataPractices.map(({ find }) => find(services)))
  const all = (name: keyof DataPractices) => said.flatMap((part) => part[name] ?? [])
  return { readers: all('readers'), processors: all('processors'), retention: all('retention') }
}
