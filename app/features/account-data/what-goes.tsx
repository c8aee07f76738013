import { Card } from '#ui/card.tsx'

interface OwnThing {
  what: string
  /** How much of it there is, in words. */
  rows: string | null
}

interface WhatGoesProps {
  goes: ReadonlyArray<OwnThing>
  anonymous: ReadonlyArray<OwnThing>
  kept: ReadonlyArray<{ what: string; duty: string; howLong: string }>
  unproved: readonly string[]
}

/** What an erasure takes, what stays, and why. */
export function WhatGoes({ goes, anonymous, kept, unproved }: WhatGoesProps) {
  return (
    <>
      <Card title="What goes, for good">
        <ul className="grid list-disc gap-2 pl-5 marker:text-faint">
          {goes.map(({ what, rows }) => (
            <li key={what}>
              {what}
              {rows && <span className="cap num block">{rows}</span>}
            </li>
          ))}
        </ul>
      </Card>
      <Card title="What stays, and why" className="mt-6">
        <ul className="grid gap-3">
          {kept.map(({ what, duty, howLong }) => (
            <li key={what}>
              <p>{what}</p>
              <p className="text-sm text-soft">
                Kept for {howLong}, because {duty}.
              </p>
            </li>
          ))}
          {anonymous.map(({ what, rows }) => (
            <li key={what}>
              <p>{what}</p>
              {rows && <p className="cap num">{rows}</p>}
              <p className="text-sm text-soft">It stays without your name, because it belongs to others too.</p>
            </li>
          ))}
          <li>
            <p>Copies of the whole site that its operator made before (backups)</p>
            <p className="text-sm text-soft">
              They cannot be changed one by one; they go when the time for which they are kept is over.
            </p>
          </li>
          {unproved.length > 0 && (
            <li>
              <p>What came to us with your address, if anything did:</p>
              <List items={unproved} />
              <p className="mt-1.5 text-sm text-soft">
                You have not confirmed that the address is yours, so they may be somebody else’s. Confirm it first if they should
                go.
              </p>
            </li>
          )}
        </ul>
      </Card>
    </>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-faint">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
