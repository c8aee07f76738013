import { createConnection, createServer, type Socket } from 'node:net'

import { onTestFinished } from 'vitest'

import { freePort } from '#tests/support/product.ts'

export interface Gate {
  readonly port: number
  /**
   * From now on nothing passes and nobody is told, as when a router loses its memory. Connections from before stay like this for
   * ever, also when `open` lets new ones pass.
   */
  swallow(): void
  open(): void
}

/** A way to a server on this machine, for as long as the test runs. */
export async function aGateTo(target: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let generation = 0
  let isOpen = true
  const server = createServer((near) => {
    const own = generation
    const passes = isOpen
    const far = createConnection({ host: '127.0.0.1', port: target })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      const isLost = () => !passes || own !== generation
      from
        .on('data', (data) => void (isLost() || to.write(data)))
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(from)
          if (!isLost() || from === near) to.destroy()
        })
    }
  })
  const port = await freePort()
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    port,
    swallow: () => {
      isOpen = false
      generation += 1
    },
    open: () => void (isOpen = true),
  }
}
