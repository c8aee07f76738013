import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'

interface MailCardProps {
  topics: ReadonlyArray<{ readonly name: string; readonly label: string; readonly hint: string; readonly isWanted: boolean }>
  isConfirmed: boolean
}

/** Which mails come, topic by topic. */
export function MailCard({ topics, isConfirmed }: MailCardProps) {
  return (
    <Card title="Mails">
      <Form method="post" action="/profile" className="grid max-w-measure gap-4">
        <PersonField />
        {topics.map(({ name, label, hint, isWanted }) => (
          <Checkbox key={name} name={`mail-${name}`} value="yes" label={label} hint={hint} defaultChecked={isWanted} />
        ))}
        <p className="text-sm text-soft">
          Always sent: what you ask for (links, copies of your data), and what guards your account (new sign-ins, changes).
          {!isConfirmed && ' All else begins once your address is confirmed.'}
        </p>
        <div>
          <Button name="intent" value="save-mails" busyLabel="Saving...">
            Save mails
          </Button>
        </div>
      </Form>
    </Card>
  )
}
