import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface Choice {
  readonly name: string
  readonly label: string
  readonly about: string
}

interface ChoiceGroup {
  readonly title: string
  readonly kinds: readonly Choice[]
}

type KindChooserProps = { groups: readonly ChoiceGroup[]; address: string; behind: string }

/** What can be added to a page, each with a word about it. */
export function KindChooser({ groups, address, behind }: KindChooserProps) {
  return (
    <Form method="post" action={address} className="grid gap-4">
      <PersonField />
      <input type="hidden" name="intent" value="add-section" />
      <input type="hidden" name="behind" value={behind} />
      <header>
        <TextLink to={address} className="text-sm">
          All sections
        </TextLink>
        <h2 className="title mt-2">Add a section</h2>
      </header>
      {groups.map(({ title, kinds }) => (
        <section key={title} aria-label={title}>
          <h3 className="cap font-sans">{title}</h3>
          <ul className="kind-choices">
            {kinds.map(({ name, label, about }) => (
              <li key={name}>
                <span className="min-w-0">
                  <span className="font-strong">{label}</span>
                  <span className="cap block">{about}</span>
                </span>
                <Button kind="secondary" size="small" name="kind" value={name} aria-label={`Add ${label}`}>
                  Add
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Form>
  )
}
