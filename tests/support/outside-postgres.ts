import { onTestFinished } from 'vitest'

import { makeCluster, startServer, stopServer } from '#platform/embedded-postgres-cluster.server.ts'
import { placeOf } from '#platform/embedded-postgres-place.server.ts'
import { aFolder } from '#tests/support/embedded-postgres.ts'
import { freePort } from '#tests/support/product.ts'

import { postmasterOf } from './postmaster.ts'

export interface OutsidePostgres {
  readonly port: number
  postmaster(): number
  stop(): Promise<void>
  start(): void
}

/** A PostgreSQL server that the product has not started and does not look after, on TCP, with its cluster in a folder. It is gone after the test. */
export async function anOutsidePostgres(folder = aFolder()): Promise<OutsidePostgres> {
  const found = placeOf(folder, console.log)
  const place = { ...found, home: await makeCluster(found, folder) }
  const port = await freePort()
  const start = () => void startServer(place, folder, { listen_addresses: '127.0.0.1', port: String(port) })
  const stop = () => stopServer(place)
  start()
  onTestFinished(stop)
  return { port, postmaster: () => postmasterOf(folder), start, stop }
}

/** The address of a server of ours, behind whatever port. */
export function addressOf(port: number): string {
  return `postgres://wellward@127.0.0.1:${port}/postgres`
}
