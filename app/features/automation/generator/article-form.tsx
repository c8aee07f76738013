import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

import { ARTICLE_FORM, generatorLimits, lengthOptions, toneOptions } from './generator-words.ts'
import type { TypedBrief } from './typed-again.ts'

interface GeneratorFormProps {
  /** What stands in it at first. */
  typed: TypedBrief
  report?: FormReport | undefined
}

/** What an article shall be about, and how. */
export function ArticleForm({ typed, report }: GeneratorFormProps) {
  return (
    <Form
      method="post"
      action="/blog-automation/generator"
      noValidate
      preventScrollReset
      className="grid gap-5"
      id={ARTICLE_FORM}
    >
      <PersonField />
      <Field
        label="Blog Post Prompt"
        name="prompt"
        rows={5}
        required
        maxLength={generatorLimits.prompt}
        defaultValue={typed.prompt}
        hint="What the article is about, whom it is for, and what they should take away from it."
        report={report}
      />
      <Field
        label="Specific Focus"
        name="topic"
        optional
        maxLength={generatorLimits.topic}
        defaultValue={typed.topic}
        report={report}
      />
      <Field label="Author" name="author" defaultValue={typed.author} report={report} />
      <SelectField label="Writing Tone" name="tone" options={toneOptions} defaultValue={typed.tone} report={report} />
      <SelectField label="Article Length" name="length" options={lengthOptions} defaultValue={typed.length} report={report} />
      <Field label="Custom Tags" name="tags" hint="Separated by commas." optional defaultValue={typed.tags} report={report} />
      <div>
        <Button name="intent" value="generate" busyLabel="Generating...">
          Generate Blog Post
        </Button>
      </div>
    </Form>
  )
}
