import type { EarlierVersion } from '#platform/setting-versions.server.ts'

import { instantLabel } from './instant-label.ts'

/** The names of the fields of the form that puts an earlier version back. */
export const RESTORE = 'restore'
export const VERSION = 'version'

/** An earlier version, as a page offers it. */
export interface EarlierNote {
  readonly id: string
  readonly words: string
}

/** What a page of settings says of what stood there before the last change; null when nothing is kept. */
export function earlierNote(earlier: Pick<EarlierVersion, 'id' | 'endedAt'> | null, timeZone: string | null): EarlierNote | null {
  if (!earlier) return null
  return {
    id: earlier.id,
    words: `This was changed on ${instantLabel(earlier.endedAt, timeZone)}. What stood here before is kept.`,
  }
}

/** What the page after putting something back says. */
export function restoredToast(isBack: boolean, what: string) {
  if (!isBack)
    return {
      title: 'That version is gone',
      text: 'Somebody put it back, or the settings were changed since.',
      kind: 'error',
    } as const
  return { title: `${what} put back`, text: 'What stood here until now is kept in its turn.' }
}
