import type { ComponentProps } from 'react'

import { SureForm } from '#ui/ask-or-step.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'

import { AdminHeading } from './admin-heading.tsx'

/** The question before a section of the settings goes back to what the product ships. */
export const FORGET_QUESTION = 'Reset to the default?'
export const FORGET_WORDS = { intent: 'Reset', busy: 'Resetting...', not: 'Keep what is here' }

/** What becomes of a section that goes back to what the product ships. */
export function ForgetText({ title }: { title: string }) {
  return (
    <p className="max-w-measure">
      What you saved under “{title}” leaves the site at once, and the default is shown to everybody again. Your text is kept: you
      can put it back here.
    </p>
  )
}

type ForgetPageProps = { title: string; forget: ComponentProps<typeof SureForm>; here: string }

/** The question as a page of its own, for browsers without scripts. */
export function ForgetPage({ title, forget, here }: ForgetPageProps) {
  return (
    <>
      <AdminHeading title="Site">{`${title}: one question before anything changes.`}</AdminHeading>
      <Card title={FORGET_QUESTION}>
        <ForgetText title={title} />
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <SureForm {...forget} />
          <ButtonLink kind="secondary" to={here}>
            {FORGET_WORDS.not}
          </ButtonLink>
        </div>
      </Card>
    </>
  )
}
