import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'

import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

import { MAX_SEARCH, postFilters, type PostFilter, type PostListView } from './managed-posts.ts'

type PostFilterBarProps = { view: PostListView; counts: Readonly<Record<PostFilter, number>> | null }

/** Milliseconds without a key until the list follows what is typed. */
const PAUSE = 300

/** The search box and the three filters with their counts: forms whose fields become the address. */
export function PostFilterBar({ view, counts }: PostFilterBarProps) {
  return (
    <div className="mb-5 grid gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
      <SearchBox view={view} />
      <Form method="get" action="/blog-automation/manage" preventScrollReset>
        {view.search && <input type="hidden" name="q" value={view.search} />}
        <fieldset>
          <legend className="vh">Filter</legend>
          <div className="tabs tabs-range">
            {postFilters.map(({ id, label }) => (
              <button key={id} name="filter" value={id} aria-current={id === view.filter ? 'page' : undefined}>
                {label} {counts && <span className="num">{counts[id]}</span>}
              </button>
            ))}
          </div>
        </fieldset>
      </Form>
    </div>
  )
}

function SearchBox({ view }: { view: PostListView }) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function follow() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.current) void submit(form.current, { replace: true, preventScrollReset: true })
    }, PAUSE)
  }
  return (
    <search>
      <Form
        ref={form}
        method="get"
        action="/blog-automation/manage"
        className="flex items-end gap-3"
        onSubmit={() => clearTimeout(timer.current)}
      >
        {view.filter !== 'all' && <input type="hidden" name="filter" value={view.filter} />}
        <Field
          label="Search posts"
          name="q"
          type="search"
          maxLength={MAX_SEARCH}
          defaultValue={view.search}
          autoComplete="off"
          placeholder="Title, author or tag"
          className="min-w-0 flex-1"
          onInput={follow}
        />
        <Button kind="secondary">Search</Button>
      </Form>
    </search>
  )
}
