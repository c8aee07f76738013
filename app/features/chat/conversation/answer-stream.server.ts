/** Pieces of about this many letters: a few words. */
const PIECE = 24

interface FinishedAnswer {
  readonly event: 'end' | 'failed'
  readonly data: { readonly message?: string } & Readonly<Record<string, unknown>>
}

/**
 * An answer as server-sent events: `begin` at once, its words in pieces (`words`), then `end` with the whole of it, or `failed`. A model’s words are
 * checked as a whole before the first of them is sent.
 */
export function answerStream(answer: Promise<FinishedAnswer>, headers: Headers): Response {
  const encoder = new TextEncoder()
  const event = (name: string, data: unknown) => encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  let isOpen = true
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(event('begin', {}))
      const finished = await answer
      if (!isOpen) return
      if (finished.event === 'end') {
        for (const piece of piecesOf(finished.data.message ?? '')) controller.enqueue(event('words', { text: piece }))
      }
      controller.enqueue(event(finished.event, finished.data))
      controller.close()
    },
    cancel: () => {
      isOpen = false
    },
  })
  headers.set('Content-Type', 'text/event-stream')
  headers.set('Cache-Control', 'no-store')
  // Proxies that collect answers before they pass them on are asked not to.
  headers.set('X-Accel-Buffering', 'no')
  return new Response(body, { headers })
}

/** Whole words, spaces included, so that the pieces in a row are the text. */
function piecesOf(text: string): string[] {
  const pieces = ['']
  for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
    if (pieces.at(-1)!.length >= PIECE) pieces.push('')
    pieces[pieces.length - 1] += word
  }
  return pieces.filter(Boolean)
}
