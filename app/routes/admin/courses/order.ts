import { moveInCourse } from '#features/courses/authoring/edit-outline.server.ts'
import { moveIn } from '#features/courses/authoring/outline.ts'
import type { MoveAnswer } from '#features/courses/authoring/use-outline.tsx'
import { readForm } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/order.ts'
import { CHANGED } from './course-action.server.ts'

/** Nothing to look at: the outline sends here what is moved in it. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

const answer = (said: MoveAnswer, status: number) => Response.json(said, { status })

/** Moves a module or a lesson. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const move = moveIn(fields['move'])
  if (!move) return answer({ moved: false, why: 'This is no move.' }, 400)
  const over = Number(fields['version'])
  const done = await moveInCourse(context.get(servicesContext), params.id, move, over)
  if (done.ok) return answer({ moved: true, version: over + 1 }, 200)
  if (done.reason === 'changed') return answer({ moved: false, why: CHANGED }, 409)
  return answer({ moved: false, why: 'What you moved is gone: somebody else has deleted it.' }, 404)
}
