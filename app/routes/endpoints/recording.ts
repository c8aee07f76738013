import { findLearner } from '#features/courses/learning/find-learner.server.ts'
import { addressee } from '#features/courses/recordings/address.server.ts'
import { findPlayable, readBytes } from '#features/courses/recordings/read-recording.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

import type { Route } from './+types/recording.ts'
import { answerRanges } from './ranged-answer.server.ts'

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
  return answerRanges(request, {
    bytes: recording.bytes,
    tag: `"${recording.id}"`,
    headers: {
      'Content-Type': recording.contentType,
      'Content-Disposition': 'inline',
      'Cache-Control': 'private, max-age=3600',
    },
    read: (from, to) => readBytes(services, recording, from, to),
  })
}

/** The recording, if the address is whole, is theirs, and they may still take its lesson. */
async function findAllowed(services: Pick<Services, 'db' | 'clock' | 'log' | 'site' | 'secret'>, request: Request, id: string) {
  const person = addressee(services, id, new URL(request.url).searchParams.get('pass') ?? '')
  if (person === undefined) return null
  const viewer = person === null ? null : (await findViewer(services, request)).viewer
  if (person !== null && viewer?.userId !== person) return null
  return findPlayable(services, id, await findLearner(services, viewer))
}
