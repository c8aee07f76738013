import { join } from 'node:path'

import type { S3Settings } from '#platform/s3-bucket.server.ts'

import { parseBackupKey } from './backup-key.server.ts'

/** Where the operator wants backups, and their key; null where one is made. */
export interface BackupSettings {
  readonly folder: string
  readonly bucket: S3Settings | null
  readonly prefix: string
  readonly key: string | null
}

interface Variables {
  readonly DATA_DIR: string
  readonly BACKUP_DIR?: string | undefined
  readonly BACKUP_S3_BUCKET?: string | undefined
  readonly BACKUP_S3_ENDPOINT?: string | undefined
  readonly BACKUP_S3_REGION: string
  readonly BACKUP_S3_PREFIX: string
  readonly BACKUP_S3_ACCESS_KEY_ID?: string | undefined
  readonly BACKUP_S3_SECRET_ACCESS_KEY?: string | undefined
  readonly BACKUP_KEY?: string | undefined
}

/** Of variables that were checked: with a bucket, its credentials are there. */
export function readBackupSettings(variables: Variables): BackupSettings {
  const { BACKUP_S3_BUCKET: bucket } = variables
  return {
    folder: variables.BACKUP_DIR ?? join(variables.DATA_DIR, 'backups'),
    bucket:
      bucket === undefined
        ? null
        : {
            endpoint: variables.BACKUP_S3_ENDPOINT ?? null,
            region: variables.BACKUP_S3_REGION,
            bucket,
            accessKeyId: variables.BACKUP_S3_ACCESS_KEY_ID!,
            secretAccessKey: variables.BACKUP_S3_SECRET_ACCESS_KEY!,
          },
    prefix: variables.BACKUP_S3_PREFIX,
    key: variables.BACKUP_KEY ?? null,
  }
}

export function isBackupKey(text: string): boolean {
  try {
    return parseBackupKey(text).text !== ''
  } catch {
    return false
  }
}
