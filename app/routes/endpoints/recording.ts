import parseRange from 'range-parser'

import { findLearner } from '#features/courses/learning/find-learner.server.ts'
import { addressee } from '#features/courses/recordings/address.server.ts'
import { findPlayable, readBytes } from '#features/courses/recordings/read-recording.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

import type { Route } from './+types/recording.ts'

/**
 * A lesson’s recording, whole or in byte ranges (RFC 9110, 14). The address is signed, holds for some hours, and for the person it was
 * made for alone, as long as they may take the lesson; whatever else is asked for answers as if it were not there.
 */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const recording = await findAllowed(services, request, id)
  if (!recording) {
    return new Response('There is no such recording.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  }
  const { bytes } = recording
  const tag = `"${recording.id}"`
  const headers = {
    'Content-Type': recording.contentType,
    'Content-Disposition': 'inline',
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, max-age=3600',
    ETag: tag,
  }
  const range = wantedRange(request, tag, bytes)
  if (range === 'none of it') {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${bytes}` } })
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  const length = { 'Content-Length': String(end - start + 1) }
  const part = range ? { 'Content-Range': `bytes ${start}-${end}/${bytes}` } : {}
  const body = request.method === 'HEAD' ? null : readBytes(services, recording, start, end)
  return new Response(body, { status: range ? 206 : 200, headers: { ...headers, ...length, ...part } })
}

/** The recording, if the address is whole, is theirs, and they may still take its lesson. */
async function findAllowed(services: Pick<Services, 'db' | 'clock' | 'log' | 'site' | 'secret'>, request: Request, id: string) {
  const person = addressee(services, id, new URL(request.url).searchParams.get('pass') ?? '')
  if (person === undefined) return null
  const viewer = person === null ? null : (await findViewer(services, request)).viewer
  if (person !== null && viewer?.userId !== person) return null
  return findPlayable(services, id, await findLearner(services, viewer))
}

/** The one range that is asked for; null for the whole, which is also the answer to several ranges, and to one of another recording. */
function wantedRange(request: Request, tag: string, bytes: number): { start: number; end: number } | 'none of it' | null {
  const asked = request.headers.get('Range')
  const onlyOf = request.headers.get('If-Range')
  if (asked === null || request.method !== 'GET' || (onlyOf !== null && onlyOf !== tag)) return null
  const ranges = parseRange(bytes, asked)
  if (ranges === -1) return 'none of it'
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null
  return ranges[0]!
}
