import { data, Form, redirect } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { columns } from '#features/shop/managing/csv/columns.ts'
import { formatCounts } from '#features/shop/managing/csv/import-review.tsx'
import { listImports, reviewImport } from '#features/shop/managing/csv/imports.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readFormWithFiles, reportOf } from '#platform/form.server.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { servicesContext } from '#services.server.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/csv.ts'

const PATH = '/shop/manage/csv'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Import and export', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const { timeZone } = signedIn(context)
  const imports = await listImports(context.get(servicesContext))
  return {
    imports: imports.map(({ id, status, fileName, createdAt, counts }) => {
      return { id, status, fileName, counts: formatCounts(counts), when: instantLabel(createdAt, timeZone) }
    }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { fields, files } = await readFormWithFiles(request)
  const file = files['file']
  if (!file) return data({ report: reportOf(fields, { file: 'Please choose a CSV file.' }) }, 400)
  const reviewed = await reviewImport(context.get(servicesContext), signedIn(context), {
    name: file.name,
    bytes: await file.bytes(),
  })
  if (!reviewed.ok) return data({ report: reportOf(fields, { file: reviewed.reason }) }, 400)
  return redirect(`${PATH}/${reviewed.id}`, 303)
}

const states = { reviewed: 'Not imported', saved: 'Imported', undone: 'Undone' } as const

export default function CsvPage({ loaderData: { imports }, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-4">
      <Card title="Export">
        <p className="max-w-measure text-sm text-soft">
          Every product in a CSV file that spreadsheet programs read. Edit it there and upload it below.
        </p>
        <p className="mt-4">
          <a href="/shop/manage/products.csv" download className={buttonClass('secondary', 'small')}>
            Download products.csv
          </a>
        </p>
      </Card>
      <Card title="Import">
        <p className="max-w-measure text-sm text-soft">
          The first line names the columns; their order is free, and columns that are not there stay as they are. A row with a
          slug changes that product, one without adds a new one. You see what happens to each row before anything is saved.
        </p>
        <p className="cap mt-2 max-w-measure wrap-anywhere">{columns.join(', ')}</p>
        <Form method="post" action={PATH} encType="multipart/form-data" noValidate className="mt-4 grid max-w-measure gap-4">
          <PersonField />
          <Field
            label="CSV file"
            name="file"
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            report={actionData?.report}
            hint="At most 3 MB. Commas, semicolons or tabs."
          />
          <div>
            <Button kind="secondary" size="small" busyLabel="Reading...">
              Review it
            </Button>
          </div>
        </Form>
      </Card>
      {imports.length > 0 && (
        <Card title="Imports">
          <table className="table table-pairs">
            <caption className="vh">Imports, newest first</caption>
            <thead>
              <tr>
                <th scope="col">File</th>
                <th scope="col">When</th>
                <th scope="col">Rows</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {imports.map(({ id, status, fileName, counts, when }) => (
                <tr key={id}>
                  <th scope="row">
                    <TextLink to={`${PATH}/${id}`} className="wrap-anywhere">
                      {fileName}
                    </TextLink>
                  </th>
                  <td data-label="When" className="num">
                    {when}
                  </td>
                  <td data-label="Rows" className="num">
                    {counts}
                  </td>
                  <td data-label="State">{states[status]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </div>
  )
}
