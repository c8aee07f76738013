/** Somebody who began a trial; the session cookie and the address. */
export async function startTrialByForm(origin: string): Promise<{ readonly cookie: string; readonly email: string }> {
  const email = `bench-${Date.now()}@wellward.test`
  const started = await sendForm(origin, '/trial', { firstName: 'Bench', email })
  const cookie = started.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { cookie, email }
}

/** A form as a browser without JavaScript sends it; a redirect is not followed. */
export function sendForm(origin: string, path: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, Cookie: cookie },
    body: new URLSearchParams(fields),
  })
}

/** The numbers of a check-in, by the names of the form. */
export const checkInNumbers = {
  weightKg: '64.2',
  sleepHours: '7:12',
  steps: '6240',
  waterLiters: '2',
  hrvMs: '58',
  restingHr: '58',
  timeZone: 'UTC',
}

/** The UTC day so many days ago. */
export function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}
