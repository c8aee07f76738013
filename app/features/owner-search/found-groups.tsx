import { useId } from 'react'

import { Link } from '#ui/link.tsx'

import type { FoundGroup, FoundView } from './asked.ts'

type FoundGroupsProps = {
  groups: ReadonlyArray<FoundGroup>
  /** In a list that the arrow keys walk: the entry on which they stand. */
  chosen?: FoundView | undefined
  /** The ids of the entries of such a list. */
  idOf?: ((found: FoundView) => string) | undefined
}

/** What was found, each kind under its name. */
export function FoundGroups({ groups, chosen, idOf }: FoundGroupsProps) {
  const id = useId()
  const isWalked = idOf !== undefined
  // A list of options holds nothing else for whoever hears it; the name is that of the group.
  const Name = isWalked ? 'p' : 'h2'
  return groups.map(({ name, found }, at) => (
    <section key={name} role={isWalked ? 'group' : undefined} aria-labelledby={`${id}-${at}`} className="found-group">
      <Name id={`${id}-${at}`} className="cap found-name" role={isWalked ? 'presentation' : undefined}>
        {name}
      </Name>
      {isWalked ? (
        found.map((each) => <Entry key={each.to} found={each} id={idOf(each)} isChosen={each === chosen} />)
      ) : (
        <ul>
          {found.map((each) => (
            <li key={each.to}>
              <Entry found={each} />
            </li>
          ))}
        </ul>
      )}
    </section>
  ))
}

function Entry({ found, id, isChosen }: { found: FoundView; id?: string; isChosen?: boolean }) {
  const option = id === undefined ? {} : { id, role: 'option', tabIndex: -1, 'aria-selected': isChosen ?? false }
  return (
    <Link to={found.to} className="found-entry" {...option}>
      <bdi className="found-title">{found.title}</bdi>
      {found.detail && <span className="cap num">{found.detail}</span>}
    </Link>
  )
}
