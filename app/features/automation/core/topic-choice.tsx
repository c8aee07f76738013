import { Button } from '#ui/button.tsx'

import type { OfferedTopic } from './offered-topic.ts'

interface TopicChoiceProps {
  topics: readonly OfferedTopic[]
  /** The form that they are put into. */
  form: string
  /** What the form sends for a topic: its title, with the place where it goes. */
  choiceOf?: ((topic: OfferedTopic) => string) | undefined
  /** Puts it there without asking the server, where scripts run. */
  onChoose?: ((topic: OfferedTopic) => void) | undefined
  /** What they are for, as a name of the group. */
  label: string
}

const titleOf = ({ title }: OfferedTopic) => title

/** Topics to choose from in place of one that the library does not have; each puts its title into the form. */
export function TopicChoice({ topics, form, choiceOf = titleOf, onChoose, label }: TopicChoiceProps) {
  return (
    <ul className="mt-2 grid gap-2" aria-label={label}>
      {topics.map((topic) => (
        <li key={topic.id}>
          <Button
            kind="secondary"
            form={form}
            name="choice"
            value={choiceOf(topic)}
            className="h-auto min-h-11 py-2 text-left whitespace-normal"
            onClick={(event) => {
              if (!onChoose) return
              event.preventDefault()
              onChoose(topic)
            }}
          >
            <span className="wrap-anywhere">
              {topic.title}
              <span className="cap block">{topic.name}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
