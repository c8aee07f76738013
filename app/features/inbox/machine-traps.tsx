import { useId, type RefObject } from 'react'

/** The two fields by which machines give themselves away: one that people do not see, and how long the form was open. */
export function MachineTraps({ measured }: { measured: RefObject<HTMLInputElement | null> }) {
  const id = useId()
  return (
    <>
      <div className="vh" aria-hidden="true">
        <label htmlFor={id}>Subject: please leave this empty</label>
        <input id={id} name="subject" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="openFor" ref={measured} />
    </>
  )
}
