import { TextLink } from '#ui/text-link.tsx'

/** A version with its day in words. */
export interface VersionView {
  readonly id: string
  readonly kind: 'saved' | 'autosaved'
  readonly when: string
  readonly title: string
  readonly characters: number
  readonly by: string | null
}

type VersionListProps = { versions: readonly VersionView[]; addressOf: (version: string) => string; current: string | null }

/** What the post said before, and what was written and not saved. Opening one fills the form; saving makes it the post again. */
export function VersionList({ versions, addressOf, current }: VersionListProps) {
  return (
    <details className="editor-part">
      <summary className="link inline-flex min-h-11 items-center text-sm">
        Versions <span className="num ml-2 text-faint">{versions.length}</span>
      </summary>
      {versions.length === 0 && <p className="cap pb-3">There are none yet: the first one is kept when you save.</p>}
      <ul className="border-t border-line">
        {versions.map(({ id, kind, when, by, title, characters }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line text-sm">
            <span>
              <span className="num">{when}</span>
              <span className="cap ml-3">
                {kind === 'saved' ? 'Replaced by' : 'Written and not saved by'} {by ?? 'somebody whose account is gone'}
              </span>
              <span className="cap num block wrap-anywhere">
                {title || 'Without a title'} · {characters.toLocaleString('en')} characters
              </span>
            </span>
            {id === current ? (
              <b>In the form now</b>
            ) : (
              <TextLink to={addressOf(id)} preventScrollReset>
                Open this version
                <span className="vh">
                  {' '}
                  of {when}: {title || 'Without a title'}, {characters.toLocaleString('en')} characters
                </span>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
