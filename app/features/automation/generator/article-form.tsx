import { Form } from 'react-router'

import { PersonField } from '#features/identity/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

import { generatorLimits, lengthOptions, toneOptions } from './generator-words.ts'

interface GeneratorFormProps {
  /** The author where nobody is named. */
  team: string
  report?: FormReport | undefined
}

/** What an article shall be about, and how. */
export function ArticleForm({ team, report }: GeneratorFormProps) {
  return (
    <Form method="post" action="/blog-automation/generator" noValidate preventScrollReset className="grid gap-5">
      <PersonField />
      <Field
        label="Blog Post Prompt"
        name="prompt"
        rows={5}
        required
        maxLength={generatorLimits.prompt}
        hint="What the article is about, for whom, and what it shall leave them with."
        report={report}
      />
      <Field label="Specific Focus" name="topic" optional maxLength={generatorLimits.topic} report={report} />
      <Field label="Author" name="author" defaultValue={team} report={report} />
      <SelectField label="Writing Tone" name="tone" options={toneOptions} defaultValue="professional" report={report} />
      <SelectField label="Article Length" name="length" options={lengthOptions} defaultValue="medium" report={report} />
      <Field label="Custom Tags" name="tags" hint="Separated by commas." optional report={report} />
      <div>
        <Button name="do" value="generate" busyLabel="Generating...">
          Generate Blog Post
        </Button>
      </div>
    </Form>
  )
}
