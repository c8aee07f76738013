import { useEffect, useEffectEvent, useId, useRef } from 'react'

import { chatSpec } from '#content/chat/words.ts'
import { useNamed } from '#features/site/core/site-words.tsx'
import { Icon } from '#ui/icon.tsx'
import { knowDialog } from '#ui/known-dialogs.ts'

import { ChatThread } from './chat-thread.tsx'
import type { Typed } from './use-chat.tsx'

import chatCss from './chat.css?url'
import panelCss from './panel.css?url'

let typed: Typed = { message: '', email: '' }

/** What stands unsent in the panel, for when it is closed and opened again. It lives as long as the document, and in browsers alone. */
const typedBefore = (): Typed => typed

function keepTyped(now: Typed): void {
  typed = now
}

/** Where the panel covers the page: there it is modal, and a link in it closes it. */
const COVERS = '(width < 40rem)'

/** The assistant beside the page; on a phone a sheet over it. Escape closes it, wherever the focus is. */
export function ChatPanel({ onClose, takeKeys }: { onClose: () => void; takeKeys: () => string }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const takeEarly = useEffectEvent(takeKeys)
  useEffect(() => {
    const panel = dialog.current!
    if (matchMedia(COVERS).matches) panel.showModal()
    else panel.show()
    const message = panel.querySelector('textarea')!
    message.focus()
    const early = takeEarly()
    if (early !== '') {
      message.value += early
      message.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    message.setSelectionRange(message.value.length, message.value.length)
    return () => panel.close()
  }, [])
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
    // What lies over the page goes first.
    const isCovered = [...document.querySelectorAll(':modal, :popover-open')].some((over) => over !== dialog.current)
    if (!isCovered) onClose()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => escape(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  useEffect(() => knowDialog(dialog.current!), [])
  useEffect(fitOverKeyboard, [])
  return (
    <dialog
      ref={dialog}
      className="chat-panel"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <link rel="stylesheet" href={panelCss} precedence="panel" />
      <link rel="stylesheet" href={chatCss} precedence="panel" />
      <div className="chat-head">
        <h2 className="title" id={id}>
          {useNamed(chatSpec.title)}
        </h2>
        <button type="button" className="icon-btn" aria-label={chatSpec.close} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </div>
      <ChatThread
        thread={null}
        typed={typedBefore()}
        onType={keepTyped}
        onFollow={() => matchMedia(COVERS).matches && onClose()}
      />
    </dialog>
  )
}

/** The keyboard of a phone covers the lower part of the window, and fixed things with it. */
function fitOverKeyboard() {
  const seen = window.visualViewport
  if (!seen) return undefined
  const root = document.documentElement
  const fit = () => {
    root.style.setProperty('--seen-height', `${seen.height}px`)
    root.style.setProperty('--unseen-height', `${Math.max(0, window.innerHeight - seen.height - seen.offsetTop)}px`)
  }
  fit()
  seen.addEventListener('resize', fit)
  seen.addEventListener('scroll', fit)
  return () => {
    seen.removeEventListener('resize', fit)
    seen.removeEventListener('scroll', fit)
  }
}
