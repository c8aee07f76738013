import type { PostContent } from '#features/blog/core/post.ts'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** What stands between two people who edited the same post. */
export interface Conflict {
  /** The one that is saved by now. */
  readonly version: number
  readonly theirs: PostContent
}

const names: Readonly<Record<keyof PostContent, string>> = {
  title: 'Title',
  slug: 'Slug',
  author: 'Author',
  coverImage: 'Cover Image URL',
  metaDescription: 'Meta Description',
  tags: 'Tags',
  body: 'Content (Markdown)',
}

/** Both texts: theirs here, one’s own in the form below, and the choice between them. */
export function ConflictNotice({
  conflict,
  mine,
  address,
}: {
  conflict: Conflict
  mine: Readonly<Record<string, string>>
  address: string
}) {
  const fields = Object.keys(names) as (keyof PostContent)[]
  const different = fields.filter((name) => textOf(conflict.theirs[name]) !== (mine[name] ?? '').replaceAll('\r\n', '\n').trim())
  return (
    <Alert kind="error" title="Somebody else saved this post in the meantime" className="mb-5">
      <p className="mb-3">
        Nothing is lost: your text is in the form below and among the versions, theirs is here. Save again to replace it, or{' '}
        <TextLink to={address}>take theirs</TextLink>.
      </p>
      <dl className="grid gap-3">
        {different.map((name) => (
          <div key={name}>
            <dt className="font-strong">{names[name]}, as they saved it</dt>
            <dd>
              {name === 'body' ? (
                <textarea
                  readOnly
                  rows={10}
                  aria-label="Content, as they saved it"
                  value={textOf(conflict.theirs[name])}
                  className="conflict-text"
                />
              ) : (
                <span className="wrap-anywhere">{textOf(conflict.theirs[name]) || 'Empty'}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Alert>
  )
}

function textOf(value: string | readonly string[]): string {
  return (typeof value === 'string' ? value : value.join(', ')).trim()
}
