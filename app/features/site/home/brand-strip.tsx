import { useId } from 'react'

import type { SiteSettings } from '#features/site/core/site-settings.ts'

type Wordmarks = SiteSettings['marks']

/**
 * Names running past, each with a tooltip on hover and on focus. HTML and CSS alone: it stands still under the pointer, while
 * a key is inside it, when its switch says so, and for people who asked for less motion. The second run only closes the circle.
 */
export function BrandStrip({ brands, brandsNote }: Pick<Wordmarks, 'brands' | 'brandsNote'>) {
  if (brands.length === 0) return null
  return (
    <section className="strip" aria-label="Brands" data-scripts="none">
      <div className="wrap strip-row">
        <div className="strip-head">
          <p className="cap">{brandsNote}</p>
          <label className="cap strip-pause">
            <input type="checkbox" /> Pause the strip
          </label>
        </div>
        <div className="strip-window">
          <ul className="strip-run">
            {brands.map((brand) => (
              <RunningName key={brand.name} {...brand} />
            ))}
          </ul>
          <ul className="strip-run" aria-hidden="true">
            {brands.map(({ name, voice, tip }) => (
              <li key={name}>
                <span className={`strip-name mark-${voice}`}>{name}</span>
                <span className="strip-tip">{tip}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function RunningName({ name, voice, tip }: Wordmarks['brands'][number]) {
  const tipId = useId()
  return (
    <li>
      <button type="button" className={`strip-name mark-${voice}`} aria-describedby={tipId}>
        {name}
      </button>
      <span className="strip-tip" role="tooltip" id={tipId}>
        {tip}
      </span>
    </li>
  )
}
