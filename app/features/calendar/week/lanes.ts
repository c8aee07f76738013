/** What is shorter takes this much room, so that a line of it can be read. */
export const MIN_MINUTES = 15

/** How many lines there is room for: the name with its time, both beneath each other, the type as well, and hours in two lines. */
export function linesOf(minutes: number): 1 | 2 | 3 | 4 {
  return minutes < 45 ? 1 : minutes < 60 ? 2 : minutes < 90 ? 3 : 4
}

interface Placed {
  readonly minute: number
  readonly minutes: number
}

/** Where one stands among those that share its time: the first of two is `{ lane: 0, lanes: 2 }`. */
export type InLanes<One> = One & { readonly lane: number; readonly lanes: number }

/**
 * Puts what shares a time side by side. Appointments never overlap, but on the face of a clock they may: in the hour that comes twice, and
 * where one is shorter than its line.
 */
export function inLanes<One extends Placed>(appointments: readonly One[]): InLanes<One>[] {
  const groups: { one: One; lane: number }[][] = []
  let end = -1
  for (const one of appointments.toSorted((a, b) => a.minute - b.minute)) {
    if (one.minute >= end) groups.push([])
    const group = groups.at(-1)!
    const lane = [...group.keys()].find((at) => group.every((other) => other.lane !== at || endOf(other.one) <= one.minute))
    group.push({ one, lane: lane ?? group.length })
    end = Math.max(end, endOf(one))
  }
  return groups.flatMap((group) => {
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1
    return group.map(({ one, lane }) => ({ ...one, lane, lanes }))
  })
}

function endOf({ minute, minutes }: Placed): number {
  return minute + Math.max(minutes, MIN_MINUTES)
}
