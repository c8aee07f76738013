import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

import { TAKEN_FILES } from './file-kinds.ts'

/** The field of a form by which a file for its text comes without a script, and what the button says that sends it. */
export const FILE_FIELD = 'textFile'
export const UPLOAD_FILE = 'upload-file'

/** What became of a file that was sent with a form: the line to put into the text, or why there is none. */
export type SentFile = { readonly line: string } | { readonly problem: string }

/**
 * The way to a recording or PDF for a text where no script runs. It stands at the end of the form of the text, so that what is typed comes back with the
 * answer, and Enter in a field does something else.
 */
export function FileForm({ sent }: { sent: SentFile | null }) {
  const problem = sent && 'problem' in sent ? sent.problem : null
  return (
    <fieldset className="mt-6 hidden gap-3 border-t border-line pt-4 noscript:grid" id="text-file">
      <legend className="vh">A file for the text</legend>
      <Field
        label="A recording or PDF for the text"
        name={FILE_FIELD}
        type="file"
        accept={TAKEN_FILES}
        report={problem ? { values: {}, errors: { [FILE_FIELD]: problem } } : undefined}
        hint="MP3, M4A, OGG, WAV or PDF, up to 7.5 MB. With JavaScript, larger ones are sent in parts."
      />
      <div>
        <Button kind="secondary" size="small" name="intent" value={UPLOAD_FILE}>
          Upload a file
        </Button>
      </div>
      {sent && 'line' in sent && (
        <output className="block">
          <p>The file is here. Put this line into the text, on a line of its own:</p>
          <pre className="wrap-anywhere whitespace-pre-wrap">{sent.line}</pre>
        </output>
      )}
    </fieldset>
  )
}
