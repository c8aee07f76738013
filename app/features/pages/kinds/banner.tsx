import { address, line, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { Spines } from '#features/site/core/spines.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Link } from '#ui/link.tsx'

import { drawnKind } from './section-view.tsx'

export const bannerKind = sectionKind({
  name: 'banner',
  version: 1,
  label: 'Dark banner',
  about: 'A call to action on a dark ground over the whole page, beside the five subjects’ pictures.',
  width: 'page',
  fields: {
    title: line('Heading', { isRequired: true }),
    text: text('Text', { max: 600 }),
    action: line('Label of the button', { max: 60, isRequired: true }),
    to: address('Leads to', { isRequired: true }),
  },
  start: { title: 'Become a member', text: '', action: 'See the courses', to: '/courses' },
})

export const banner = drawnKind(bannerKind, ({ id, values: { title, text, action, to } }) => (
  <section className="band-deep member-banner" aria-labelledby={id} data-yields="true">
    <div className="wrap">
      <div>
        <h2 id={id}>
          <Link to={to}>{title}</Link>
        </h2>
        {text && <p className="lead">{text}</p>}
        <ButtonLink to={to}>{action}</ButtonLink>
      </div>
      <Spines />
    </div>
  </section>
))
