import type { ImportCounts, ImportState } from '#features/health/core/import.ts'

/** How an import stands, as a badge says it. */
export const stateWords: Readonly<
  Record<ImportState, { readonly word: string; readonly tone: 'plain' | 'good' | 'caution' | 'alert' }>
> = {
  sending: { word: 'Partly sent', tone: 'caution' },
  asking: { word: 'Waits for you', tone: 'caution' },
  waiting: { word: 'Waiting', tone: 'caution' },
  reading: { word: 'Being read', tone: 'caution' },
  ready: { word: 'To be reviewed', tone: 'caution' },
  taking: { word: 'Being imported', tone: 'caution' },
  done: { word: 'Imported', tone: 'good' },
  failed: { word: 'Not imported', tone: 'alert' },
  undone: { word: 'Undone', tone: 'plain' },
}

/** Whether its page changes by itself. */
export function isUnderWay(state: ImportState): boolean {
  return state === 'waiting' || state === 'reading' || state === 'taking'
}

/** “812 new numbers on 365 days, 40 were here already, 3 refused”. */
export function formatCounts({ days, added, same, refused, naps = 0 }: ImportCounts): string {
  const on = `on ${many(days, 'day', 'days')}`
  const parts = [added === 0 ? 'Nothing new' : `${many(added, 'new number', 'new numbers')} ${on}`]
  if (added === 0) parts.push(`${many(same, 'number', 'numbers')} ${on} ${same === 1 ? 'was' : 'were'} here already`)
  else if (same > 0) parts.push(`${written(same)} ${same === 1 ? 'was' : 'were'} here already`)
  if (refused > 0) parts.push(`${written(refused)} refused`)
  if (naps > 0) parts.push(`${many(naps, 'nap', 'naps')} left out`)
  return parts.join(', ')
}

/** 12,345. */
export function written(number: number): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

/** “1 day”, “1,200 days”. */
export function many(number: number, one: string, more: string): string {
  return `${written(number)} ${number === 1 ? one : more}`
}
