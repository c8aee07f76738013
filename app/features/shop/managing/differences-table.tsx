import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'

import type { Difference } from './proposed-differences.ts'

type DifferencesTableProps = {
  differences: ReadonlyArray<Difference>
  /** Where the forms are sent. */
  address: string
}

/** What a refresh found where a person had written something else: both, side by side, and the choice. */
export function DifferencesTable({ differences, address }: DifferencesTableProps) {
  if (differences.length === 0) return null
  return (
    <section aria-labelledby="differences" className="mb-6">
      <h3 id="differences" className="managed-name mb-1">
        The page says something else
      </h3>
      <p className="cap mb-3">You wrote these yourself, so the refresh has left them alone. Decide on each.</p>
      <table className="table table-pairs">
        <caption className="vh">Differences between your words and the page’s</caption>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Yours</th>
            <th scope="col">The page’s</th>
            <th scope="col">Decision</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, name, own, found }) => (
            <tr key={field}>
              <th scope="row">{name}</th>
              <td data-label="Yours">
                <span className="wrap-anywhere">{own || 'Empty'}</span>
              </td>
              <td data-label="The page’s">
                <span className="wrap-anywhere">{found || 'Empty'}</span>
              </td>
              <td data-label="Decision">
                <Form method="post" action={address} preventScrollReset className="flex flex-wrap gap-2">
                  <PersonField />
                  <input type="hidden" name="field" value={field} />
                  <Button
                    kind="secondary"
                    size="small"
                    name="intent"
                    value="take"
                    busyLabel="Saving..."
                    aria-label={`Accept: ${name}`}
                  >
                    Accept
                  </Button>
                  <Button
                    kind="secondary"
                    size="small"
                    name="intent"
                    value="keep"
                    busyLabel="Saving..."
                    aria-label={`Keep: ${name}`}
                  >
                    Keep
                  </Button>
                </Form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
