import { createCookie, redirect } from 'react-router'
import { z } from 'zod'

import type { Toast } from './flash.ts'

const SECONDS = 60

/** Carries toasts from the answer of a form to the page after it. A request with it goes past the page cache. */
const cookie = createCookie('toast', { path: '/', httpOnly: true, sameSite: 'lax', maxAge: SECONDS })

const Toasts = z.array(
  z.object({
    title: z.string(),
    text: z.string().exactOptional(),
    kind: z.enum(['note', 'error', 'alert']).exactOptional(),
    duration: z.number().min(1_000).max(60_000).exactOptional(),
    // The cookie is not signed, so a link in it leads nowhere else.
    action: z.object({ label: z.string(), to: z.string().regex(/^\/(?![/\\])/) }).exactOptional(),
  }),
)

/** Redirects (303), and the next page shows the toast. Several toasts are shown in their order. */
export async function redirectWithToast(
  to: string,
  toast: Toast | ReadonlyArray<Toast>,
  init: ResponseInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.append('Set-Cookie', await toastCookie(toast))
  return redirect(to, { status: 303, ...init, headers })
}

/** The Set-Cookie line that makes the next page show the toast. */
export function toastCookie(toast: Toast | ReadonlyArray<Toast>): Promise<string> {
  return cookie.serialize([toast].flat())
}

/** The toasts this request brings, and the header that uses them up. */
export async function takeToasts(request: Request): Promise<{ toasts: Toast[]; usedUp: string | null }> {
  const header = request.headers.get('Cookie')
  if (!bringsToasts(header)) return { toasts: [], usedUp: null }
  const toasts = Toasts.safeParse(await cookie.parse(header).catch(() => null))
  return { toasts: toasts.success ? toasts.data : [], usedUp: await cookie.serialize('', { maxAge: 0 }) }
}

/** Whether this request brings toasts; such a page is for one person. */
export function bringsToasts(cookieHeader: string | null | undefined): boolean {
  return /(?:^|;)\s*toast=/.test(cookieHeader ?? '')
}
