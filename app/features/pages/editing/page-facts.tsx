import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { PageHead } from '#features/pages/core/page.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { UnsavedSettings } from '#ui/unsaved-settings.tsx'

import { PageHeadForm } from './page-head-form.tsx'
import { VersionList, type PageVersionView } from './version-list.tsx'

interface RefusedFacts {
  readonly form: 'head' | 'address' | 'section'
  readonly report: FormReport | undefined
  /** What the form of the head holds of a share picture, where that one was refused. */
  readonly picture?: PageHead['picture'] | undefined
}

type PageFactsProps = {
  pageId: string
  address: string
  head: PageHead
  /** Why the page has no title and description of its own; null where it has. */
  headIsElsewhere: string | null
  /** The last part of the address of a page of the owner's own; null for one that ships. */
  slug: string | null
  versions: readonly PageVersionView[]
  /** Where the page can be looked at; null where there is nothing to look at. */
  view: string | null
  refused: RefusedFacts | null
}

/** Title, description, share picture, address and versions of a page. */
export function PageFacts({ pageId, address, head, headIsElsewhere, slug, versions, view, refused }: PageFactsProps) {
  const reportOf = (form: string) => (refused?.form === form ? refused.report : undefined)
  return (
    <UnsavedSettings className="grid gap-2" isRefused={refused !== null}>
      {headIsElsewhere ? (
        <p className="cap">{headIsElsewhere}</p>
      ) : (
        <details className="editor-part" open={refused?.form === 'head'}>
          <summary className="link inline-flex min-h-11 items-center text-sm">Title, description and share picture</summary>
          <PageHeadForm
            key={JSON.stringify([head, refused?.picture])}
            pageId={pageId}
            address={address}
            head={refused?.picture === undefined ? head : { ...head, picture: refused.picture }}
            report={reportOf('head')}
          />
        </details>
      )}
      {slug !== null && (
        <details className="editor-part" open={refused?.form === 'address'}>
          <summary className="link inline-flex min-h-11 items-center text-sm">Address and menu</summary>
          <Form method="post" action={address} noValidate className="grid gap-4 pb-4" preventScrollReset>
            <PersonField />
            <Field
              label="Address"
              name="slug"
              defaultValue={slug}
              report={reportOf('address')}
              autoComplete="off"
              spellCheck={false}
              hint="Changes at once. Whoever comes by the former address is led on."
            />
            <div className="flex flex-wrap gap-2">
              <Button kind="secondary" size="small" name="intent" value="address" busyLabel="Changing...">
                Change the address
              </Button>
              <Button kind="tertiary" size="small" name="intent" value="to-menu" busyLabel="Adding...">
                Add to the menu
              </Button>
            </div>
          </Form>
        </details>
      )}
      <VersionList address={address} versions={versions} view={view} />
      {slug !== null && (
        <details className="editor-part">
          <summary className="link inline-flex min-h-11 items-center text-sm">Delete this page</summary>
          <Form method="post" action={address} className="grid gap-3 pb-4">
            <PersonField />
            <p className="cap">You are asked once more. Its address then leads to nothing.</p>
            <div>
              <Button kind="secondary" size="small" name="intent" value="delete-page">
                Delete this page
              </Button>
            </div>
          </Form>
        </details>
      )}
    </UnsavedSettings>
  )
}
