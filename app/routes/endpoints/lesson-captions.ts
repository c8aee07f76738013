import { findLearner } from '#features/courses/learning/find-learner.server.ts'
import { findForAction } from '#features/courses/learning/find-lesson.server.ts'
import { findCaptions } from '#features/courses/player/find-player.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/lesson-captions.ts'

/** A lesson’s captions, for those who may take it; foreign and missing ones answer alike. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const lesson = await findForAction(services, await findLearner(services, context.get(viewer)), params.course, params.lesson)
  const vtt = lesson?.allowed ? await findCaptions(services, lesson.id, params.language) : null
  if (vtt === null)
    return new Response('There are no such captions.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  return new Response(vtt, { headers: { 'Content-Type': 'text/vtt; charset=utf-8', 'Cache-Control': 'private, no-store' } })
}
