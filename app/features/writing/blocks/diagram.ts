/** The drawings that a text may hold, each made of lines. */
export const diagramKinds = ['steps', 'week', 'day', 'parts', 'breath', 'two-process'] as const
export type DiagramKind = (typeof diagramKinds)[number]

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
export type Weekday = (typeof weekdays)[number]

/** Something at an hour, or from one to another, in minutes of the day. */
export interface DayMark {
  readonly from: number
  readonly to: number | null
  readonly label: string
}

/** A part of a breath, in seconds. */
export interface BreathPhase {
  readonly seconds: number
  readonly way: 'in' | 'hold' | 'out'
}

/** What the lines of a drawing say. */
export type Diagram =
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'week'; readonly days: ReadonlyArray<{ readonly day: Weekday; readonly label: string }> }
  | { readonly kind: 'day'; readonly marks: readonly DayMark[] }
  | {
      readonly kind: 'parts'
      readonly parts: ReadonlyArray<{ readonly share: readonly [number, number]; readonly label: string }>
    }
  | { readonly kind: 'breath'; readonly phases: readonly BreathPhase[] }
  | { readonly kind: 'two-process'; readonly up: number; readonly asleep: number }

const LONGEST_LABEL = 160
const MAX_SECONDS = 30

const TIME = /^(\d{1,2}):([0-5]\d)$/
const MARK = /^(\d{1,2}:\d\d)(?: ?[-–] ?(\d{1,2}:\d\d))? +(\S.*)$/
const DAY = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*:? +(\S.*)$/i
const PART = /^(\d{1,2})\/(\d{1,2}) +(\S.*)$/
const PHASE = /^(\d{1,2}(?:\.\d)?) +(in|hold|out)$/i

/** Reads the lines of a drawing; a sentence where they are none. */
export function readDiagram(kind: DiagramKind, text: string): Diagram | string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const long = lines.find((line) => line.length > LONGEST_LABEL)
  if (long) return `A line of a diagram has at most ${LONGEST_LABEL} characters: “${long.slice(0, 30)}…” has more.`
  const diagram = readers[kind](lines)
  if (typeof diagram === 'string' || diagram.kind === 'breath') return diagram
  const said = diagramLines(diagram)
  return new Set(said).size < said.length ? 'Each line of a diagram stands in it once.' : diagram
}

const readers: Readonly<Record<DiagramKind, (lines: readonly string[]) => Diagram | string>> = {
  steps: (steps) =>
    steps.length < 2 || steps.length > 8 ? 'A diagram of steps has two to eight lines, one a step.' : { kind: 'steps', steps },
  week: readWeek,
  day: readDay,
  parts: readParts,
  breath: readBreath,
  'two-process': readTwoProcesses,
}

function readWeek(lines: readonly string[]): Diagram | string {
  const days = lines.map((line) => {
    const [, name, label] = DAY.exec(line) ?? []
    const day = weekdays.find((one) => one.toLowerCase() === name?.toLowerCase())
    return day && label ? { day, label } : null
  })
  if (days.length === 0 || days.includes(null)) return 'A diagram of a week has lines like “Mon A session”.'
  const known = days.filter((day) => day !== null)
  if (new Set(known.map(({ day }) => day)).size < known.length) return 'In a diagram of a week, each day stands once.'
  return { kind: 'week', days: known.toSorted((a, b) => weekdays.indexOf(a.day) - weekdays.indexOf(b.day)) }
}

function readDay(lines: readonly string[]): Diagram | string {
  const marks = lines.map((line) => {
    const [, from, to, label] = MARK.exec(line) ?? []
    const [begins, ends] = [minutesOf(from), to === undefined ? null : minutesOf(to)]
    return begins === null || label === undefined || (to !== undefined && ends === null) || begins === ends
      ? null
      : { from: begins, to: ends, label }
  })
  if (marks.length === 0 || marks.length > 8 || marks.includes(null))
    return 'A diagram of a day has one to eight lines like “07:00 Up” or “20:30-22:30 Dim light”.'
  return { kind: 'day', marks: marks.filter((mark) => mark !== null) }
}

