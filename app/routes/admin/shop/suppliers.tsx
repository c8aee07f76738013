import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { categoryNames } from '#features/shop/core/managed-product.ts'
import { isOver } from '#features/shop/core/refresh.ts'
import { HeldButton } from '#features/shop/managing/held-button.tsx'
import { RefreshState } from '#features/shop/managing/panels/refresh-state.tsx'
import { listRefreshes } from '#features/shop/refreshing/requests.server.ts'
import { listFormerSuppliers, listSuppliers, restoreSupplier } from '#features/shop/suppliers/suppliers.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { EarlierVersions } from '#routes/admin/earlier-version.tsx'
import { RESTORE, restoredToast, VERSION } from '#routes/admin/earlier-words.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

import type { Route } from './+types/suppliers.ts'
import { earlierSuppliers } from './earlier-suppliers.server.ts'
import { refresh } from './panel-actions.server.ts'
import { refreshView } from './refresh-view.ts'

const PATH = '/shop/manage/suppliers'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Suppliers', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const [suppliers, refreshes, former] = await Promise.all([
    listSuppliers(services),
    listRefreshes(services),
    listFormerSuppliers(services),
  ])
  const shown = refreshes.filter(({ kind }) => kind !== 'page').map((each) => refreshView(each, timeZone))
  const rows = suppliers.map(({ id, key, name, url, category, isNightlyOn }) => {
    const isBusy = refreshes.some(({ supplierId, status }) => supplierId === id && !isOver(status))
    return { id, key, name, url, category: categoryNames[category], isNightlyOn, isBusy }
  })
  const earlier = await earlierSuppliers(context, former)
  return { earlier, suppliers: rows, refreshes: shown, named: url.searchParams.get('refresh') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const restore = async () => {
    const restored = await restoreSupplier(context.get(servicesContext), signedIn(context), fields[VERSION] ?? '')
    if (restored.ok) return redirectWithToast(PATH, { title: `${restored.name} is back` })
    if (restored.reason === 'gone') return redirectWithToast(PATH, restoredToast(false, 'Supplier'))
    const text = 'Another supplier has its key or its address now. Change or delete that one first.'
    return redirectWithToast(PATH, { title: 'It cannot be restored yet', text, kind: 'error' })
  }
  const read = () => refresh({ context, by: signedIn(context), fields, here: PATH })
  return answerOf({ [RESTORE]: restore, refresh: read }, fields['intent'], 'refresh')()
}

export default function SuppliersPage({ loaderData: { earlier, suppliers, refreshes, named } }: Route.ComponentProps) {
  return (
    <>
      <section aria-labelledby="suppliers">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <h2 id="suppliers" className="title">
            Suppliers
          </h2>
          <ButtonLink kind="secondary" size="small" to={`${PATH}/new`}>
            New supplier
          </ButtonLink>
        </div>
        {suppliers.length === 0 ? (
          <EmptyState title="No supplier is allowed yet">
            Only shops listed here are ever read, and only their own hosts. Give one its address, and its products are imported.
          </EmptyState>
        ) : (
          <table className="table table-pairs">
            <caption className="vh">Suppliers</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Address</th>
                <th scope="col">Category</th>
                <th scope="col">Every night</th>
                <th scope="col">What to do</th>
              </tr>
            </thead>
            <tbody>
              {suppliers.map(({ id, key, name, url, category, isNightlyOn, isBusy }) => (
                <tr key={id}>
                  <th scope="row" className="wrap-anywhere">
                    <span>
                      {name} <span className="cap">{key}</span>
                    </span>
                  </th>
                  <td data-label="Address">
                    <span className="wrap-anywhere">{url}</span>
                  </td>
                  <td data-label="Category">{category}</td>
                  <td data-label="Every night">{isNightlyOn ? 'Yes' : 'No'}</td>
                  <td data-label="What to do">
                    <div className="flex flex-wrap gap-2">
                      <Form method="post" action={PATH} preventScrollReset>
                        <PersonField />
                        <input type="hidden" name="supplier" value={id} />
                        <HeldButton
                          kind="secondary"
                          size="small"
                          name="intent"
                          value="refresh"
                          busyLabel="Starting..."
                          isHeld={isBusy}
                          aria-label={`Refresh ${name}`}
                        >
                          Refresh
                        </HeldButton>
                      </Form>
                      <ButtonLink kind="secondary" size="small" to={`${PATH}/${id}`} aria-label={`Edit ${name}`}>
                        Edit
                      </ButtonLink>
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <EarlierVersions earlier={earlier} action={PATH} />
      </section>
      {refreshes.length > 0 && (
        <section aria-labelledby="refreshes" className="mt-10">
          <h2 id="refreshes" className="title mb-2">
            Refreshes
          </h2>
          <ul>
            {refreshes.map((each) => (
              <li key={each.id} className="border-t border-line pb-4">
                <RefreshState refresh={each} isNamed={each.id === named} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
