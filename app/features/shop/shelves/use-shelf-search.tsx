import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'

import type { ShopQuestion } from './shelf.ts'

/** Goes along with an address that follows what somebody does in the field: its answer leaves the field alone. */
export const FOLLOWS_FIELD = { followsField: true }

/**
 * What is typed, until the server has answered it. `anchor` names the field: a link, or the way back, brings a question of its own,
 * and with it a new field.
 */
export function useShelfSearch({ query }: ShopQuestion) {
  const { key, state } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const isOwn = !isBack && (state as Partial<typeof FOLLOWS_FIELD> | null)?.followsField === true
  const [at, setAt] = useState({ key, anchor: 0 })
  const [typing, setTyping] = useState({ anchor: 0, text: query })
  if (at.key !== key) setAt({ key, anchor: isOwn ? at.anchor : at.anchor + 1 })
  const { anchor } = at
  const isOpen = typing.anchor === anchor && typing.text !== query
  return {
    anchor,
    /** Null where the page shows the answer. */
    typed: isOpen ? typing.text : null,
    type: (text: string) => setTyping({ anchor, text }),
  }
}
