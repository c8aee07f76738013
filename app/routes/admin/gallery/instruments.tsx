import { dayCaption } from '#content/home.ts'
import { Card } from '#ui/card.tsx'
import { DayDial } from '#ui/day-dial.tsx'
import { Medal } from '#ui/medal.tsx'
import { ScaleBar } from '#ui/scale-bar.tsx'
import { ScoreDial, type ScorePart } from '#ui/score-dial.tsx'
import { YearGrid } from '#ui/year-grid.tsx'

import { Group, Specimen } from './specimen.tsx'

const parts: ScorePart[] = [
  { label: 'Recency', earned: 30, possible: 30, pillar: 'sleep' },
  { label: 'Completeness', earned: 28, possible: 40, pillar: 'nutrition' },
  { label: 'Labs', earned: 20, possible: 30, pillar: 'stress' },
]
const filled = Array.from({ length: 369 }, (_, day) =>
  Math.round(Math.min(6, 4 + 3 * Math.sin(day * 12.9898) * Math.cos(day / 17))),
)
const year = { from: '2025-11-17', filled: filled.map((count, day) => (day < 84 ? 0 : Math.max(0, count))).join('') }

export function GalleryInstruments() {
  return (
    <Group title="Instruments">
      <Specimen name="Score, with its parts">
        <Card title="Health score" level={3}>
          <ScoreDial score={78} parts={parts} note="3 above last week" />
          <ul>
            {parts.map((part) => (
              <ScaleBar key={part.label} {...part} note="How recent your newest entry is" />
            ))}
          </ul>
        </Card>
      </Specimen>
      <Specimen name="Score at rest">
        <Card title="Health score" level={3} as="div">
          <ScoreDial score={null} parts={[]} note="no score yet" />
          <ul>
            {parts.map((part) => (
              <ScaleBar key={part.label} {...part} earned={0} value="waiting" />
            ))}
          </ul>
        </Card>
      </Specimen>
      <Specimen name="Year" isWide>
        <Card>
          <YearGrid
            {...year}
            most={6}
            firstDay="2026-02-09"
            label="Year of check-ins: 23 days in a row up to today"
            note="Joined 9 February."
          />
        </Card>
      </Specimen>
      <Specimen name="Year, before the first day" isWide>
        <Card>
          <YearGrid
            most={6}
            from={year.from}
            filled={'0'.repeat(filled.length)}
            firstDay={null}
            label="Year of check-ins: none yet"
          />
        </Card>
      </Specimen>
      <Specimen name="Medals: earned, on the way, not begun">
        <div className="flex flex-wrap gap-6">
          <Medal pillar="sleep" seed="seven-even-nights" isEarned label="Seven even nights, earned" />
          <Medal pillar="nutrition" seed="thirty-plants" isEarned label="Thirty plants, earned" />
          <Medal pillar="fitness" seed="ten-days" isEarned={false} value={8} takes={10} label="Ten strength days: 8 of 10" />
          <Medal pillar="stress" seed="month" isEarned={false} value={0} takes={30} label="A steady month: 0 of 30" />
        </div>
      </Specimen>
      <Specimen name="Day">
        <DayDial caption={dayCaption} />
      </Specimen>
    </Group>
  )
}
