const DAY = 24 * 60
const WIDTH = 480
const HEIGHT = 180
const MARGIN = 8
const POINTS = 96

/** Time constants of a gathering and a falling need for sleep, in minutes. They give the curves their shape; nothing is read off them. */
const GATHERS = 18.2 * 60
const FALLS = 4.2 * 60
/** The push to stay awake is at its height that long before the usual bedtime. */
const HEIGHT_BEFORE_BED = 3 * 60

/** The curves of a day from one rising to the next, as path data, and where the night begins. */
export function processCurves(up: number, asleep: number) {
  const awake = (asleep - up + DAY) % DAY
  const x = (minute: number) => (minute / DAY) * WIDTH
  // At the end of the night it stands where it began.
  const decay = Math.exp(-(DAY - awake) / FALLS)
  const grown = 1 - Math.exp(-awake / GATHERS)
  const least = (decay * grown) / (1 - decay * (1 - grown))
  const most = 1 - (1 - least) * Math.exp(-awake / GATHERS)
  const pressureAt = (minute: number) =>
    minute <= awake ? 1 - (1 - least) * Math.exp(-minute / GATHERS) : most * Math.exp(-(minute - awake) / FALLS)
  const pushAt = (minute: number) => (1 + Math.cos(((minute - (awake - HEIGHT_BEFORE_BED)) / DAY) * 2 * Math.PI)) / 2
  const share = (value: number, low: number, high: number) => (value - low) / (high - low)
  return {
    width: WIDTH,
    height: HEIGHT,
    night: Math.round(x(awake)),
    pressure: curve(x, awake, (minute) => 0.08 + 0.84 * share(pressureAt(minute), least, most)),
    push: curve(x, awake, (minute) => 0.2 + 0.55 * pushAt(minute)),
  }
}

/** The corner at the beginning of the night is one of the points. */
function curve(x: (minute: number) => number, corner: number, at: (minute: number) => number): string {
  const minutes = Array.from({ length: POINTS + 1 }, (_, point) => (point / POINTS) * DAY)
  const points = [...new Set([...minutes, corner])].toSorted((a, b) => a - b)
  const y = (minute: number) => HEIGHT - MARGIN - at(minute) * (HEIGHT - 2 * MARGIN)
  return `M${points.map((minute) => `${x(minute).toFixed(1)} ${y(minute).toFixed(1)}`).join('L')}`
}
