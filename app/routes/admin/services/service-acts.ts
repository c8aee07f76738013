import type { FileMove, StoreState } from '#features/outside-services/core/file-store.ts'
import { serviceKinds, type ServiceName } from '#features/outside-services/core/service-kinds.ts'

import type { ServiceAct } from './service-form.tsx'

/** What else may be done to a service than to try and to save it. `move`: where files are; `mayLeave`: whether they may be left there. */
export function actsOf(name: ServiceName, isSaved: boolean, move: FileMove | null, mayLeave = false): ServiceAct[] {
  if (name !== 'files')
    return isSaved
      ? [{ value: 'forget', label: `Remove ${serviceKinds[name].title}`, busyLabel: 'Removing…', isDanger: true }]
      : []
  if (move === null || (move.phase === 'emptying' && move.sentence === null)) return []
  if (move.phase === 'emptying')
    return [
      { value: 'give-up', label: 'Forget the bucket, and leave its copies there', busyLabel: 'Forgetting…', isDanger: true },
    ]
  const leave = mayLeave ? [LEAVE] : []
  if (move.phase === 'copying') return [{ value: 'stop', label: 'Stop copying', busyLabel: 'Stopping…' }, ...leave]
  if (move.main === 'bucket')
    return [{ value: 'to-folder', label: 'Move the files back to the folder', busyLabel: 'Beginning…' }, ...leave]
  return [{ value: 'remove', label: 'Delete the copies in the bucket and its settings', busyLabel: 'Beginning…', isDanger: true }]
}

const LEAVE: ServiceAct = {
  value: 'without-bucket',
  label: 'Use the folder without the bucket',
  busyLabel: 'Going back…',
  isDanger: true,
}

/** Whether files may be left in the bucket where they are: it does not answer. */
export function mayLeave(move: FileMove | null, isFailing: boolean): boolean {
  return move?.main === 'bucket' && (isFailing || move.sentence !== null)
}

/** What the button says that saves a service; null where it cannot be saved now. */
export function saveLabelOf(name: ServiceName, move: StoreState | null): string | null {
  if (move?.phase === 'emptying') return null
  const isCopiedThen = name === 'files' && (move === null || (move.main === 'folder' && move.phase === 'settled'))
  return isCopiedThen ? 'Save, and copy the files' : 'Save and use it'
}
