import { Card } from '#ui/card.tsx'

interface OwnedData {
  what: string
  /** How much of it there is, in words. */
  rows: string | null
}

interface WhatGoesProps {
  goes: ReadonlyArray<OwnedData>
  anonymous: ReadonlyArray<OwnedData>
  kept: ReadonlyArray<{ what: string; duty: string; howLong: string }>
  isOnlyAccount: boolean
  isAddressUnproved: boolean
}

/** What an erasure takes, what stays, and why. */
export function WhatGoes({ goes, anonymous, kept, isOnlyAccount, isAddressUnproved }: WhatGoesProps) {
  return (
    <>
      <Card title="What is deleted for good">
        {isOnlyAccount && (
          <p className="mb-3">You have nothing here except your account. It is deleted, with what belongs to it:</p>
        )}
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
              They cannot be changed one by one; they are deleted when their retention period ends.
            </p>
          </li>
          {isAddressUnproved && (
            <li>
              <p>Anything that came to us with your address alone</p>
              <p className="text-sm text-soft">
                You have not confirmed that the address is yours, so we neither show it to you nor say whether there is any.
                Confirm the address first if you want it deleted.
              </p>
            </li>
          )}
        </ul>
      </Card>
    </>
  )
}
