import type { RefObject } from 'react'

import { TrapField } from './trap-field.tsx'

/** The two fields by which machines give themselves away: one that people do not see, and how long the form was open. */
export function MachineTraps({ measured }: { measured: RefObject<HTMLInputElement | null> }) {
  return (
    <>
      <TrapField />
      <input type="hidden" name="openFor" ref={measured} />
    </>
  )
}
