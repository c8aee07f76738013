import { useId } from 'react'

/** A field that people do not see and machines fill (`BotSignals.trap`). */
export function TrapField() {
  const id = useId()
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={id}>Subject: please leave this empty</label>
      <input id={id} name="subject" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
