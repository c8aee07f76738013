import { data, Form } from 'react-router'

import { MAX_ASKED } from '#features/owner-search/asked.ts'
import { FoundGroups } from '#features/owner-search/found-groups.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'

import type { Route } from './+types/search.ts'
import { loadSearch } from './search-loader.server.ts'

const PATH = '/admin/search'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Search', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const answer = await loadSearch(url.searchParams, context)
  return data(answer, answer.isWhole ? 200 : 503)
}

export default function SearchPage({ loaderData: { asked, groups, isWhole } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Search">
        People, posts, products, lessons, messages, settings and actions. Ctrl+K opens it anywhere.
      </AdminHeading>
      <search>
        <Form key={asked} method="get" action={PATH} className="mb-6 flex max-w-measure flex-wrap items-end gap-3">
          <Field
            label="Search everything"
            name="q"
            type="search"
            maxLength={MAX_ASKED}
            defaultValue={asked}
            autoComplete="off"
            className="min-w-0 flex-1 basis-48"
          />
          <Button kind="secondary">Search</Button>
        </Form>
      </search>
      {!isWhole && (
        <Alert kind="error" className="mb-6">
          Not everything could be read. Please try again in a minute.
        </Alert>
      )}
      {groups.length === 0 && isWhole ? (
        <EmptyState title="Nothing found" level={2}>
          Part of a word is enough, in small or capital letters.
        </EmptyState>
      ) : (
        <div className="found-groups">
          <FoundGroups groups={groups} />
        </div>
      )}
    </>
  )
}
