import { findLearner } from '#features/courses/learning/find-learner.server.ts'
import { findForAction } from '#features/courses/learning/find-lesson.server.ts'
import { playedOf } from '#features/courses/player/played.ts'
import { recordPlayed } from '#features/courses/player/record-played.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/lesson-played.ts'
import { calledWith, fail } from './function-answers.server.ts'
import { notPost } from './not-post.ts'

export const loader = notPost

/** A player says where somebody is in a lesson. Of visitors nothing is kept. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const person = context.get(viewer)
  if (!person) return fail(401, 'Nobody is signed in.')
  const played = playedOf(await calledWith(request))
  if (!played) return fail(400, 'The body must say positionSeconds and spans.')
  const services = context.get(servicesContext)
  const lesson = await findForAction(services, await findLearner(services, person), params.course, params.lesson)
  if (!lesson?.allowed) return fail(404, 'There is no such lesson for you.')
  const recorded = await recordPlayed(services, person.userId, lesson, played)
  if (recorded.ok) return Response.json({ isDone: recorded.isDone })
  const retryAfterSeconds = Math.ceil(recorded.retryAfterMs / 1000)
  // No fault of the player’s: it was understood, and is to be sent again.
  return Response.json({ isDone: false }, { status: 202, headers: { 'Retry-After': String(retryAfterSeconds) } })
}
