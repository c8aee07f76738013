import { addressOf } from '#routes/addresses.ts'

/** Whether a form was sent by the page’s own script, so that the page with what was typed is still there, whatever is answered. */
export function keepsForm(request: Request, pattern: string): boolean {
  const isByScript = request.method === 'POST' && new URL(request.url).pathname.endsWith('.data')
  return isByScript && addressOf(pattern).onLostSession === 'keep-form'
}
