import type { ComponentProps } from 'react'

import { pictureProblems, TAKEN_PICTURES } from '#platform/picture.ts'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'

type StoryPictureFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'onChange'> & {
  /** Whose picture it may be, in a sentence; empty where that is clear. */
  about?: string
  /** The file that was chosen is too large to be sent. */
  isTooLarge: boolean
  report: FormReport | undefined
}

/** The picture beside a story: browsers forget a chosen file when a form comes back. */
export function StoryPictureField({ label, about = '', isTooLarge, report, onChange }: StoryPictureFieldProps) {
  return (
    <Field
      label={label}
      name="picture"
      type="file"
      accept={TAKEN_PICTURES}
      optional
      onChange={onChange}
      report={isTooLarge ? { values: {}, errors: { picture: pictureProblems['too-large'] } } : report}
      hint={
        report
          ? 'If no file is shown here, please choose it again. At most 5 MB.'
          : `${about}JPEG, PNG, HEIC, WebP, AVIF or GIF, at most 5 MB.`
      }
    />
  )
}
