const GIVEN_UP_AFTER_MS = 20_000

/** How long a film or sound lasts, in whole seconds, as the browser reads it from the file; null where it cannot. */
export function readDuration(file: File): Promise<number | null> {
  const address = URL.createObjectURL(file)
  const player = document.createElement('video')
  player.preload = 'metadata'
  player.muted = true
  return new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), GIVEN_UP_AFTER_MS)
    const done = (seconds: number | null) => {
      clearTimeout(timer)
      resolve(seconds)
    }
    player.addEventListener('loadedmetadata', () => done(Number.isFinite(player.duration) ? Math.round(player.duration) : null))
    player.addEventListener('error', () => done(null))
    player.src = address
  }).finally(() => {
    player.removeAttribute('src')
    URL.revokeObjectURL(address)
  })
}