function readParts(lines: readonly string[]): Diagram | string {
  const parts = lines.map((line) => {
    const [, some, all, label] = PART.exec(line) ?? []
    const share = [Number(some), Number(all)] as const
    return label !== undefined && share[0] > 0 && share[1] > 0 ? { share, label } : null
  })
  const known = parts.filter((part) => part !== null)
  const sum = known.reduce((total, { share: [some, all] }) => total + some / all, 0)
  if (known.length < 2 || known.length < parts.length || known.length > 8 || Math.abs(sum - 1) > 0.001)
    return 'A diagram of parts has two to eight lines like “1/2 Vegetables”, which make one whole.'
  return { kind: 'parts', parts: known }
}

function readBreath(lines: readonly string[]): Diagram | string {
  const phases = lines.map((line): BreathPhase | null => {
    const [, seconds, way] = PHASE.exec(line) ?? []
    const phase = { seconds: Number(seconds), way: way?.toLowerCase() as BreathPhase['way'] }
    return phase.seconds > 0 && phase.seconds <= MAX_SECONDS ? phase : null
  })
  const known = phases.filter((phase) => phase !== null)
  const order = known.map(({ way }) => way).join(' ')
  if (known.length < phases.length || !/^in (?:hold )?out(?: hold)?$/.test(order))
    return `A diagram of a breath has lines like “4 in” and “6 out”, with “hold” behind either, of at most ${MAX_SECONDS} seconds.`
  return { kind: 'breath', phases: known }
}

function readTwoProcesses(lines: readonly string[]): Diagram | string {
  const at = (word: string) => minutesOf(lines.find((line) => line.toLowerCase().endsWith(` ${word}`))?.split(' ')[0])
  const [up, asleep] = [at('up'), at('asleep')]
  if (lines.length !== 2 || up === null || asleep === null || up === asleep)
    return 'A diagram of the two processes has the lines “07:00 up” and “23:00 asleep”.'
  return { kind: 'two-process', up, asleep }
}

function minutesOf(time: string | undefined): number | null {
  const [, hours, minutes] = TIME.exec(time ?? '') ?? []
  return hours === undefined || Number(hours) > 23 ? null : Number(hours) * 60 + Number(minutes)
}

/** “07:05”. */
export function timeOfDay(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(Math.round(minutes % 60))}`
}

const ways = { in: 'Breathe in', hold: 'Hold', out: 'Breathe out' } as const

/** A part of a breath in words. */
export function phaseWords({ seconds, way }: BreathPhase): string {
  return `${ways[way]} for ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
}

/** What a drawing says, line by line, for whoever searches or does not see it. */
export function diagramLines(diagram: Diagram): readonly string[] {
  switch (diagram.kind) {
    case 'steps':
      return diagram.steps
    case 'week':
      return diagram.days.map(({ day, label }) => `${day} ${label}`)
    case 'day':
      return diagram.marks.map(({ from, to, label }) => `${spanOfDay(from, to)} ${label}`)
    case 'parts':
      return diagram.parts.map(({ share, label }) => `${share.join('/')} ${label}`)
    case 'breath':
      return diagram.phases.map(phaseWords)
    case 'two-process':
      return twoProcessLines(diagram)
  }
}

/** “07:00”, or “20:30–22:30”. */
export function spanOfDay(from: number, to: number | null): string {
  return to === null ? timeOfDay(from) : `${timeOfDay(from)}–${timeOfDay(to)}`
}

/** The key of the two curves and of the night between them. */
export function twoProcessLines({
  up,
  asleep,
}: {
  readonly up: number
  readonly asleep: number
}): readonly [string, string, string] {
  return ['Sleep pressure', 'The clock’s push to stay awake', `Asleep, ${spanOfDay(asleep, up)}`]
}
