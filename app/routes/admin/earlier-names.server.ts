import type { RouterContextProvider } from 'react-router'

import { namesOf } from '#features/identity/people.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import type { EarlierVersion } from '#platform/setting-versions.server.ts'
import { servicesContext } from '#services.server.ts'

import { whenAndWho, type WhenAndWho } from './earlier-words.ts'

/** Looks up who ended the versions, and writes when for whoever asks. */
export async function writerOf(
  context: Readonly<RouterContextProvider>,
  versions: ReadonlyArray<Pick<EarlierVersion, 'endedBy'>>,
): Promise<WhenAndWho> {
  const names = await namesOf(
    context.get(servicesContext).db,
    versions.flatMap(({ endedBy }) => endedBy ?? []),
  )
  return whenAndWho(names, signedIn(context).timeZone)
}
