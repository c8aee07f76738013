import { setImmediate as rest, setTimeout as sleep } from 'node:timers/promises'

/**
 * Lets what one sender brings begin one after another, `gapMs` milliseconds apart: whoever sends much at once leaves room for everybody
 * else in between. The first of a sender begins at once.
 */
export function createSpacing(gapMs: number): (sender: string) => Promise<void> {
  const ends = new Map<string, Promise<void>>()
  const pause = async () => {
    // What has just begun comes first, as far as it goes without waiting.
    await rest()
    await sleep(gapMs)
  }
  return (sender) => {
    const begins = ends.get(sender) ?? Promise.resolve()
    const end = begins.then(pause)
    ends.set(sender, end)
    void end.then(() => {
      if (ends.get(sender) === end) ends.delete(sender)
    })
    return begins
  }
}
