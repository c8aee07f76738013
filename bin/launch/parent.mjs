/**
 * A server whose npm was killed must not go on unseen, holding the port and the data folder: it ends as after SIGTERM.
 * One that was started without npm is its own master.
 */
export function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
