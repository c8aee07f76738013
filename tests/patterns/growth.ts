import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const tidyUpMemory = runInNewContext('gc') as () => void

/** Four times the length may cost six times the work: what grows with the square costs sixteen times as much. */
const MAX_GROWTH = 6
/** In milliseconds of the processor: below this nobody waits, and nothing can be told from what else the machine does. */
const FLOOR_MS = 25
/** A small part that takes longer is measured by itself, before the whole is tried. */
const HOPELESS_MS = 250
/** Some kernels count processor time in ticks of four milliseconds: what is compared takes many of them. */
const MEASURED_MS = 100
/** The square stays the square however often one looks; memory that is tidied up just then does not. */
const LOOKS = 5

/** Milliseconds of the processor that a piece of work takes in this thread: neither other programs count, nor threads that tidy up memory meanwhile. */
function cost(work: () => void, times = 1): number {
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time++) work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / times
}

/** The same when memory has been tidied up before: else work pays for what earlier work left there. */
function costByItself(work: () => void, times: number): number {
  tidyUpMemory()
  return cost(work, times)
}

/**
 * How many times as long four times the length takes, where that is too much; null where it is not. Parts of the length are looked at first where they take long, so that
 * nobody waits for a whole that is hopeless.
 */
export function tooFastGrowth(workOn: (length: number) => () => void, length: number): number | null {
  for (const part of [64, 16]) {
    const some = Math.ceil(length / part)
    if (cost(workOn(some)) < HOPELESS_MS) continue
    const growth = growthTo(workOn, some)
    if (growth !== null) return growth
  }
  return growthTo(workOn, length)
}

/** The same of one length and a quarter of it. What takes long at once is asked again, because the least of several looks is what the work itself costs. */
function growthTo(workOn: (length: number) => () => void, length: number): number | null {
  const quarter = workOn(Math.ceil(length / 4))
  const whole = workOn(length)
  const once = cost(whole)
  if (once < FLOOR_MS) return null
  const times = Math.ceil(MEASURED_MS / once)
  let growth = Infinity
  for (let look = 0; look < LOOKS; look++) {
    const most = costByItself(whole, times)
    if (most < FLOOR_MS) return null
    growth = Math.min(growth, most / Math.max(costByItself(quarter, 4 * times), 0.05))
    if (growth <= MAX_GROWTH) return null
  }
  return growth
}

/**
 * Says of pieces of work how many times as long they take as an ordinary one, where that is more than `most` times; null where it is not. For what
 * is left alone beyond a bound: there it does not grow, and up to there nobody shall wait for it.
 */
export function besideOrdinary(ordinary: () => void): (work: () => void, most: number) => number | null {
  let usual = 0
  return (work, most) => {
    // What is loaded with the first of all is no part of it.
    if (usual === 0) ordinary()
    let times = Infinity
    for (let look = 0; look < LOOKS; look++) {
      if (usual === 0 || look > 0) usual = cost(ordinary)
      times = Math.min(times, cost(work) / usual)
      if (times <= most) return null
    }
    return times
  }
}
