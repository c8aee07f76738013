import { type ChangeEvent, use, useId, useState } from 'react'
import { useRevalidator } from 'react-router'

import { formatBytes } from '#base/format-bytes.ts'
import { clockTime } from '#features/courses/core/clock-time.ts'
import { PERSON_FIELD, PersonContext, PersonField } from '#features/identity/core/person-field.tsx'
import { AskFirst } from '#ui/ask-first.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FieldNote } from '#ui/field-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { SendingRow } from '#ui/sending-row.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'
import { useUploader } from '#ui/use-uploader.tsx'

import { problemOfFile } from './upload.ts'

const GIVEN_UP_AFTER_MS = 20_000

/** How long a film or sound lasts, in whole seconds, as the browser reads it from the file; null where it cannot. */
function readDuration(file: File): Promise<number | null> {
  const address = URL.createObjectURL(file)
  const player = document.createElement('video')
  player.preload = 'metadata'
  player.muted = true
  return new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), GIVEN_UP_AFTER_MS)
    const done = (seconds: number | null) => {
      clearTimeout(timer)
      resolve(seconds)
    }
    player.addEventListener('loadedmetadata', () => done(Number.isFinite(player.duration) ? Math.round(player.duration) : null))
    player.addEventListener('error', () => done(null))
    player.src = address
  }).finally(() => {
    player.removeAttribute('src')
    URL.revokeObjectURL(address)
  })
}

interface RecordingView {
  readonly id: string
  readonly kind: 'video' | 'audio'
  readonly fileName: string
  readonly bytes: number
  readonly sentBytes: number
  readonly isComplete: boolean
}

type RecordingsCardProps = {
  lessonId: string
  recordings: ReadonlyArray<RecordingView>
  /** The page’s address, where its forms are sent. */
  address: string
  /** Fills in how long it lasts, where nothing stands or `over` what stands there; whether it now stands there. */
  fillDuration: (seconds: number, over: boolean) => boolean
}

const WHAT_IS_TAKEN = 'MP4, WebM, MP3 or M4A, up to 4 GB. A new video replaces the video, new audio the audio.'

/** The film and the sound of a lesson, and what is on its way. */
export function RecordingsCard({ lessonId, recordings, address, fillDuration }: RecordingsCardProps) {
  const [duration, setDuration] = useState<number | null>(null)
  const person = use(PersonContext)
  const { revalidate } = useRevalidator()
  const { sending, isDone, problem, send, pause, goOn } = useUploader({
    address: '/admin/recordings',
    about: { lesson: lessonId },
    person: person ? { [PERSON_FIELD]: person } : {},
    problemOf: problemOfFile,
    onEnd: () => void revalidate(),
  })
  const runs = useRunsScripts()
  const id = useId()
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file && send(file)) void readDuration(file).then(noteDuration)
    target.value = ''
  }
  const noteDuration = (seconds: number | null) => {
    if (seconds !== null && seconds > 0) setDuration(fillDuration(seconds, false) ? null : seconds)
  }
  const shown = recordings.filter(({ fileName, isComplete }) => isComplete || fileName !== sending?.name)
  return (
    <Card title="Recording">
      {shown.length === 0 && !sending && (
        <p className="cap mb-4">There is none yet. A lesson does not need one: its text alone is enough.</p>
      )}
      <ul className="recordings">
        {shown.map((recording) => (
          <RecordingRow key={recording.id} recording={recording} address={address} />
        ))}
      </ul>
      {sending && <SendingRow sending={sending} pause={pause} goOn={goOn} />}
      <output className="cap">{isDone ? 'The recording is uploaded.' : ''}</output>
      {duration !== null && (
        <p className="recording-lasts">
          <span className="num">This recording lasts {clockTime(duration)}.</span>{' '}
          <Button
            type="button"
            kind="tertiary"
            size="small"
            onClick={() => {
              fillDuration(duration, true)
              setDuration(null)
            }}
          >
            Use it as the duration
          </Button>
        </p>
      )}
      <div className="field">
        <label htmlFor={id}>{recordings.some(({ isComplete }) => isComplete) ? 'Another recording' : 'Choose a recording'}</label>
        <input
          id={id}
          type="file"
          className="file-field"
          accept="video/mp4,video/webm,audio/mpeg,audio/mp4,.mp4,.m4v,.webm,.mp3,.m4a"
          disabled={!runs || sending !== null}
          aria-describedby={`${id}-note`}
          onChange={choose}
        />
        <FieldNote
          note={{
            id: `${id}-note`,
            isError: problem !== null,
            text: problem ?? WHAT_IS_TAKEN,
          }}
        />
        <p className="cap hidden noscript:block">
          Uploading needs JavaScript: a recording is sent in small parts, so that it can be paused and resumed.
        </p>
      </div>
    </Card>
  )
}

function RecordingRow({ recording, address }: { recording: RecordingView; address: string }) {
  const { id, kind, fileName, bytes, sentBytes, isComplete } = recording
  return (
    <li className="recording">
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">{fileName}</p>
        <p className="cap num">
          {kind === 'video' ? 'Video' : 'Audio'},{' '}
          {isComplete ? formatBytes(bytes) : `${formatBytes(sentBytes)} of ${formatBytes(bytes)}`}
        </p>
        {!isComplete && (
          <p className="cap">
            <Badge tone="caution">Partly sent</Badge> Choose the same file again to continue. It is kept for 7 days.
          </p>
        )}
      </div>
      <AskFirst
        opener={{
          kind: 'tertiary',
          className: 'outline-delete',
          'aria-label': `Delete ${fileName}`,
          children: <Icon name="trash" size={18} />,
        }}
        title={`Delete “${fileName}”?`}
        action={address}
        preventScrollReset
        fields={
          <>
            <PersonField />
            <input type="hidden" name="recording" value={id} />
          </>
        }
        answer={{ name: 'intent', value: 'delete-recording', busyLabel: 'Deleting...' }}
      >
        <p>
          {isComplete
            ? 'Members can no longer play it. Their progress in the lesson is kept.'
            : 'What was sent so far is deleted.'}
        </p>
      </AskFirst>
    </li>
  )
}
