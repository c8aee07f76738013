import type { ReactNode } from 'react'

interface Fact {
  readonly name: string
  /** What stands in place of the name. */
  readonly label?: ReactNode
  readonly what: ReactNode
}

/** Names, and what there is to say of each. In the figures of the sans that stand closer, a point between two is nearly lost: 63.1 reads 631. */
export function Facts({ facts }: { facts: ReadonlyArray<Fact> }) {
  return (
    <dl className="border-t border-ink text-sm">
      {facts.map(({ name, label, what }) => (
        <div key={name} className="grid gap-x-6 gap-y-1 border-b border-line py-3 md:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="font-strong">{label ?? name}</dt>
          <dd className="num break-words">{what}</dd>
        </div>
      ))}
    </dl>
  )
}
