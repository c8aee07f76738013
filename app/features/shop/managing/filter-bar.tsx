import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'

import { categoryNames, siteName } from '#features/shop/core/managed-product.ts'
import { categories } from '#features/shop/core/product.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

import { MANAGE, MAX_SEARCH, productSubsets, type ManagedView } from './managed-list.ts'

/** Milliseconds without a key until the list follows what is typed. */
const PAUSE = 300

/** Search and filters: one form whose fields become the address. */
export function ManagedFilterBar({ view, sites }: { view: ManagedView; sites: ReadonlyArray<string> }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function follow(after: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.current) void submit(form.current, { replace: true, preventScrollReset: true })
    }, after)
  }
  const known = ['curated', 'scraped', ...sites]
  const all = view.site && !known.includes(view.site) ? [...known, view.site] : known
  return (
    <search>
      <Form
        ref={form}
        // What stands in the address may change without the form: by a card above, or by going back.
        key={`${view.site} ${view.category} ${view.part}`}
        method="get"
        action={MANAGE}
        preventScrollReset
        className="managed-filters"
        onSubmit={() => clearTimeout(timer.current)}
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement) follow(0)
        }}
      >
        <Field
          label="Search products"
          name="q"
          type="search"
          maxLength={MAX_SEARCH}
          defaultValue={view.search}
          autoComplete="off"
          placeholder="Name or description"
          onInput={() => follow(PAUSE)}
        />
        <SelectField
          label="Site"
          name="site"
          defaultValue={view.site}
          options={[{ value: '', label: 'All sites' }, ...all.map((value) => ({ value, label: siteName(value) }))]}
        />
        <SelectField
          label="Category"
          name="category"
          defaultValue={view.category}
          options={[
            { value: '', label: 'All categories' },
            ...categories.map((value) => ({ value, label: categoryNames[value] })),
          ]}
        />
        <SelectField
          label="Show"
          name="show"
          defaultValue={view.part}
          options={productSubsets.map(({ id, label }) => ({ value: id, label }))}
        />
        <Button kind="secondary">Search</Button>
      </Form>
    </search>
  )
}
