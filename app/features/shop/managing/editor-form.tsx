import { useRef } from 'react'
import { Form } from 'react-router'

import { pillars } from '#content/pillars.ts'
import { evidenceStrengths } from '#content/products/product-entry.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { categoryNames } from '#features/shop/core/managed-product.ts'
import { categories } from '#features/shop/core/product.ts'
import { strengthNames } from '#features/shop/core/strength-names.ts'
import type { FormReport } from '#platform/form.ts'
import { TAKEN_PICTURES } from '#platform/picture.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

import { fieldNames, type EditorFields } from './product-fields.ts'
import { UnsavedChanges } from './unsaved-changes.tsx'

type EditorFormProps = {
  /** What is saved. */
  fields: EditorFields
  /** Where the form is sent. */
  address: string
  report?: FormReport | undefined
  /** The version that is edited; none for a new product. */
  version?: number | undefined
  /** What stood in the fields when they were opened, where that is not what is saved by now. */
  seen?: string | undefined
  /** What the evidence says is said of products that the owner chose. */
  hasEvidence: boolean
  /** Names of the fields that no refresh changes. */
  own?: ReadonlyArray<string> | undefined
  button: string
  busyLabel: string
}

/** Everything of a product that can be edited. */
export function ProductEditorForm(props: EditorFormProps) {
  const { fields, address, report, version, seen, hasEvidence, own = [], button, busyLabel } = props
  const form = useRef<HTMLFormElement>(null)
  const field = (name: keyof EditorFields, hint?: string) => ({
    label: fieldNames[name],
    name,
    report,
    defaultValue: fields[name],
    hint: own.includes(name) ? `Written by you: no refresh changes it. ${hint ?? ''}`.trim() : hint,
  })
  const isShown = (name: string) => (hasEvidence || !evidenceFields.has(name)) && (version !== undefined || name !== 'slug')
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => isShown(name)))
  return (
    <>
      <Form ref={form} method="post" action={address} encType="multipart/form-data" noValidate className="editor-form">
        <PersonField />
        {version !== undefined && <input type="hidden" name="version" value={version} />}
        <input type="hidden" name="seen" value={seen ?? JSON.stringify(shown)} />
        <div className="editor-fields">
          {version === undefined ? (
            <Field {...field('name')} autoComplete="off" />
          ) : (
            <div className="grid gap-4 sm:grid-cols-2">
              <Field {...field('name')} autoComplete="off" />
              <Field
                {...field('slug', 'The last part of its address. Links to the old one still work.')}
                spellCheck={false}
                autoComplete="off"
              />
            </div>
          )}
          <Field {...field('description', 'Plain text: signs like < appear as they are.')} rows={5} />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...field('price', 'With its currency: $39.95. Empty: See price.')} autoComplete="off" />
            <Field {...field('compareAt', 'The regular price, where this one is lower.')} autoComplete="off" optional />
            <SelectField {...field('category')} options={categories.map((value) => ({ value, label: categoryNames[value] }))} />
            <SelectField
              {...field('pillar')}
              options={[{ value: '', label: 'None' }, ...pillars.map(({ slug, title }) => ({ value: slug, label: title }))]}
            />
          </div>
          <Field
            {...field('affiliateUrl', 'Where its link finally leads. Empty: it is not for sale anywhere.')}
            inputMode="url"
            spellCheck={false}
            autoComplete="off"
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              {...field('imageUrl', 'Pages show our copy of it. Empty: a picture is drawn.')}
              inputMode="url"
              spellCheck={false}
              autoComplete="off"
            />
            <Field label="Or upload a picture" name="picture" type="file" accept={TAKEN_PICTURES} report={report} />
          </div>
          <div className="flex flex-wrap gap-x-8">
            <Tick name="inStock" fields={fields} report={report} hint={own.includes('inStock') ? 'Written by you.' : undefined} />
            <Tick name="featured" fields={fields} report={report} />
          </div>
          {hasEvidence && (
            <fieldset className="editor-part">
              <legend className="legend">Evidence</legend>
              <div className="grid gap-4">
                <Field {...field('summary', 'Two sentences.')} rows={3} optional />
                <SelectField
                  {...field('strength', 'Shown as ticks on its card; no more than the two sentences say.')}
                  options={[
                    { value: '', label: 'Not said' },
                    ...evidenceStrengths.map((value) => ({ value, label: strengthNames[value] })),
                  ]}
                />
                <Field
                  {...field('dose', 'With its unit and where it is from. Empty: no figure yet.')}
                  autoComplete="off"
                  optional
                />
                <Field {...field('caution', 'Who should not take it, or should ask first.')} rows={3} optional />
                <Field {...field('sources', 'One a line: Title | https://…')} rows={3} spellCheck={false} optional />
                <Tick name="isReviewed" fields={fields} report={report} />
              </div>
            </fieldset>
          )}
        </div>
        <footer className="editor-foot">
          <Button name="intent" value="save" busyLabel={busyLabel}>
            {button}
          </Button>
        </footer>
      </Form>
      <UnsavedChanges form={form} />
    </>
  )
}

const evidenceFields: ReadonlySet<string> = new Set(['summary', 'strength', 'dose', 'caution', 'sources', 'isReviewed'])

type TickProps = {
  name: 'inStock' | 'featured' | 'isReviewed'
  fields: EditorFields
  report?: FormReport | undefined
  hint?: string | undefined
}

function Tick({ name, fields, report, hint }: TickProps) {
  return <Checkbox label={fieldNames[name]} name={name} defaultChecked={fields[name] === 'on'} report={report} hint={hint} />
}
