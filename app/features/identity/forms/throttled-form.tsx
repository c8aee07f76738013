import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'

import { mayAttempt, THROTTLE_SECONDS, THROTTLED } from '#features/identity/core/throttle.ts'
import { Alert } from '#ui/alert.tsx'
import { EarlyScript } from '#ui/early-script.tsx'

interface ThrottledFormProps {
  action: string
  /** What the server said of the form as a whole. */
  alert?: string | undefined
  children: ReactNode
}

/**
 * A form of /auth. Each attempt on any of them holds up the next one for five seconds, in all tabs of the browser; the
 * server has limits of its own, for browsers without a script.
 */
export function ThrottledForm({ action, alert, children }: ThrottledFormProps) {
  const [heldUp, setHeldUp] = useState(false)
  const sentence = useRef<HTMLDivElement>(null)
  // The script below may have said it before React arrived: from here on it is React’s to take back.
  useEffect(() => setHeldUp(sentence.current?.hidden === false), [])
  function onSubmit(event: FormEvent) {
    const allowed = noteAttempt(Date.now())
    if (!allowed) event.preventDefault()
    setHeldUp(!allowed)
  }
  return (
    <>
      <Form method="post" action={action} noValidate className="grid gap-5" onSubmit={onSubmit}>
        <div ref={sentence} hidden={!heldUp} data-held-up suppressHydrationWarning>
          <Alert kind="error">{THROTTLED}</Alert>
        </div>
        {alert && !heldUp && <Alert kind="error">{alert}</Alert>}
        {children}
      </Form>
      <EarlyScript source={earlyThrottleSource} />
    </>
  )
}

const KEY = 'auth-attempt'
const earlyThrottleSource = import.meta.env.SSR ? `(${earlyThrottle})('${KEY}',${THROTTLE_SECONDS})` : ''

/** Where storage is shut nobody is held up. */
function noteAttempt(now: number): boolean {
  try {
    if (!mayAttempt(localStorage.getItem(KEY), now)) return false
    localStorage.setItem(KEY, String(now))
  } catch {}
  return true
}

/**
 * The pause between attempts while React is still on its way: the form before this script goes out as plain HTML then. Sent as
 * its own source text, so it may use nothing from outside itself.
 */
function earlyThrottle(key: string, seconds: number) {
  const form = document.currentScript!.previousElementSibling as HTMLFormElement
  function note(event: Event) {
    try {
      const since = Date.now() - Number(localStorage.getItem(key) || NaN)
      if (since >= 0 && since < seconds * 1000) {
        event.preventDefault()
        form.querySelector<HTMLElement>('[data-held-up]')!.hidden = false
      } else localStorage.setItem(key, String(Date.now()))
    } catch {}
  }
  form.addEventListener('submit', note)
  addEventListener('hydrated', () => form.removeEventListener('submit', note), { once: true })
}
