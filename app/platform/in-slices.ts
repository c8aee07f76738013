import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds of work, and of room for everybody else behind it. */
const SLICE = 8
const ROOM = 4

/** Does long work in short slices, so that nobody waits for it. `step` does a little of it (below a millisecond) and says whether all is done. */
export async function inSlices(step: () => boolean): Promise<void> {
  for (;;) {
    const end = performance.now() + SLICE
    while (performance.now() < end) if (step()) return
    await sleep(ROOM)
  }
}
