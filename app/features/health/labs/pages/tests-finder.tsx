import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

import { countTests, findTests, MAX_SEARCHED, testFilters, type TestSearch } from './find-tests.ts'
import type { ListedTest } from './report-view.ts'
import { TestsTable } from './tests-table.tsx'

interface TestsFinderProps {
  tests: ReadonlyArray<ListedTest>
  /** What was asked without a script. */
  asked: TestSearch
  address: string
}

/**
 * The tests of a person with a search and a filter. The name of a test that somebody looks for says something about them, so it never
 * becomes an address: with a script nothing is sent, and without one the form is posted.
 */
export function TestsFinder({ tests, asked, address }: TestsFinderProps) {
  const [q, setQ] = useState(asked.q)
  const [show, setShow] = useState(asked.show)
  const form = useRef<HTMLFormElement>(null)
  const runsScripts = useRunsScripts()
  // What was typed before the script came.
  useEffect(() => {
    const box = form.current?.elements.namedItem('q')
    if (box instanceof HTMLInputElement) setQ(box.value)
  }, [])
  const found = findTests(tests, { q, show })
  const counts = countTests(tests)
  return (
    <>
      <search>
        <Form
          method="post"
          action={address}
          ref={form}
          className="lab-finder"
          onSubmit={(event: SubmitEvent) => event.preventDefault()}
        >
          <PersonField />
          <Field
            label="Search your tests"
            name="q"
            type="search"
            maxLength={MAX_SEARCHED}
            autoComplete="off"
            placeholder="Search by name or field"
            defaultValue={asked.q}
            onInput={({ currentTarget: { value } }) => setQ(value)}
          />
          <Button kind="secondary" name="show" value={show} className="hidden noscript:inline-flex">
            Search
          </Button>
          <fieldset>
            <legend className="vh">Which tests are shown</legend>
            <div className="tabs tabs-range">
              {testFilters.map(({ id, label }) => (
                <button
                  key={id}
                  type={runsScripts ? 'button' : 'submit'}
                  name="show"
                  value={id}
                  aria-pressed={id === show}
                  onClick={() => setShow(id)}
                >
                  {label} <span className="num">{counts[id]}</span>
                </button>
              ))}
            </div>
          </fieldset>
        </Form>
      </search>
      <output className="vh">{`${found.length} of ${tests.length} tests are shown`}</output>
      {found.length > 0 ? <TestsTable tests={found} /> : <NothingFound isSearch={q.trim() !== ''} show={show} />}
    </>
  )
}

function NothingFound({ isSearch, show }: { isSearch: boolean; show: TestSearch['show'] }) {
  if (!isSearch)
    return (
      <EmptyState title="Nothing out of range">
        No newest result is outside the range that its laboratory printed. A result without a range is not compared.
      </EmptyState>
    )
  return (
    <EmptyState title="No test found">
      {show === 'all'
        ? 'None of your tests has that name. Part of the name is enough, or the field that it belongs to.'
        : 'None of your tests that are out of range has that name.'}
    </EmptyState>
  )
}
