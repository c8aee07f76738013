import { Client, type ClientConfig } from 'pg'

import { readOrCreateBackupKey } from '#platform/backup/backup-key.server.ts'
import { createAdmission, type PlaceOwner } from '#platform/backup/place-writer.server.ts'
import { sealPlace } from '#platform/backup/sealed-place.server.ts'
import { startShipping, type Shipping } from '#platform/backup/start-shipping.server.ts'
import { systemClock } from '#platform/clock.ts'
import { diskRoomOf } from '#platform/disk-room.server.ts'
import type { EmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import type { Env } from '#platform/env.server.ts'

import { ownPlaces, shippingPlace } from './backup-places.ts'

/** Takes the embedded database’s log and base copies to the backup place, from now on until it stops. */
export function shipEmbedded(postgres: EmbeddedPostgres, env: Env, report: (sentence: string) => void): Shipping {
  const { dataDir, freeDiskPercent } = env
  const key = readOrCreateBackupKey(dataDir, env.backup.key)
  const owner = () => findOwner(postgres.config)
  const admit = createAdmission({ places: ownPlaces(env), key, owner, clock: systemClock })
  const { place, mirror } = shippingPlace(env, admit)
  const sealed = sealPlace(place, key)
  // Without any room PostgreSQL stops, whatever else the operator lets fill the disk.
  const room = diskRoomOf(dataDir, Math.max(1, freeDiskPercent))
  return startShipping({ postgres, sealed, mirror, admit, dataDir, room, report })
}

/** Whose backups these are, as the database says; null until a first start has made its tables. */
async function findOwner(config: ClientConfig): Promise<PlaceOwner | null> {
  const client = new Client({ ...config, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<PlaceOwner>('select installation, writer from backup_state')
    return rows[0] ?? null
  } catch (error) {
    if (isNotMade(error)) return null
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}

/** A table or a column that a migration is still to make. */
function isNotMade(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '42P01' || error.code === '42703')
}
