import { Form } from 'react-router'

import { pillars, type PillarSlug } from '#content/pillars.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

interface OwnFields {
  readonly title: string
  readonly slug: string
  readonly pillar: PillarSlug
  readonly summary: string
  readonly version: number
}

type CourseFieldsProps = { course: OwnFields; address: string; report: FormReport | undefined }

/** The course’s own words, and where it stands. */
export function CourseFields({ course, address, report }: CourseFieldsProps) {
  const isConflict = report !== undefined && Object.keys(report.errors).length === 0
  const differences = isConflict ? differencesOf(course, report) : []
  return (
    <Form method="post" action={address} noValidate preventScrollReset className="course-fields grid gap-5">
      <PersonField />
      <input type="hidden" name="version" value={course.version} />
      {isConflict && (
        <Alert kind="error" title="Somebody else changed this course in the meantime">
          <p>Yours is still in the form. Save again to replace theirs.</p>
          {differences.map(([label, value]) => (
            <p key={label} className="mt-2 wrap-anywhere">
              <b className="font-strong">{label}, as it is saved:</b> {value || 'Empty'}
            </p>
          ))}
        </Alert>
      )}
      <Field label="Title" name="title" defaultValue={course.title} report={report} autoComplete="off" />
      <Field
        label="Slug"
        name="slug"
        defaultValue={course.slug}
        report={report}
        autoComplete="off"
        spellCheck={false}
        hint="Its address behind /courses/. Links to the old one stop working when it changes."
      />
      <SelectField
        label="Pillar"
        name="pillar"
        options={pillars.map(({ slug, title }) => ({ value: slug, label: title }))}
        defaultValue={course.pillar}
        report={report}
      />
      <Field label="Summary" name="summary" rows={4} defaultValue={course.summary} report={report} />
      <div>
        <Button name="intent" value="save" busyLabel="Saving...">
          Save
        </Button>
      </div>
    </Form>
  )
}

function differencesOf(course: OwnFields, { values }: FormReport): [label: string, value: string][] {
  const names = { title: 'Title', slug: 'Slug', pillar: 'Pillar', summary: 'Summary' } as const
  return Object.entries(names).flatMap(([name, label]) => {
    const saved = course[name as keyof typeof names]
    return saved === (values[name] ?? '').trim() ? [] : [[label, saved] as [string, string]]
  })
}
