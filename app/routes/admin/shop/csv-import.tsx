import { data } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { ImportReview, type ImportRowView } from '#features/shop/managing/csv/import-review.tsx'
import { formatSaved, formatUndone } from '#features/shop/managing/csv/import-words.ts'
import { findImport } from '#features/shop/managing/csv/imports.server.ts'
import type { PlannedRow } from '#features/shop/managing/csv/planned-row.ts'
import { saveImport, undoImport } from '#features/shop/managing/csv/save-import.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/csv-import.ts'
import { NOT_ANSWERING } from './product-actions.server.ts'

const LIST = '/shop/manage/csv'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Import', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await findImport(context.get(servicesContext), params.id)
  if (!file) throw data(null, 404)
  const { id, status, fileName, ignored, rows, createdAt } = file
  return { id, status, fileName, ignored, rows: rows.map(shown), when: instantLabel(createdAt, signedIn(context).timeZone) }
}

const refusals = {
  gone: 'This import no longer exists.',
  'done already': 'This was already imported.',
  'not in order': 'Not every row is right yet.',
  'changed meanwhile': 'A product was changed since you reviewed it. Choose the file again.',
  'not saved': 'There is nothing to undo.',
} as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const by = signedIn(context)
  const here = `${LIST}/${params.id}`
  const { intent } = await readForm(request)
  const undo = async () => {
    const undone = await undoImport(services, by, params.id).catch(logFailure(context, 'An import could not be taken back.'))
    if (!undone?.ok) return failed(here, undone ? refusals[undone.reason] : NOT_ANSWERING)
    return redirectWithToast(here, { title: 'Import undone', text: formatUndone(undone) })
  }
  const save = async () => {
    const saved = await saveImport(services, by, params.id).catch(logFailure(context, 'An import could not be saved.'))
    if (!saved?.ok) return failed(here, saved ? refusals[saved.reason] : NOT_ANSWERING)
    return redirectWithToast(here, { title: 'Imported', text: formatSaved(saved) })
  }
  return answerOf({ undo, save }, intent)()
}

export default function ImportPage({ loaderData: { id, status, fileName, ignored, rows, when } }: Route.ComponentProps) {
  return (
    <section aria-labelledby="import">
      <p className="cap mb-2">
        <TextLink to={LIST}>Import and export</TextLink>
      </p>
      <h2 id="import" className="title wrap-anywhere">
        {fileName}
      </h2>
      <p className="cap num mb-4">{when}</p>
      <ImportReview rows={rows} status={status} ignored={ignored} address={`${LIST}/${id}`} />
    </section>
  )
}

function failed(here: string, text: string) {
  return redirectWithToast(here, { title: 'Nothing was changed', text, kind: 'error' })
}

/** “price: $10, in_stock: yes”, by the names of the columns, cut where a value is long. */
function shown(row: PlannedRow): ImportRowView {
  const { line, name, what } = row
  if (row.what === 'refused') return { line, name, what, said: row.reason }
  if (row.what === 'unchanged') return { line, name, what, said: '' }
  const said = Object.entries(row.values)
    .filter(([field]) => field !== 'name' || row.what === 'changed')
    .map(([field, value]) => `${columnOf(field)}: ${formatValue(value)}`)
  return { line, name, what, said: said.join(', ') }
}

function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const MAX_OF_A_VALUE = 60

function formatValue(value: string | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = value ?? ''
  if (text === '') return 'empty'
  return text.length > MAX_OF_A_VALUE ? `${text.slice(0, MAX_OF_A_VALUE)}…` : text
}
