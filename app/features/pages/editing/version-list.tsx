import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** A version with its time in words. */
export interface PageVersionView {
  readonly id: string
  readonly kind: 'draft' | 'published'
  readonly when: string
  readonly by: string | null
}

type VersionListProps = {
  /** Of the editor, which restores them. */
  address: string
  versions: readonly PageVersionView[]
  /** Where the page can be looked at; null where there is nothing to look at. */
  view: string | null
}

/** All versions that a page keeps: what was published apart from drafts, which are many. */
export function VersionList({ versions, ...rest }: VersionListProps) {
  return (
    <details className="editor-part">
      <summary className="link inline-flex min-h-11 items-center text-sm">
        Versions <span className="num ml-2 text-faint">{versions.length}</span>
      </summary>
      {versions.length === 0 && <p className="cap pb-3">There are none yet: the first one is kept with the first change.</p>}
      <Versions {...rest} title="Was published" versions={versions.filter(({ kind }) => kind === 'published')} />
      <Versions {...rest} title="Drafts" versions={versions.filter(({ kind }) => kind === 'draft')} />
    </details>
  )
}

function Versions({ address, versions, view, title }: VersionListProps & { title: string }) {
  if (versions.length === 0) return null
  return (
    <>
      <h3 className="cap mt-3">{title}</h3>
      <ul className="mb-4 border-b border-line">
        {versions.map(({ id, kind, when, by }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1 text-sm">
            <span>
              <span className="num">{when}</span>
              <span className="cap ml-3">
                {kind === 'published' ? 'Replaced by' : 'Changed by'} {by ?? 'somebody whose account is gone'}
              </span>
            </span>
            <Form method="post" action={address} className="flex items-center gap-4">
              <PersonField />
              <input type="hidden" name="version" value={id} />
              {view && (
                <TextLink
                  to={`${view}?preview=visitor&version=${id}`}
                  target="_blank"
                  aria-label={`Look at it: the version of ${when}`}
                >
                  Look at it
                </TextLink>
              )}
              <Button kind="tertiary" size="small" name="intent" value="restore" aria-label={`Restore the version of ${when}`}>
                Restore
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  )
}
