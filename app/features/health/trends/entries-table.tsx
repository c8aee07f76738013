import type { Units } from '#base/units.ts'
import { isOwnUnit, unitOf, vitalNames, vitals, type VitalName } from '#features/health/core/vitals.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { useSpelling } from '#features/identity/dates/use-spelling.tsx'
import { Link } from '#ui/link.tsx'

import type { WrittenEntry } from './written-entry.ts'

/** Logged days with their numbers, newest first; days that are still open lead to their check-in. */
export function EntriesTable({ entries, units }: { entries: ReadonlyArray<WrittenEntry>; units: Units }) {
  const spelled = useSpelling()
  const hasSources = entries.some(({ from }) => from.length > 0)
  return (
    <table className="table table-pairs entries">
      <caption className="vh">Your entries, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {vitalNames.map((name) => (
            <th key={name} scope="col" className="n">
              {spelled(columnOf(name, units))}
            </th>
          ))}
          {hasSources && (
            <th scope="col" className="entry-from">
              From files
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ day, inWords, isOpen, values, method, from }) => (
          <tr key={day}>
            <th scope="row">
              {isOpen ? (
                <Link className="link" to={`/dashboard?day=${day}#check-in`}>
                  <span className="vh">Edit the check-in of </span>
                  <DateText>{inWords}</DateText>
                </Link>
              ) : (
                <DateText>{inWords}</DateText>
              )}
            </th>
            {vitalNames.map((name) => (
              <td key={name} className="n num" data-label={spelled(columnOf(name, units))}>
                <span>
                  {values[name] || '–'}
                  {name === 'hrvMs' && method && <small className="cap"> {method}</small>}
                </span>
              </td>
            ))}
            {hasSources && (
              <td className="entry-from cap wrap-anywhere" data-label="From files">
                {from.join('; ') || '–'}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "Weight, kg", or "Steps". */
function columnOf(name: VitalName, units: Units): string {
  const { label } = vitals[name]
  return isOwnUnit(name) ? label : `${label}, ${unitOf(name, units)}`
}
