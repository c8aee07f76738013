import { Form, useNavigation } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'

import { pictureWords } from './picture-words.ts'
import { PreviewImage } from './preview-image.tsx'

type PicturePickerProps = {
  /** How the retailer is called. */
  retailer: string
  /** Null when they could not be read. */
  products: ReadonlyArray<{
    readonly id: string
    readonly name: string
    readonly imageUrl: string
    readonly choices: ReadonlyArray<string>
  }> | null
  /** Where the forms are sent. */
  action: string
}

/** Products of the retailer with the pictures of their pages: choosing one is enough. */
export function PicturePicker({ retailer, products, action }: PicturePickerProps) {
  const { formData } = useNavigation()
  const busy = formData?.get('intent') === 'picture' ? formData.get('id') : null
  if (products === null) return <p className="text-sm text-alert">{pictureWords.notRead(retailer)}</p>
  if (products.length === 0) return <p className="text-sm">{pictureWords.none(retailer)}</p>
  return (
    <ul className="grid gap-5">
      {products.map(({ id, name, imageUrl, choices }) => (
        <li key={id} className="min-w-0" aria-busy={busy === id || undefined}>
          <p className="mb-2 flex items-center gap-2 text-sm font-strong wrap-anywhere" id={`pictures-${id}`}>
            {name}
            {busy === id && (
              <output className="spinner">
                <span className="vh">Updating the picture</span>
              </output>
            )}
          </p>
          {choices.length === 0 ? (
            <p className="cap">Its page showed no pictures.</p>
          ) : (
            <Form method="post" action={action} preventScrollReset aria-labelledby={`pictures-${id}`}>
              <PersonField />
              <input type="hidden" name="intent" value="picture" />
              <input type="hidden" name="id" value={id} />
              <div className="choices">
                {choices.map((address, at) => (
                  <button
                    key={address}
                    name="choice"
                    value={at}
                    className="choice"
                    aria-pressed={address === imageUrl}
                    aria-label={`Picture ${at + 1} of ${choices.length} for ${name}`}
                  >
                    <PreviewImage of={id} choice={at} />
                  </button>
                ))}
              </div>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
