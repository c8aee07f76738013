import { useState } from 'react'

import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { EarlyScript } from '#ui/early-script.tsx'

import { askServer, PASSKEY_SIGN_IN } from './ask-server.ts'
import { usePasskeys } from './use-passkeys.tsx'

/** Signs in without a password, where the browser knows passkeys. */
export function PasskeySignIn({ next }: { next: string | null }) {
  const isKnown = usePasskeys(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function signIn() {
    setBusy(true)
    setProblem(await signInWithPasskey(next))
    setBusy(false)
  }
  return (
    <>
      <div
        hidden={!isKnown}
        data-passkeys
        suppressHydrationWarning
        className="mt-6 grid gap-4 border-t border-line pt-6 [[hidden]]:hidden"
      >
        {problem && <Alert kind="error">{problem}</Alert>}
        <div>
          <Button type="button" kind="secondary" disabled={isBusy} onClick={() => void signIn()}>
            Use a passkey
          </Button>
        </div>
      </div>
      <EarlyScript source={showEarlySource} />
    </>
  )
}

/** Runs before React has arrived; a click on the button is kept until then. */
function showEarly() {
  if (typeof PublicKeyCredential === 'function') document.querySelector('[data-passkeys]')!.removeAttribute('hidden')
}

const showEarlySource = import.meta.env.SSR ? `(${showEarly})()` : ''

/** Goes on when it worked; otherwise what to say. Closing the browser's question is no problem. */
async function signInWithPasskey(next: string | null): Promise<string | null> {
  const asked = await askServer<{ options: never }>(PASSKEY_SIGN_IN, { intent: 'ask', next: next ?? '' })
  if (!asked.ok) return asked.sentence
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const response = await startAuthentication({ optionsJSON: asked.value.options }).catch(() => null)
  if (!response) return null
  const answer = await askServer<{ next: string }>(PASSKEY_SIGN_IN, { intent: 'answer', response: JSON.stringify(response) })
  if (!answer.ok) return answer.sentence
  // A document of its own: whatever this one holds belongs to nobody.
  location.assign(answer.value.next)
  return null
}
