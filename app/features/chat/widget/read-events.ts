export interface ServerEvent {
  readonly event: string
  readonly data: unknown
}

/** Server-sent events out of the text of a stream, which may break anywhere. */
export async function* readEvents(pieces: AsyncIterable<string>): AsyncGenerator<ServerEvent> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    const whole = text.split('\n\n')
    text = whole.pop()!
    for (const block of whole) {
      const event = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (event && data) yield { event, data: JSON.parse(data) }
    }
  }
}
