import { chatLabels } from '#content/chat/words.ts'
import { leadsToPerson, type Thread } from '#features/chat/conversation/thread.ts'
import type { FormReport } from '#ui/form-report.ts'
import { Link } from '#ui/link.tsx'

import { ChatForm } from './chat-form.tsx'
import { ChatLog } from './chat-log.tsx'
import { PersonForm } from './person-form.tsx'
import { useChat, type Typed } from './use-chat.tsx'

interface ChatThreadProps {
  /** As the server knows it; null where it is fetched. */
  thread: Thread | null
  /** What a form without scripts was refused for. */
  report?: FormReport | undefined
  /** What has been typed already, and what is told of everything that is. */
  typed?: Typed
  onType?: (typed: Typed) => void
  /** A link leads away from here. */
  onFollow?: () => void
}

/** The conversation, and what one does in it: the same in the panel and on the page. */
export function ChatThread({ thread: first, report, typed, onType, onFollow }: ChatThreadProps) {
  const { thread, pending, send, askForPerson } = useChat(first)
  const isAboutPerson = report !== undefined && 'personEmail' in report.errors
  return (
    // The focus waits here while the fields are switched off. Where a conversation goes on, answers come by themselves.
    <div className="chat-thread" tabIndex={-1} data-scripts={thread.sessionId === null ? undefined : 'at-once'}>
      <ChatLog thread={thread} pending={pending} onFollow={onFollow} />
      <ChatForm
        knowsEmail={thread.knowsEmail}
        isBusy={pending !== null}
        isUrgent={thread.entries.at(-1)?.intent === 'emergency'}
        report={isAboutPerson ? undefined : report}
        typed={typed}
        onType={onType}
        onSend={send}
      />
      <div className="chat-foot">
        <PersonForm
          knowsEmail={thread.knowsEmail}
          isAsked={thread.personAsked}
          isWanted={leadsToPerson(thread.entries)}
          report={isAboutPerson ? report : undefined}
          onAsk={askForPerson}
        />
        <p className="cap">
          {chatLabels.notAdvice}{' '}
          <Link className="link" to="/disclaimer" onClick={onFollow}>
            {chatLabels.disclaimer}
          </Link>{' '}
          <Link className="link" to="/health-data" onClick={onFollow}>
            {chatLabels.healthData}
          </Link>
        </p>
      </div>
    </div>
  )
}
