import { useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

import type { ShelfKeeper } from './persisted-filters.tsx'
import { shopAddress, type ShelfPage, type ShopQuestion } from './shelf.ts'

/** Goes along with an address that follows what somebody does in the field: its answer leaves the field alone. */
export const FOLLOWS_FIELD = { followsField: true }

/**
 * What is typed, until the server has answered it. `anchor` names the field: a link, or the way back, brings a question of its own,
 * and with it a new field. Where there is no answer the page stays as it is, address included.
 */
export function useShelfSearch({ query }: ShopQuestion, list: ShelfPage, { follow }: ShelfKeeper) {
  const navigate = useNavigate()
  const location = useLocation()
  const { key, state } = location
  const isBack = useNavigationType() === 'POP'
  const isOwn = !isBack && (state as Partial<typeof FOLLOWS_FIELD> | null)?.followsField === true
  const [at, setAt] = useState({ key, anchor: 0 })
  const [typing, setTyping] = useState({ anchor: 0, text: query })
  const [lastFound, setLastFound] = useState<ShelfPage | null>(null)
  if (at.key !== key) setAt({ key, anchor: isOwn ? at.anchor : at.anchor + 1 })
  const { anchor } = at
  const isUnanswered = lastFound === list
  const isOpen = typing.anchor === anchor && typing.text !== query && !isUnanswered
  const going = { preventScrollReset: true, state: FOLLOWS_FIELD }
  function stay() {
    setLastFound(list)
    // Going where one is ends what was under way, and asks for nothing.
    void navigate(location, { ...going, replace: true, defaultShouldRevalidate: false })
  }
  return {
    anchor,
    /** Null where the page shows the answer, or the last one that there was. */
    typed: isOpen ? typing.text : null,
    type: (text: string) => setTyping({ anchor, text }),
    ask: (next: ShopQuestion, replace: boolean) => {
      follow(shopAddress(next), stay)
      void navigate(shopAddress(next), { ...going, replace })
    },
    isUnanswered,
  }
}
