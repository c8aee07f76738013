import { useEffect, useRef } from 'react'

import { chatLabels, chatSpec } from '#content/chat/words.ts'
import type { EntryView, Thread } from '#features/chat/conversation/thread.ts'
import { useNamed, useSiteWords } from '#features/site/core/site-words.tsx'

import { MessageText } from './message-text.tsx'
import type { Pending } from './use-chat.tsx'

interface ChatLogProps {
  thread: Thread
  pending: Pending | null
  onFollow?: (() => void) | undefined
}

const speakers = { visitor: chatLabels.visitor, assistant: chatLabels.assistant, team: chatLabels.team } as const

/** Everything that was said, the newest in sight. An answer is read out as a whole, and not word by word as it comes. */
export function ChatLog({ thread: { entries }, pending, onFollow }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const greeting = useNamed(useSiteWords().greeting ?? chatSpec.greeting)
  const length = entries.length + (pending ? 1 + pending.answer.length : 0)
  useEffect(() => {
    const element = log.current
    if (element && length > 0) element.scrollTo({ top: topOfNewest(element) })
  }, [length])
  useEffect(() => keepAtEnd(log.current!), [])
  return (
    // A region that scrolls can be reached and scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={log} className="chat-log" role="log" aria-live="polite" aria-label={chatLabels.log} tabIndex={0}>
      <Entry entry={{ id: 'greeting', from: 'assistant', text: greeting, intent: null }} />
      {entries.map((entry, at) => (
        <Entry key={entry.id} entry={entry} onFollow={onFollow} isNewest={at === entries.length - 1} />
      ))}
      {pending && (
        <>
          <Entry entry={{ id: 'sent', from: 'visitor', text: pending.text, intent: null }} />
          <div className="said said-assistant" aria-hidden={pending.answer ? true : undefined}>
            {pending.answer ? <MessageText text={pending.answer} /> : <Typing />}
          </div>
        </>
      )}
    </div>
  )
}

/** Pixels. */
const ABOVE_NEWEST = 12

/** An answer that is longer than the log is read from its beginning. */
function topOfNewest(log: HTMLElement): number {
  const newest = log.lastElementChild as HTMLElement | null
  return newest && newest.offsetHeight > log.clientHeight ? newest.offsetTop - log.offsetTop - ABOVE_NEWEST : log.scrollHeight
}

/** What grows beside the log, be it a form or a keyboard, takes of its height: whoever has the newest in sight keeps it there. */
function keepAtEnd(log: HTMLElement) {
  let isAtEnd = true
  const look = () => {
    isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 24
  }
  const resized = new ResizeObserver(() => {
    if (isAtEnd) log.scrollTo({ top: log.scrollHeight })
  })
  log.addEventListener('scroll', look)
  resized.observe(log)
  return () => {
    log.removeEventListener('scroll', look)
    resized.disconnect()
  }
}

interface EntryProps {
  entry: EntryView
  isNewest?: boolean
  onFollow?: (() => void) | undefined
}

function Entry({ entry: { from, text, intent }, isNewest, onFollow }: EntryProps) {
  return (
    <div id={isNewest ? 'newest' : undefined} className={`said said-${from}`} data-intent={intent ?? undefined}>
      <p className={from === 'team' ? 'said-by' : 'sr-only'}>{speakers[from]}</p>
      {from === 'visitor' ? (
        <p className="said-typed" dir="auto">
          {text}
        </p>
      ) : (
        <MessageText text={text} onFollow={onFollow} />
      )}
    </div>
  )
}

function Typing() {
  return (
    <p className="chat-typing">
      <span className="sr-only">{chatLabels.typing}</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </p>
  )
}
