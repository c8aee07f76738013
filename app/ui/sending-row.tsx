import { formatBytes } from '#base/format-bytes.ts'

import { Button } from './button.tsx'
import type { Sending } from './use-uploader.tsx'

type SendingRowProps = { sending: Sending; pause: () => void; goOn: () => void }

const words: Readonly<Record<string, string>> = {
  sending: 'Sending. Stay on this page; you can keep writing.',
  waiting: 'The site does not answer. Sending resumes by itself as soon as it does.',
  paused: 'Paused. What was sent is kept for 7 days.',
  finishing: 'Everything is sent. Finishing...',
}

/** A file on its way: how much of it is there, and a button that holds it up. */
export function SendingRow({ sending: { name, bytes, state }, pause, goOn }: SendingRowProps) {
  const sent = 'sentBytes' in state ? state.sentBytes : bytes
  const isPaused = state.phase === 'paused'
  return (
    <div className="sending">
      <p className="font-strong wrap-anywhere">{name}</p>
      <progress className="sending-bar" aria-label={`Sent of ${name}`} max={bytes} value={sent} />
      <p className="cap num">
        {formatBytes(sent)} of {formatBytes(bytes)} · {Math.floor((sent / bytes) * 100)} %
      </p>
      <output className="cap block">{words[state.phase]}</output>
      {state.phase !== 'finishing' && (
        <Button type="button" kind="secondary" size="small" className="mt-2" onClick={isPaused ? goOn : pause}>
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      )}
    </div>
  )
}
