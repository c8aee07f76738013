import { takeToasts } from '#platform/flash.server.ts'

/** Where an answer leads, and the toasts of the page there. */
export async function follow(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error(`It leads nowhere: ${JSON.stringify(answer)}`)
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
  const { toasts } = await takeToasts(new Request('https://wellward.test/', { headers: { Cookie: cookie } }))
  return { to: answer.headers.get('Location')!, toasts }
}

interface Shown {
  readonly data: { readonly form: { readonly values: Record<string, string> } }
  readonly init: { readonly status: number } | null
}
/** What the page of a form of lab reports is shown anew with. */
export const dataOf = (answer: unknown) => answer as Shown
