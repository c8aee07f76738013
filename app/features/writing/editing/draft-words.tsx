import type { ReactNode } from 'react'

import { TextLink } from '#ui/text-link.tsx'

import type { Keeping } from './draft-keeper.ts'
import type { DraftState } from './use-draft.tsx'

type DraftWordsProps = {
  draft: Pick<DraftState<never>, 'keeping' | 'savedAt'>
  isSending: boolean
  /** What is being written: a post. */
  thing: string
  /** How long the text is. */
  children: ReactNode
}

/** What became of what is being written, at the foot of its form. */
export function DraftWords({ draft: { keeping, savedAt }, isSending, thing, children }: DraftWordsProps) {
  const failures: Readonly<Record<Exclude<Keeping, 'nothing' | 'waiting' | 'kept'>, string>> = {
    unanswered: 'Not kept: the site does not answer. Your text is still here, and keeping it is tried again.',
    'signed out': 'Not kept: you are signed out. Your text is still here.',
    gone: `Not kept: somebody has deleted this ${thing}. Your text is still here: copy what you need.`,
    failed: 'Not kept. Your text is still here, and keeping it is tried again.',
  }
  const words = { nothing: '', waiting: 'Writing…', kept: `Draft kept, ${savedAt}`, ...failures }[keeping]
  return (
    <p className="cap num editor-state">
      {children}
      <output className={keeping in failures ? 'text-alert' : undefined}>
        {isSending ? 'Sending…' : words}{' '}
        {keeping === 'signed out' && (
          <TextLink to="/auth" target="_blank">
            Sign in
          </TextLink>
        )}
      </output>
    </p>
  )
}
