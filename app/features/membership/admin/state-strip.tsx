import type { MembershipStatus } from '#features/membership/core/entitlement.ts'
import { Link } from '#ui/link.tsx'

import { stateNames, stateGroups } from './state-names.ts'

interface StateStripProps {
  counts: Readonly<Record<MembershipStatus, number>>
  chosen: MembershipStatus | null
  addressOf: (state: MembershipStatus | null) => string
}

/** Everybody on one rule, by what they may use, and below it the ten states with their numbers: each opens its people. */
export function StateStrip({ counts, chosen, addressOf }: StateStripProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <section aria-labelledby="states" className="states">
      <h2 id="states" className="vh">
        By state
      </h2>
      <div className="states-rule" aria-hidden="true">
        {stateGroups.map(({ name, tone, states }) => {
          const count = states.reduce((sum, state) => sum + counts[state], 0)
          return count > 0 && <i key={name} data-tone={tone} style={{ flexGrow: count / all }} />
        })}
      </div>
      <div className="states-groups">
        {stateGroups.map(({ name, tone, states }) => (
          <div key={name} className="states-group" data-tone={tone}>
            <h3>{name}</h3>
            <ul>
              {states.map((state) => (
                <li key={state}>
                  <Link to={addressOf(chosen === state ? null : state)} aria-current={chosen === state ? 'true' : undefined}>
                    <span>{stateNames[state]}</span>
                    <b className="num">{counts[state]}</b>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
