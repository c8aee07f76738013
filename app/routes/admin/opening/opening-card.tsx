import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { AskOrStep, SureForm } from '#ui/ask-or-step.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

const PATH = '/admin/opening'

/** The two acts: opening the site, and making it a sample again. */
const acts = {
  open: {
    question: 'Open the site?',
    words: { intent: 'Open the site', busy: 'Opening...', not: 'Not yet' },
    text: 'The line “Sample site” goes, search engines may list your pages, and payments are taken where Stripe is set up. What you have not confirmed, replaced or written is left out. You can make it a sample again until somebody has bought a membership.',
  },
  sample: {
    question: 'Make the site a sample again?',
    words: { intent: 'Make it a sample', busy: 'Closing...', not: 'Keep it open' },
    text: 'Every page says “Sample site” again, with all claims as they came with it. Your decisions are kept for the next time.',
  },
} as const

export type Step = keyof typeof acts

const formOf = (step: Step) => ({
  action: PATH,
  fields: <PersonField />,
  name: 'intent',
  value: step,
  words: acts[step].words,
  answer: step === 'open' ? ('primary' as const) : ('danger' as const),
})

/** The question of an act as a page of its own, where no script asks it. */
export function OpeningStep({ step }: { step: Step }) {
  return (
    <Card title={acts[step].question}>
      <p className="max-w-measure">{acts[step].text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <SureForm {...formOf(step)} />
        <ButtonLink kind="secondary" to={PATH}>
          {acts[step].words.not}
        </ButtonLink>
      </div>
    </Card>
  )
}

interface OpeningCardProps {
  readonly isOpen: boolean
  readonly decided: number
  readonly count: number
  readonly waits: { readonly terms: number; readonly hasImprint: boolean }
}

/** Whether the site is open, how much is decided, and what opening waits for. */
export function OpeningCard({ isOpen, decided, count, waits }: OpeningCardProps) {
  const step = isOpen ? 'sample' : 'open'
  const isReady = waits.terms === 0 && waits.hasImprint
  return (
    <Card title={isOpen ? 'Your site is open' : 'Your site is a sample'}>
      <progress className="sending-bar" aria-label="Decided" max={count} value={decided} />
      <p className="text-sm text-soft">
        {decided} of {count} decided.{' '}
        {isOpen ? 'What is not decided is left out.' : 'What you leave undecided is left out on an open site.'}
      </p>
      {!isOpen && (
        <Form method="post" action={PATH} reloadDocument className="mt-2">
          <PersonField />
          <Button kind="tertiary" size="small" name="intent" value="look">
            See the site as it will be when it opens
          </Button>
        </Form>
      )}
      <p className="mt-4 text-sm">
        Read <TextLink to="/health-data">your policy on health data</TextLink> too: it says which services are connected, what is
        kept how long and who can read it, and has to be true of you.
      </p>
      {!isReady && (
        <>
          <p className="mt-4">{isOpen ? 'Still to be done:' : 'Opening waits for:'}</p>
          <ul className="mt-1 list-disc pl-5">
            {waits.terms > 0 && (
              <li>
                <TextLink to="#kind-legal">
                  {waits.terms === 1 ? 'one legal text or term' : `${waits.terms} legal texts and terms`}
                </TextLink>{' '}
                that you confirm or say in your own words
              </li>
            )}
            {!waits.hasImprint && (
              <li>
                <TextLink to="/admin/settings/site?section=imprint">the imprint</TextLink>: who runs the site, with address and
                mail
              </li>
            )}
          </ul>
        </>
      )}
      {(isOpen || isReady) && (
        <div className="mt-5">
          <AskOrStep
            {...formOf(step)}
            opener={{ kind: isOpen ? 'tertiary' : 'primary', children: acts[step].words.intent }}
            title={acts[step].question}
          >
            <p className="max-w-measure">{acts[step].text}</p>
          </AskOrStep>
        </div>
      )}
    </Card>
  )
}
