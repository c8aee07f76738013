import { useEffect, useRef, useState, type ComponentType } from 'react'

import { openChat } from '#content/chat/opener.ts'
import { Icon } from '#ui/icon.tsx'

interface PanelProps {
  readonly onClose: () => void
  /** Ends the keeping of keys that were typed while the panel was on its way, and gives them. */
  readonly takeKeys: () => string
}

/**
 * The round button in the corner. Without scripts, and where the panel cannot be loaded, it is a link to the assistant’s own page; what the panel
 * needs is loaded when it is opened.
 */
export function ChatOpener() {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const [isOpening, setOpening] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  const wasOpen = useRef(false)
  const takeKeys = useRef((): string => '')
  useEffect(() => {
    if (wasOpen.current) opener.current?.focus()
    wasOpen.current = Panel !== null
  }, [Panel])
  const open = async () => {
    if (isOpening) return
    setOpening(true)
    takeKeys.current = keepEarlyKeys()
    try {
      // Asked for together: each would name the next only once it is here.
      const [{ ChatPanel }] = await Promise.all([
        import('./chat-panel.tsx'),
        import('./chat-thread.tsx'),
        import('#platform/live-progress.ts'),
      ])
      setPanel(() => ChatPanel)
      setOpening(false)
    } catch {
      takeKeys.current()
      location.assign('/chat')
    }
  }
  if (Panel) return <Panel onClose={() => setPanel(null)} takeKeys={() => takeKeys.current()} />
  return (
    <a
      ref={opener}
      className="chat-open"
      href="/chat"
      // It opens a panel; that it is a link besides is for those without scripts.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      aria-label={openChat}
      aria-haspopup="dialog"
      aria-busy={isOpening || undefined}
      onClick={(event) => {
        // A tab of its own is the browser's to open.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void open()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        event.currentTarget.click()
      }}
    >
      <Icon name="chat" size={24} />
    </a>
  )
}

/**
 * Keeps what is typed while that which was asked for is not there yet to be typed into. In browsers alone.
 *
 * @returns ends it, and gives the text
 */
function keepEarlyKeys(): () => string {
  let typed: readonly string[] = []
  const keep = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return
    if (target instanceof Element && target.matches('input, textarea, select')) return
    const isCharacter = [...key].length === 1
    if (!isCharacter && key !== 'Backspace' && key !== 'Enter') return
    // The opener still has the focus, and would take Enter and Space for a second press.
    event.preventDefault()
    event.stopPropagation()
    if (isCharacter) typed = [...typed, key]
    else if (key === 'Backspace') typed = typed.slice(0, -1)
  }
  addEventListener('keydown', keep, true)
  return () => {
    removeEventListener('keydown', keep, true)
    return typed.join('')
  }
}
