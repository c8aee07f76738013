import { Badge } from '#ui/badge.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** A page in the list of them. */
export interface PageRow {
  readonly id: string
  readonly path: string
  readonly name: string
  /** When it is shown, where it has no address of its own. */
  readonly shownWhen: string | null
  readonly sections: number
  /** Something waits to be published. */
  readonly isChanged: boolean
  readonly isPublic: boolean
  readonly publishedAt: Date | null
  /** How much of what was written cannot be read. */
  readonly unread: number
}

/** The public pages by name, with what waits on each. */
export function PageRows({ pages }: { pages: readonly PageRow[] }) {
  return (
    <ul className="page-rows">
      {pages.map(({ id, path, shownWhen, name, sections, isChanged, isPublic, publishedAt, unread }) => (
        <li key={id}>
          <span className="min-w-0">
            <TextLink to={`/admin/pages/${id}`} className="font-strong">
              {name}
            </TextLink>
            <span className="cap num block wrap-anywhere">{shownWhen ?? path}</span>
          </span>
          <span className="page-row-state">
            {!isPublic && <Badge>Draft</Badge>}
            {isPublic && isChanged && <Badge>Changed, not published</Badge>}
            {isPublic && !isChanged && publishedAt === null && <span className="cap">As it ships</span>}
            {unread > 0 && <Badge>Needs a look</Badge>}
            <span className="cap num">
              {sections} {sections === 1 ? 'section' : 'sections'}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
