import { useEffect, useEffectEvent } from 'react'
import { data, isRouteErrorResponse, useLocation, useNavigate, useNavigation, type DataStrategyResult } from 'react-router'

import { showToasts, type Toast } from '#ui/toast-store.ts'
import { tellUnanswered } from '#ui/unanswered.ts'

/** What a page in the browser does about a request without an answer; false when it can do nothing. Null before React. */
let onFailure: ((request: Request, status: number) => boolean) | null = null

/**
 * Runs in the browser around every request of the router. A form that got no answer never costs what was typed in it: the page stays,
 * and says so. So does a page that only looked again.
 */
export async function preserveFailedForms(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
) {
  if (request.method !== 'GET') tellUnanswered(null)
  const results = await next()
  if (request.signal.aborted) return
  for (const result of Object.values(results)) {
    if (result.result instanceof Response) {
      if (request.method !== 'GET') result.result = stayingHere(result.result)
      continue
    }
    if (result.type === 'data') continue
    const status = statusOf(result.result)
    if (onFailure?.(request, status)) Object.assign(result, { type: 'data', result: undefined })
    // Nobody has written that down: the error page says that the site does not answer.
    else if (!isRouteErrorResponse(result.result) && status === 503) result.result = data(null, status)
  }
}

/** A form whose answer leads back to the page that one is on adds nothing to the history, and does not jump to the part at which a document would begin. */
function stayingHere(answer: Response): Response {
  const to = answer.headers.get('Location')
  if (to === null) return answer
  const { origin, pathname, search } = new URL(to, location.href)
  if (origin !== location.origin || pathname !== location.pathname) return answer
  const headers = new Headers(answer.headers)
  headers.set('Location', pathname + search)
  headers.set('X-Remix-Replace', 'true')
  return new Response(answer.body, { status: answer.status, headers })
}

/** 503 where nothing came back, or something that is not ours. */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  return error instanceof Error && error.message === 'Unexpected Server Error' ? 500 : 503
}

export function PreserveFailedForms() {
  const navigate = useNavigate()
  const location = useLocation()
  const { state } = useNavigation()
  const stay = useEffectEvent((request: Request, status: number) => {
    if (request.method === 'GET') {
      const { pathname, search } = new URL(request.url)
      const isSecondLook = state === 'idle' && pathname + search === location.pathname + location.search
      if (!isSecondLook || !isSilent(status)) return false
    } else {
      const why = whyOf(status)
      if (!why) return false
      if (!tellUnanswered({ why, path: location.pathname })) showToasts(why)
    }
    // Going where one is ends what was under way, and asks for nothing.
    const { state: kept } = location
    void navigate(location, { replace: true, state: kept, preventScrollReset: true, defaultShouldRevalidate: false })
    return true
  })
  useEffect(() => {
    onFailure = stay
    addEventListener('unhandledrejection', passOver)
    return () => {
      onFailure = null
      removeEventListener('unhandledrejection', passOver)
    }
  }, [])
  return null
}

/** The router waits for the end of an answer also where it has called the request off, and hears nobody’s complaint about that. */
function passOver(event: PromiseRejectionEvent) {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
}

const isSilent = (status: number) => status >= 502 && status <= 504

/** What is said beside a form that stays; undefined where the answer is a page of its own. */
function whyOf(status: number): Toast | undefined {
  const said = { kind: 'error', duration: 20_000 } as const
  const again = 'What you typed is still here: please try again.'
  if (isSilent(status)) return { ...said, title: 'The site does not answer', text: again }
  if (status === 401) {
    const action = { label: 'Sign in', to: '/auth', opensTab: true }
    return { ...said, title: 'You are signed out', text: `Nothing was saved. ${again}`, action }
  }
  if (status >= 500)
    return { ...said, title: 'Something went wrong', text: `The mistake is ours, and it has been logged. ${again}` }
  return undefined
}
