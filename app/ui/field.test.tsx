import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { SelectField } from './select-field.tsx'

const report = {
  values: { email: 'ann@', message: 'Too <short>', zone: 'UTC', digest: 'on', plan: 'monthly' },
  errors: { email: 'Email format is invalid', message: 'Message must be at least 10 characters' },
}

test('a label belongs to its field', () => {
  const html = renderToStaticMarkup(<Field label="Weight" name="weight" unit="kg" />)
  const id = /<label for="([^"]+)"/.exec(html)?.[1]
  expect(id).toBeTruthy()
  expect(html).toContain(`<input id="${id}" name="weight"`)
})

test('a refused field keeps what was typed and is described by the sentence that refused it', () => {
  const html = renderToStaticMarkup(<Field label="Email" name="email" id="email" hint="We never share it" report={report} />)
  expect(html).toContain('value="ann@"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-describedby="email-note"')
  expect(html).toContain('id="email-note" role="alert">Email format is invalid</p>')
  expect(html).not.toContain('We never share it')
})

test('a field that was not refused keeps its value and its hint', () => {
  const html = renderToStaticMarkup(
    <Field label="Plan" name="plan" id="plan" hint="Either one" defaultValue="yearly" report={report} />,
  )
  expect(html).toContain('value="monthly"')
  expect(html).toContain('aria-describedby="plan-note"')
  expect(html).toContain('id="plan-note">Either one</p>')
  expect(html).not.toContain('aria-invalid')
})

test('without hint and error nothing is described', () => {
  expect(renderToStaticMarkup(<Field label="Name" name="name" />)).not.toContain('aria-describedby')
})

test('rows make it a textarea whose text is escaped', () => {
  const html = renderToStaticMarkup(<Field label="Message" name="message" id="message" rows={6} report={report} />)
  expect(html).toMatch(/<textarea [^>]*rows="6"[^>]*>Too &lt;short&gt;<\/textarea>/)
  expect(html).toContain('aria-invalid="true"')
})

test('only the first refused field takes the focus', () => {
  const form = (
    <>
      <Field label="Name" name="name" report={report} />
      <Field label="Email" name="email" report={report} />
      <Field label="Message" name="message" rows={6} report={report} />
    </>
  )
  const focused = renderToStaticMarkup(form).match(/<(?:input|textarea)[^>]*autofocus[^>]*>/g)
  expect(focused).toHaveLength(1)
  expect(focused?.[0]).toContain('name="email"')
})

test('a select keeps the chosen option, a box its tick', () => {
  const select = renderToStaticMarkup(
    <SelectField label="Timezone" name="zone" options={['UTC', 'Europe/Berlin']} defaultValue="Europe/Berlin" report={report} />,
  )
  expect(select).toContain('<option value="UTC" selected="">')
  expect(select).not.toContain('<option value="Europe/Berlin" selected')
  expect(renderToStaticMarkup(<Checkbox label="Digest" name="digest" report={report} />)).toContain('checked=""')
  expect(renderToStaticMarkup(<Checkbox label="Terms" name="terms" defaultChecked report={report} />)).not.toContain('checked')
  expect(renderToStaticMarkup(<Checkbox label="Terms" name="terms" defaultChecked />)).toContain('checked=""')
})

test('of a few radios the typed one is kept', () => {
  const radios = ['monthly', 'yearly'].map((value) => (
    <Checkbox key={value} type="radio" label={value} name="plan" value={value} report={report} />
  ))
  const checked = renderToStaticMarkup(<>{radios}</>).match(/<input[^>]*checked[^>]*>/g)
  expect(checked).toHaveLength(1)
  expect(checked?.[0]).toContain('value="monthly"')
})
