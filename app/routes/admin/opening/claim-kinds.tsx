interface ClaimKindsProps {
  groups: ReadonlyArray<{ readonly kind: string; readonly title: string; readonly left: number }>
}

/** Leads to each kind of claims: all of them together are many screens long on a phone. */
export function ClaimKinds({ groups }: ClaimKindsProps) {
  return (
    <nav aria-label="Kinds of claims" className="mt-6">
      <ul className="flex flex-wrap gap-x-5">
        {groups.map(({ kind, title, left }) => (
          <li key={kind}>
            <a href={`#kind-${kind}`} className="inline-flex min-h-11 items-center">
              {title} ({left > 0 ? `${left} left` : 'done'})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
