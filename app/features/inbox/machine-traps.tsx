import type { RefObject } from 'react'

import { TimeZoneField } from '#ui/time-zone-field.tsx'

import { TrapField } from './trap-field.tsx'

/** What a form to the owner tells beside its words: two signs by which machines give themselves away, and where its writer is. */
export function MachineTraps({ measured }: { measured: RefObject<HTMLInputElement | null> }) {
  return (
    <>
      <TrapField />
      <input type="hidden" name="openFor" ref={measured} />
      <TimeZoneField name="timeZone" />
    </>
  )
}
