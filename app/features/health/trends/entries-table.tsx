import type { Day } from '#features/health/days/calendar-day.ts'
import { writeDayShort } from '#features/health/days/day-words.ts'
import { vitalNames, vitals, type VitalName } from '#features/health/vitals.ts'
import { Link } from '#ui/link.tsx'

import type { WrittenEntry } from './written-entry.ts'

/** Logged days with their numbers, newest first; days that are still open lead to their check-in. */
export function EntriesTable({ entries, today }: { entries: ReadonlyArray<WrittenEntry>; today: Day }) {
  return (
    <table className="table table-pairs">
      <caption className="vh">Your entries, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          {vitalNames.map((name) => (
            <th key={name} scope="col" className="n">
              {columnOf(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ day, isOpen, values }) => (
          <tr key={day}>
            <th scope="row" className="max-sm:gap-0">
              {isOpen ? (
                <Link className="link" to={`/dashboard?day=${day}#check-in`}>
                  <span className="vh">Edit the check-in of </span>
                  {writeDayShort(day, today)}
                </Link>
              ) : (
                writeDayShort(day, today)
              )}
            </th>
            {vitalNames.map((name) => (
              <td key={name} className="n num" data-label={columnOf(name)}>
                {values[name] || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "Weight, kg"; steps are their own unit. */
function columnOf(name: VitalName): string {
  const { label, unit } = vitals[name]
  return label.toLowerCase() === unit ? label : `${label}, ${unit}`
}
