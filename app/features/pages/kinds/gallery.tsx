import { line, list, picture } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'

import { SectionImage } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

export const galleryKind = sectionKind({
  name: 'gallery',
  needs: 'pictures',
  version: 1,
  label: 'Pictures',
  about: 'Pictures side by side, each with a line below it.',
  width: 'column',
  fields: {
    title: line('Heading'),
    pictures: list('Pictures', 'picture', { picture: picture('Picture'), caption: line('Caption', { max: 200 }) }, { max: 24 }),
  },
  start: { title: '', pictures: [{ picture: { illustration: 'sleep', seed: 'gallery' }, caption: '' }] },
})

export const gallery = drawnKind(galleryKind, ({ id, values: { title, pictures } }) => (
  <section className="pt-8 pb-12" aria-labelledby={title ? id : undefined} aria-label={title ? undefined : 'Pictures'}>
    {title && (
      <h2 id={id} className="mb-8">
        {title}
      </h2>
    )}
    <ul className="gallery">
      {pictures.map(({ picture, caption }, at) => (
        // Pictures have nothing of their own that tells them apart, and are never drawn again.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          <SectionImage picture={picture} width={380} height={285} />
          {caption && <p className="cap">{caption}</p>}
        </li>
      ))}
    </ul>
  </section>
))
