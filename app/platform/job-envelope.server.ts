import { currentRequestId, isRequestId } from './request-id.server.ts'

/**
 * Under this key the row of a job has the id of the request that sent it, beside the payload: an earlier version, whose shapes pass over keys that they
 * do not know, still runs the job.
 */
const KEY = '_requestId'

/** A payload as it is stored. */
export function withRequest(payload: object): object {
  const requestId = currentRequestId()
  return requestId === undefined ? payload : { ...payload, [KEY]: requestId }
}

/** A payload as its handler gets it, and for which request it is done. */
export function opened(stored: unknown): { readonly payload: unknown; readonly requestId: string | undefined } {
  if (typeof stored !== 'object' || stored === null || !(KEY in stored)) return { payload: stored, requestId: undefined }
  const { [KEY]: requestId, ...payload } = stored
  return { payload, requestId: isRequestId(requestId) ? requestId : undefined }
}
