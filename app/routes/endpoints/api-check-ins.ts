import { isTimeZone, localDay } from '#base/dates/local-day.ts'
import { noteHealthAccess } from '#features/audit/health-access.server.ts'
import type { Accessor } from '#features/audit/health-access.ts'
import { checkInFields } from '#features/health/api/check-in-json.ts'
import { listCheckIns } from '#features/health/api/check-ins.server.ts'
import { recordCheckIn } from '#features/health/check-in.server.ts'
import { checkInForm } from '#features/health/check-in.ts'
import type { Caller } from '#features/identity/tokens/caller.server.ts'
import { parseFields } from '#platform/form.server.ts'
import type { Services } from '#services.server.ts'

import type { Route } from './+types/api-check-ins.ts'
import { answerCall, apiError, readJson, wrongMethod } from './api-answers.server.ts'

export function loader(args: Route.LoaderArgs) {
  return answerCall(args, 'health:read', async (all, caller) => {
    const { userId } = caller
    const checkIns = await listCheckIns(all, userId)
    await noteHealthAccess(all, { userId, by: accessorOf(all, caller), action: 'read', what: 'check-in' })
    return Response.json({ checkIns })
  })
}

/** Keeps one day's check-in, held to the same rules as the dashboard's form. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return wrongMethod('GET, POST')
  return answerCall(args, 'health:write', async (all, caller) => {
    const { userId, timeZone: profileZone } = caller
    const body = await readJson(args.request)
    if (body instanceof Response) return body
    const form = parseFields(checkInFields(body), checkInForm({ now: all.clock.now(), profileZone }))
    const errors = { ...(form.ok ? {} : form.report.errors), ...zoneError(body) }
    if (!form.ok || errors.timeZone) return apiError(422, 'Please check the fields.', { fields: errors })
    // The zone of a program is that of the day it reports, and nothing to remember on the profile.
    const member = { userId, timeZone: form.value.timeZone ?? profileZone }
    const unlocked = await recordCheckIn(all, member, form.value, accessorOf(all, caller))
    const [checkIn] = await listCheckIns(all, userId, form.value.day)
    return Response.json({ checkIn, unlocked: unlocked.map(({ type, points }) => ({ type, points })) }, { status: 201 })
  })
}

/** The form takes a zone that it does not know for none; a program gets to know that it wrote one wrongly. */
function zoneError(body: object): { timeZone?: string } {
  const zone = 'timeZone' in body ? body.timeZone : null
  const isFine = zone === null || zone === '' || (typeof zone === 'string' && isTimeZone(zone))
  return isFine ? {} : { timeZone: 'Enter the name of a time zone, such as Europe/Berlin.' }
}

/** What a program does is summed up by the day in its owner's zone. */
function accessorOf({ clock }: Pick<Services, 'clock'>, { tokenId, tokenName, timeZone }: Caller): Accessor {
  return { kind: 'token', tokenId, name: tokenName, day: localDay(clock.now(), timeZone ?? 'UTC') }
}
