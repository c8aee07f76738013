import type { ReactNode } from 'react'

interface Fact {
  readonly name: string
  /** What stands in place of the name. */
  readonly label?: ReactNode
  readonly what: ReactNode
}

/** Names, and what there is to say of each. */
export function Facts({ facts }: { facts: ReadonlyArray<Fact> }) {
  return (
    <dl className="border-t border-ink text-sm">
      {facts.map(({ name, label, what }) => (
        <div key={name} className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="font-strong">{label ?? name}</dt>
          <dd className="break-words">{what}</dd>
        </div>
      ))}
    </dl>
  )
}
