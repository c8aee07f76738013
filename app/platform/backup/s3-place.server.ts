import { createS3Bucket, type S3Settings } from '#platform/s3-bucket.server.ts'

import { checkPieceName, type BackupPlace } from './backup-place.server.ts'

/** Backups in a bucket, below a prefix that may be empty ("wellward"). */
export function createS3Place(settings: S3Settings, prefix = ''): BackupPlace {
  const bucket = createS3Bucket(settings)
  const above = prefix === '' ? '' : `${prefix}/`
  const keyOf = (name: string) => {
    checkPieceName(name)
    return above + name
  }
  return {
    address: `s3://${settings.bucket}${prefix && `/${prefix}`}`,
    diesWith: async () => false,
    takesRoomOf: async () => false,
    put: async (name, bytes) => bucket.put(keyOf(name), bytes, 'application/octet-stream'),
    get: async (name) => bucket.get(keyOf(name)),
    async *list(beginning) {
      for await (const key of bucket.list({ prefix: above + beginning })) yield key.slice(above.length)
    },
    delete: async (name) => bucket.delete(keyOf(name)),
  }
}
