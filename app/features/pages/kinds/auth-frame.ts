import { picture } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'

import { about, lead, title } from './frames.ts'

export const authFrame = sectionKind({
  name: 'auth-frame',
  version: 1,
  label: 'Forms to sign in',
  about,
  width: 'frame',
  fields: { title, lead, picture: picture('Picture beside the forms', 'On wide screens.') },
  start: { title: '', lead: '', picture: null },
})
