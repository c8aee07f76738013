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

interface PageGroup {
  readonly title: string
  readonly pages: readonly PageRow[]
}

/** The public pages by name, with what waits on each, in groups by what they are. */
export function PageRows({ groups }: { groups: readonly PageGroup[] }) {
  return (
    <div className="grid gap-8">
      {groups.map(({ title, pages }) => (
        <section key={title} aria-label={title}>
          <h2 className="cap font-sans">{title}</h2>
          <ul className="page-rows">
            {pages.map((page) => (
              <Row key={page.id} {...page} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Row({ id, path, shownWhen, name, sections, isChanged, isPublic, publishedAt, unread }: PageRow) {
  return (
    <li>
      <span className="min-w-0">
        <TextLink to={`/admin/pages/${id}`} className="font-strong">
          {name}
        </TextLink>
        <span className="cap num block wrap-anywhere">{shownWhen ?? path}</span>
      </span>
      <span className="page-row-state">
        {!isPublic && <Badge>Draft</Badge>}
        {isPublic && isChanged && <Badge>Changed, not published</Badge>}
        {isPublic && !isChanged && publishedAt === null && <span className="cap">Not changed</span>}
        {unread > 0 && <Badge>Needs a look</Badge>}
        <span className="cap num">
          {sections} {sections === 1 ? 'section' : 'sections'}
        </span>
      </span>
    </li>
  )
}
