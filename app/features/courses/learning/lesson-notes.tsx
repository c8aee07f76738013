import { timeInRecording, type LessonNote } from '#features/courses/core/learning.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { AskFirst } from '#ui/ask-first.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { Link } from '#ui/link.tsx'

import { NoteFields } from './note-fields.tsx'

/** What the product says above a member’s notes. */
export interface NotesWords {
  readonly notesTitle: string
  readonly notesText: string
  readonly keptNotesText: string
}

type LessonNotesProps = {
  address: string
  notes: ReadonlyArray<LessonNote>
  /** The id of the note that is being changed. */
  changing: string | null
  hasRecording: boolean
  report: FormReport | undefined
  words: NotesWords
}

/** A member’s own notes at a lesson. */
export function LessonNotes({ address, notes, changing, hasRecording, report, words }: LessonNotesProps) {
  const changed = notes.find(({ id }) => id === changing)
  return (
    <section className="learn-notes no-print" id="notes" aria-labelledby="notes-title">
      <h2 id="notes-title">{words.notesTitle}</h2>
      {words.notesText && <p className="cap">{words.notesText}</p>}
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note.id}>
              {note === changed ? (
                <NoteFields address={address} note={note} hasRecording={hasRecording} report={report} />
              ) : (
                <Note address={address} note={note} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!changed && <NoteFields address={address} note={null} hasRecording={hasRecording} report={report} />}
    </section>
  )
}

/** What somebody wrote at a lesson that they may not take any more: theirs to read. */
export function SavedNotes({ notes, words }: Pick<LessonNotesProps, 'notes' | 'words'>) {
  return (
    <section className="learn-notes learn-kept" aria-labelledby="notes-title">
      <h2 id="notes-title">{words.notesTitle}</h2>
      {words.keptNotesText && <p className="cap">{words.keptNotesText}</p>}
      <ul>
        {notes.map((note) => (
          <li key={note.id}>
            <NoteText note={note} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoteText({ note: { atSeconds, text } }: { note: LessonNote }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {atSeconds !== null && <span className="learn-at num">{timeInRecording(atSeconds)}</span>}
      {text}
    </p>
  )
}

function Note({ address, note }: { address: string; note: LessonNote }) {
  const { id, text } = note
  const named = [...text].slice(0, 40).join('')
  return (
    <>
      <NoteText note={note} />
      <div className="learn-note-acts">
        <Link to={`${address}?note=${id}#notes`} className="link" preventScrollReset aria-label={`Change: ${named}`}>
          Change
        </Link>
        <AskFirst
          opener={{ children: 'Delete', kind: 'tertiary', size: 'small', 'aria-label': `Delete: ${named}` }}
          title="Delete this note?"
          action={address}
          fields={
            <>
              <PersonField />
              <input type="hidden" name="id" value={id} />
            </>
          }
          answer={{ name: 'intent', value: 'delete-note', busyLabel: 'Deleting...' }}
          preventScrollReset
        >
          <p>It is gone for good, on every device.</p>
        </AskFirst>
      </div>
    </>
  )
}
