import { buttons, line, picture, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'

/** Drawn by the route of the home page, beside its text. */
export const floatingCardKind = sectionKind({
  name: 'floating-card',
  version: 1,
  label: 'Floating card',
  about:
    'Comes into sight when somebody has read on for half a screen, until they dismiss it. It stands beside the page, wherever it is in this list.',
  width: 'beside',
  fields: {
    title: line('Heading', { max: 80, isRequired: true }),
    text: text('Text', { max: 200 }),
    buttons: buttons(),
    picture: picture('Picture'),
  },
  start: {
    title: 'Try it for a week',
    text: '',
    buttons: [{ label: 'Free Trial', to: '/trial' }],
    picture: { illustration: 'stress', seed: 'float' },
  },
})
