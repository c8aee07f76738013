import { buttons, line, list, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { FigureRow } from '#features/site/core/figure-row.tsx'
import { NoStoriesYet } from '#features/site/core/no-stories-yet.tsx'
import { StoryRow } from '#features/site/stories/story-row.tsx'

import { SectionButtons } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

export const proofKind = sectionKind({
  name: 'proof',
  version: 1,
  label: 'Figures and what members tell',
  about: 'A row of figures, and below it what members tell of themselves.',
  width: 'page',
  fields: {
    figures: list('Figures', 'figure', {
      value: line('Figure', { max: 40, isRequired: true }),
      label: line('What it counts', { max: 120, isRequired: true }),
    }),
    title: line('Heading', { isRequired: true }),
    lead: text('Introduction', { max: 600 }),
    buttons: buttons(),
  },
  start: { figures: [], title: 'In members’ own words', lead: '', buttons: [{ label: 'See Real Results', to: '/testimonials' }] },
})

export const proof = drawnKind(
  proofKind,
  ({ id, values: { figures, title, lead, buttons }, data: { stories, noStoriesYet } }) => (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <FigureRow figures={figures} />
        <div className="stories">
          <div>
            <h2 id={id}>{title}</h2>
            {lead && <p className="lead">{lead}</p>}
            <SectionButtons buttons={buttons} isQuiet />
          </div>
          {stories.length > 0 ? <StoryRow stories={stories} /> : <NoStoriesYet text={noStoriesYet} />}
        </div>
      </div>
    </section>
  ),
)
