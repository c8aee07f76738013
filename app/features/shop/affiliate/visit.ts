/** Programs that follow links, by what they say of themselves. */
const MACHINE =
  /(?<!cu)bot\b|bot\/|crawl|spider|slurp|preview|scan|monitor|fetch|lighthouse|curl|wget|python|java\/|go-http|axios|okhttp|libwww|facebookexternalhit|embedly|whatsapp\/|telegrambot/i

interface VisitRequest {
  readonly method: string
  readonly headers: Pick<Headers, 'get'>
}

/** Whether a person follows the link, rather than a program, or a browser that looks ahead. */
export function isPersonsVisit({ method, headers }: VisitRequest): boolean {
  const agent = headers.get('User-Agent') ?? ''
  const looksAhead = [headers.get('Sec-Purpose'), headers.get('Purpose'), headers.get('X-Moz')].some((said) =>
    /prefetch|prerender|preview/i.test(said ?? ''),
  )
  return method === 'GET' && agent !== '' && !looksAhead && !MACHINE.test(agent)
}
