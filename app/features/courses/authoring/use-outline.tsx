import { use, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { PERSON_FIELD, PersonContext } from '#features/identity/core/person-field.tsx'

import { moved, moveText, formatPlace, type Move, type OutlineModule } from './outline.ts'

/** What the server says of a move; `version` is the one that the course has by then. */
export type MoveAnswer = { readonly moved: true; readonly version: number } | { readonly moved: false; readonly why: string }

/**
 * The outline as its author has ordered it: a move shows at once, and is sent when the one before it has arrived, each over the version
 * that came back. What is refused is taken back, and said.
 */
export function useOutline(modules: ReadonlyArray<OutlineModule>, version: number, address: string) {
  const { revalidate } = useRevalidator()
  const person = use(PersonContext)
  const [moves, setMoves] = useState<ReadonlyArray<Move>>([])
  const [announcement, setAnnouncement] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const waiting = useRef<{ moves: Move[]; isSending: boolean }>({ moves: [], isSending: false })
  const shown = moves.reduce((order, next) => moved(order, next) ?? order, modules)

  async function send(next: Move, over: number): Promise<MoveAnswer> {
    const body = new URLSearchParams({ move: moveText(next), version: String(over), ...(person && { [PERSON_FIELD]: person }) })
    const answer = await fetch(`${address}/order`, { method: 'POST', body }).catch(() => null)
    const isOurs = answer && !answer.redirected && answer.headers.get('Content-Type')?.includes('json')
    return isOurs ? ((await answer.json().catch(() => UNANSWERED)) as MoveAnswer) : UNANSWERED
  }
  async function sendAll() {
    const line = waiting.current
    line.isSending = true
    let over = version
    while (line.moves.length > 0) {
      const answer = await send(line.moves.shift()!, over)
      if (answer.moved) over = answer.version
      else {
        line.moves = []
        setRefusal(answer.why)
      }
      // What comes now is seen; what is done meanwhile goes on from the version that came back.
      if (line.moves.length === 0) await revalidate()
    }
    line.isSending = false
    setMoves([])
  }
  function move(next: Move) {
    const order = moved(shown, next)
    if (!order) return
    setRefusal(null)
    setMoves((before) => [...before, next])
    setAnnouncement(formatPlace(order, next.id))
    waiting.current.moves.push(next)
    if (!waiting.current.isSending) void sendAll()
  }
  return { shown, move, announcement, refusal, isMoving: moves.length > 0 }
}

const UNANSWERED: MoveAnswer = { moved: false, why: 'The site did not answer, so nothing was moved. Please try again.' }
