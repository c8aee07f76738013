/** Small instruments beside reasons. Decorative: the words beside them say the same. */
export type ReasonFigureName = 'evidence' | 'week' | 'range'

export function ReasonFigure({ name }: { name: ReasonFigureName }) {
  return (
    <svg viewBox="0 0 220 118" fill="none" aria-hidden="true" focusable="false">
      {name === 'evidence' && <Evidence />}
      {name === 'week' && <Week />}
      {name === 'range' && <Range />}
    </svg>
  )
}

/** Four estimates with their error bars: from, to and the middle, in px. */
const estimates = [
  [30, 92, 60],
  [48, 150, 96],
  [84, 128, 108],
  [70, 176, 132],
] as const

function Evidence() {
  const ticks = Array.from({ length: 17 }, (_, i) => `M${8 + i * 12} 104v${i % 4 ? 4 : 8}`).join('')
  const bars = estimates
    .map(([from, to], i) => `M${from} ${16 + i * 22}H${to}M${from} ${12 + i * 22}v8M${to} ${12 + i * 22}v8`)
    .join('')
  const middles = estimates.map(([, , at], i) => `M${at - 5} ${16 + i * 22}l5-5 5 5-5 5z`).join('')
  return (
    <>
      <path d="M110 2v98" stroke="var(--line-strong)" strokeDasharray="2 4" />
      <path d="M8 104h204" stroke="var(--ink)" />
      <path d={ticks} stroke="var(--ink-soft)" />
      <path d={bars} stroke="var(--ink-soft)" strokeWidth="1.2" />
      <path d={middles} fill="var(--accent)" />
    </>
  )
}

/** Seven days: where each stands, its letter, and its minutes of training and of breathing, all in px. */
const days = [
  [16, 'M', 26, 9],
  [47, 'T', 14, 9],
  [78, 'W', 38, 12],
  [109, 'T', 9, 0],
  [140, 'F', 26, 14],
  [171, 'S', 48, 8],
  [202, 'S', 12, 0],
] as const

function Week() {
  const training = days.map(([x, , minutes]) => `M${x} 92v${-minutes}`).join('')
  const breathing = days.map(([x, , below, minutes]) => `M${x} ${88 - below}v${-minutes}`).join('')
  return (
    <>
      <path d={training} stroke="var(--pillar-fitness)" strokeWidth="9" />
      <path d={breathing} stroke="var(--pillar-stress)" strokeWidth="9" />
      <path d="M4 93h212" stroke="var(--ink)" />
      {days.map(([x, letter]) => (
        <text key={x} x={x} y="114" textAnchor="middle" fontSize="12">
          {letter}
        </text>
      ))}
    </>
  )
}

function Range() {
  return (
    <>
      <path d="M4 29h212v23H4z" fill="var(--pillar-sleep-wash)" />
      <path d="M4 29h212M4 52h212" stroke="var(--pillar-sleep)" strokeDasharray="1 4" />
      <path
        d="M8 43l11.3 6.3L30.6 39.3 41.9 33l11.3 12.5 11.3 7.5 11.3-6.2 11.3-10 11.3-7.5 11.3 6.2L121 43l11.3 5 11.3 10 11.3-6.2 11.3-11.3 11.3-8.7 11.3-6.3 11.3 5 11.3-10"
        stroke="var(--pillar-sleep)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="211.4" cy="20.5" r="4.5" fill="var(--pillar-sleep)" />
      <path d="M4 108h212" stroke="var(--ink)" />
    </>
  )
}
