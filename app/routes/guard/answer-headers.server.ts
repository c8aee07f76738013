import { createContext, type MiddlewareFunction } from 'react-router'

/** Header lines that the answer takes along, whatever route writes it and even when it is an error page. */
export const answerHeaders = createContext<Headers>()

/** Puts them on the answer. Nothing of one person's answer is ever stored on the way. */
export const takeHeadersAlong: MiddlewareFunction<Response> = async ({ context }, next) => {
  const headers = new Headers()
  context.set(answerHeaders, headers)
  const response = await next()
  for (const [name, value] of headers) response.headers.append(name, value)
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store')
  return response
}
