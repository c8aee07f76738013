import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { ClientConfig } from 'pg'

import { findBackupState } from '#features/backup/state.server.ts'
import { readOrCreateBackupKey } from '#platform/backup/backup-key.server.ts'
import { BackupError, type BackupPlace } from '#platform/backup/backup-place.server.ts'
import { createBackups, type Backups } from '#platform/backup/backups.server.ts'
import { shipAllAgain } from '#platform/backup/file-inventory.server.ts'
import { createFolderPlace } from '#platform/backup/folder-place.server.ts'
import { mirrorPlace, type MirroredPlace } from '#platform/backup/mirrored-place.server.ts'
import { placeWithRoom } from '#platform/backup/place-with-room.server.ts'
import { guardPlace, type Admission } from '#platform/backup/place-writer.server.ts'
import { createS3Place } from '#platform/backup/s3-place.server.ts'
import { diskRoomOf } from '#platform/disk-room.server.ts'
import type { Env } from '#platform/env.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Files that go by themselves within a week, and that can be made or sent again: copies for download, device files on their way, probes. */
const TEMPORARY = ['exports/', 'health-imports/', 'probes/']

/** The backups of this installation. */
export function backupsOf(
  env: Env,
  source: ClientConfig,
  services: Pick<Infrastructure, 'db' | 'clock'>,
  listFiles: () => AsyncIterable<string>,
): Backups {
  return createBackups({
    dataDir: env.dataDir,
    source,
    listFiles,
    key: readOrCreateBackupKey(env.dataDir, env.backup.key),
    places: ownPlaces(env),
    release: releaseOf(),
    migrations: migrationsOf(),
    isTemporary: (file) => TEMPORARY.some((prefix) => file.startsWith(prefix)),
    owner: () => findBackupState(services),
    now: () => services.clock.now(),
    onEmpty: () => shipAllAgain(services),
  })
}

/** Of several processes each may have a folder of its own: there the bucket, where one is set, is the only place. */
export function ownPlaces({
  backup: { folder, bucket, prefix },
  role,
  dataDir,
  freeDiskPercent,
}: Env): [BackupPlace, ...BackupPlace[]] {
  const local = placeWithRoom(createFolderPlace(folder), dataDir, diskRoomOf(dataDir, freeDiskPercent))
  if (!bucket) return [local]
  const remote = createS3Place(bucket, prefix)
  return role ? [remote] : [local, remote]
}

/** Where the embedded database is shipped to, as far as `admit` lets it. What is deleted, the nightly comparison of both places deletes in the second one. */
export function shippingPlace(env: Env, admit: Admission): { place: BackupPlace; mirror: MirroredPlace | null } {
  const [main, second] = ownPlaces(env).map((place) => guardPlace(place, admit)) as [BackupPlace, ...BackupPlace[]]
  const mirror = second ? mirrorPlace(main, second, { mayDelete: false }) : null
  return { place: mirror ?? main, mirror }
}

export function ownPlace(env: Env): BackupPlace {
  return ownPlaces(env)[0]
}

export function migrationsOf(): string {
  return join(process.cwd(), 'db/migrations')
}

export function releaseOf(): string {
  const { version } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as { version: string }
  return version
}

export interface NamedPlace {
  readonly place: BackupPlace
  /** The one copy that was named; null where the place was. */
  readonly copy: string | null
}

/** What was typed as PLACE: a folder, a bucket, or one copy in either. @throws BackupError */
export function placeNamed(text: string, env: Env): NamedPlace {
  const [, above = text, copy = null] = /^(.*?)\/(copies\/[0-9a-z-]+)\/?$/.exec(text) ?? []
  if (!above.startsWith('s3://')) return { place: createFolderPlace(resolve(above)), copy }
  const { bucket } = env.backup
  if (!bucket)
    throw new BackupError(
      'Set BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY and, outside AWS, BACKUP_S3_ENDPOINT: they open the bucket.',
    )
  const [name = '', ...prefix] = above.slice('s3://'.length).split('/').filter(Boolean)
  return { place: createS3Place({ ...bucket, bucket: name }, prefix.join('/')), copy }
}
