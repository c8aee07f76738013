import { ForbiddenAddressError } from './checked-addresses.server.ts'
import { checkContentType, checkKey, contentTypeOf, isKey } from './file-keys.server.ts'
import { FileStoreError, type FileStore } from './files.server.ts'
import { createS3Bucket, type S3Settings } from './s3-bucket.server.ts'

/** Files in a bucket. */
export function createS3Files(settings: S3Settings, fetchBy: typeof fetch = fetch): FileStore {
  const bucket = createS3Bucket(settings, fetchBy)
  const checked = (key: string) => {
    checkKey(key)
    return key
  }
  return {
    async put(key, body, contentType) {
      checkContentType(key, contentType)
      await bucket.put(checked(key), body, contentTypeOf(key)).catch(tellFailure)
    },
    async get(key) {
      const body = await bucket.get(checked(key)).catch(tellFailure)
      return body && { body, contentType: contentTypeOf(key) }
    },
    delete: async (key) => bucket.delete(checked(key)).catch(tellFailure),
    // A bucket is as large as its provider lets it be.
    hasRoomFor: async () => true,
    async *list(after = '') {
      for await (const key of bucket.list({ after })) if (isKey(key)) yield key
    },
  }
}

function tellFailure(error: unknown): never {
  throw error instanceof Error && explainFileFailure(error) !== null ? new FileStoreError(error) : error
}

/** What an error says about the bucket, in a sentence; null where whoever asked made the mistake. */
export function explainFileFailure(error: unknown): string | null {
  if (error instanceof FileStoreError) return explainFileFailure(error.cause)
  if (error instanceof ForbiddenAddressError) return error.message
  // Of a key or content type that is none of ours; what fetch cannot reach is a TypeError with a cause.
  if (error instanceof TypeError && error.cause === undefined) return null
  const answered = error instanceof Error ? ANSWERED.exec(error.message) : null
  if (answered) return [answered[0], advice[answered[1]!]].filter(Boolean).join(' ')
  return 'The S3 service could not be reached, or did not answer in time.'
}

const ANSWERED = /^The S3 service answered \d{3} \(([\w ]+)\)\.$/

const advice: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: 'Check the secret access key.',
  InvalidAccessKeyId: 'Check the access key ID.',
  AccessDenied: 'Check what the access key may do there: list, read, write and delete.',
  NoSuchBucket: 'Check the name of the bucket.',
  AuthorizationHeaderMalformed: 'Check the region.',
  PermanentRedirect: 'Check the region and the address of the storage.',
  RequestTimeTooSkewed: 'The clock of this server is wrong.',
}
