import type { ReactNode } from 'react'

import { BreathRing, DayHours, PartsOfWhole } from './diagram-dials.tsx'
import { phaseWords, spanOfDay, timeOfDay, twoProcessLines, weekdays, type Diagram } from './diagram.ts'
import { processCurves } from './process-curves.ts'

/** A drawing of a text: lines and ticks, and beside them a list that says all of it. */
export function DrawnDiagram({ diagram, caption }: { diagram: Diagram; caption: string }) {
  return (
    <figure className={`block-diagram diagram-${diagram.kind}`}>
      <Body diagram={diagram} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function Body({ diagram }: { diagram: Diagram }): ReactNode {
  switch (diagram.kind) {
    case 'steps':
      return <Lines lines={diagram.steps.map((label) => ({ label }))} />
    case 'week':
      return <Week days={diagram.days} />
    case 'day':
      return (
        <div className="diagram-beside">
          <DayHours marks={diagram.marks} />
          <Lines lines={diagram.marks.map(({ from, to, label }) => ({ at: spanOfDay(from, to), label }))} />
        </div>
      )
    case 'parts': {
      const isEven = new Set(diagram.parts.map(({ share: [some, all] }) => some / all)).size === 1
      return (
        <div className="diagram-beside">
          <PartsOfWhole parts={diagram.parts} />
          <Lines lines={diagram.parts.map(({ share, label }) => (isEven ? { label } : { at: share.join('/'), label }))} />
        </div>
      )
    }
    case 'breath':
      return (
        <div className="diagram-beside">
          <BreathRing phases={diagram.phases} />
          <Lines lines={diagram.phases.map((phase, id) => ({ id, label: phaseWords(phase) }))} />
        </div>
      )
    case 'two-process':
      return <TwoProcesses {...diagram} />
  }
}

function Lines({ lines }: { lines: ReadonlyArray<{ id?: number; at?: string; label: string }> }) {
  return (
    <ol className="diagram-lines">
      {lines.map(({ id, at, label }) => (
        <li key={id ?? `${at} ${label}`}>
          {at && <span className="diagram-at">{at} </span>}
          {label}
        </li>
      ))}
    </ol>
  )
}

function Week({ days }: Pick<Extract<Diagram, { kind: 'week' }>, 'days'>) {
  return (
    <ol className="diagram-days">
      {weekdays.map((day) => {
        const label = days.find((one) => one.day === day)?.label
        return (
          <li key={day} className={label ? 'diagram-marked' : undefined}>
            <span className="diagram-at">{day} </span>
            {label}
          </li>
        )
      })}
    </ol>
  )
}

function TwoProcesses({ up, asleep }: Extract<Diagram, { kind: 'two-process' }>) {
  const { width, height, pressure, push, night } = processCurves(up, asleep)
  const [solid, dashed, band] = twoProcessLines({ up, asleep })
  return (
    <>
      <svg className="diagram-curves" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="diagram-night" d={`M${night} 0H${width}V${height}H${night}z`} />
        <path className="diagram-push" d={push} />
        <path className="diagram-pressure" d={pressure} />
      </svg>
      <div className="diagram-axis" aria-hidden="true">
        <span>{timeOfDay(up)}</span>
        <span style={{ left: `${Math.round((night / width) * 1000) / 10}%` }}>{timeOfDay(asleep)}</span>
        <span>{timeOfDay(up)}</span>
      </div>
      <ul className="diagram-key">
        <li className="diagram-solid">{solid}</li>
        <li className="diagram-dashed">{dashed}</li>
        <li className="diagram-band">{band}</li>
      </ul>
    </>
  )
}
