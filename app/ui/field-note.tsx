/** The line under a field: its hint, or in its place the sentence that says what was refused. */
export function FieldNote({ note }: { note: { id: string; text: string; isError: boolean } | undefined }) {
  if (note === undefined) return null
  return (
    <p className={note.isError ? 'cap error' : 'cap'} id={note.id} role={note.isError ? 'alert' : undefined}>
      {note.text}
    </p>
  )
}
