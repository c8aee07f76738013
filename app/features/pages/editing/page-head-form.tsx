import { use } from 'react'
import { Form } from 'react-router'

import { PersonContext, PersonField } from '#features/identity/core/person-field.tsx'
import { picture } from '#features/pages/core/fields.ts'
import type { PageHead } from '#features/pages/core/page.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from '#features/site/share/share-path.ts'
import { usePictureUpload } from '#features/writing/editing/use-picture-upload.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'

import { PictureField } from './picture-field.tsx'

const shape = { width: SHARE_WIDTH, height: SHARE_HEIGHT }
const sharePicture = picture(
  'Share picture',
  `What shared links show. It is cropped to ${SHARE_WIDTH} by ${SHARE_HEIGHT} pixels around the point that stays in sight.`,
)

type PageHeadFormProps = { pageId: string; address: string; head: PageHead; report?: FormReport | undefined }

/** What search engines and shared links say and show of a page. */
export function PageHeadForm({ pageId, address, head, report }: PageHeadFormProps) {
  const { send } = usePictureUpload(`/admin/pages/${pageId}/pictures`, use(PersonContext))
  return (
    <Form method="post" action={address} encType="multipart/form-data" noValidate className="grid gap-4 pb-4" preventScrollReset>
      <PersonField />
      <Field
        label="Title"
        name="title"
        defaultValue={head.title}
        report={report}
        autoComplete="off"
        hint="In the browser’s tab, in search results and in shared links."
      />
      <Field
        label="Description"
        name="description"
        rows={3}
        optional
        defaultValue={head.description}
        report={report}
        hint="For search results. Empty: that of the home page, or what ships with this one."
      />
      <PictureField
        field={sharePicture}
        name="picture"
        value={head.picture}
        report={report}
        send={send}
        none="The one drawn from the title"
        offersDrawn={false}
        shape={shape}
      />
      <div>
        <Button kind="secondary" size="small" name="intent" value="head" busyLabel="Saving...">
          Save to the draft
        </Button>
      </div>
    </Form>
  )
}
