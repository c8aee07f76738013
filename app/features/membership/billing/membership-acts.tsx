import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { AskFirst } from '#ui/ask-first.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'
import { SelectField } from '#ui/select-field.tsx'

import { leavingReasons } from './leaving.ts'
import type { OwnMembership } from './own-membership.ts'

interface ActsProps {
  readonly membership: OwnMembership
  readonly action: string
  readonly report: FormReport | undefined
}

/** What can be done with a membership: each says before what it means. */
export function MembershipActs({ membership, action, report }: ActsProps) {
  const { acts, hasPortal, changeTo, refundUntil } = membership
  return (
    <ul className="acts">
      {hasPortal && (
        <Act title="Card and receipts" text="On a page of Stripe, which keeps your card. We never see its number.">
          <Form method="post" action={action}>
            <PersonField />
            <Button kind="secondary" name="intent" value="portal" busyLabel="Opening...">
              Card and receipts
            </Button>
          </Form>
        </Act>
      )}
      {changeTo && (
        <Act
          title={`Change to ${changeTo.name}`}
          text={`${changeTo.price}, from today. What is left of your present period is taken off.`}
        >
          <Asked action={action} act="change-plan" label={`Change to ${changeTo.name}`} title={`Change to ${changeTo.name}?`}>
            You pay {changeTo.price} from today. What is left of the period that you have paid for is taken off.
          </Asked>
        </Act>
      )}
      {acts.canPause && (
        <Act title="Take a break" text="Nothing is charged and the lessons close. The days you have paid for wait for you.">
          <Asked action={action} act="pause" label="Pause" title="Pause your membership?">
            The lessons close at once and nothing is charged. When you resume, the days that are left now begin again.
          </Asked>
        </Act>
      )}
      {acts.canResume && (
        <Act
          title="Resume"
          text="The lessons open again, and the days that were left begin again. The next payment comes after them."
        >
          <Plain action={action} act="resume" label="Resume" />
        </Act>
      )}
      {acts.canWithdraw && (
        <Act title="Stay after all" text="The cancellation is withdrawn, and your plan renews as before.">
          <Plain action={action} act="withdraw" label="Withdraw the cancellation" />
        </Act>
      )}
      {refundUntil !== null && (
        <Act title="Money back" text={`Until ${refundUntil} you get back all you have paid, and the membership ends at once.`}>
          <Asked action={action} act="refund" label="Get your money back" title="End it and get your money back?">
            Your membership ends at once, and everything you have paid for it is paid back to your card. You can do this only
            once.
          </Asked>
        </Act>
      )}
      {acts.canCancel && (
        <Act title="Cancel" text={cancelTexts[acts.endsWith].text}>
          <details open={report !== undefined}>
            <summary className="link inline-flex min-h-11 items-center text-sm">Cancel the membership</summary>
            <CancelFields action={action} report={report} label={cancelTexts[acts.endsWith].label} />
          </details>
        </Act>
      )}
    </ul>
  )
}

function Act({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="act">
      <div>
        <h3 className="font-strong">{title}</h3>
        <p className="cap">{text}</p>
      </div>
      <div>{children}</div>
    </li>
  )
}

interface Asking {
  readonly action: string
  readonly act: string
  readonly label: string
}

function Plain({ action, act, label }: Asking) {
  return (
    <Form method="post" action={action}>
      <PersonField />
      <Button kind="secondary" name="intent" value={act} busyLabel="Asking Stripe...">
        {label}
      </Button>
    </Form>
  )
}

function Asked({ action, act, label, title, children }: Asking & { title: string; children: ReactNode }) {
  return (
    <AskFirst
      opener={{ kind: 'secondary', children: label }}
      title={title}
      action={action}
      fields={<PersonField />}
      answer={{ name: 'intent', value: act, busyLabel: 'Asking Stripe...' }}
    >
      <p>{children}</p>
    </AskFirst>
  )
}

const cancelTexts = {
  period: {
    text: 'You keep your access until the end of the period that you have paid for.',
    label: 'Cancel at the end of the period',
  },
  'days left': {
    text: 'The lessons open again for the days that were left when you paused, and it ends with them. Nothing is charged.',
    label: 'Cancel after the days that are left',
  },
  now: {
    text: 'It ends at once: the last payment did not go through, and it is not tried again.',
    label: 'End it now',
  },
} as const

function CancelFields({ action, report, label }: { action: string; report: FormReport | undefined; label: string }) {
  const reasons = leavingReasons.map(({ value, label }) => ({ value, label }))
  return (
    <Form method="post" action={action} className="mt-2 grid gap-4" noValidate>
      <PersonField />
      <SelectField
        label="Why are you leaving?"
        name="reason"
        options={[{ value: '', label: 'Please choose' }, ...reasons]}
        report={report}
      />
      <Field
        label="In your own words"
        name="words"
        rows={3}
        optional
        report={report}
        hint="The coach reads it. It is kept here, not at Stripe."
      />
      <div>
        <Button kind="danger" name="intent" value="cancel" busyLabel="Asking Stripe...">
          {label}
        </Button>
      </div>
    </Form>
  )
}
