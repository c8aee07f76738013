import { vitalNames, vitals } from '#features/health/core/vitals.ts'
import { TrendPicture, TrendTable } from '#features/health/trends/trend-picture.tsx'
import { choice, line, text } from '#features/pages/core/fields.ts'
import { paragraphsOf } from '#features/pages/core/paragraphs.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'

import { drawnKind } from './section-view.tsx'

import drawingCss from '#features/health/trends/trend-drawing.css?url'

const numbers = Object.fromEntries(vitalNames.map((name) => [name, vitals[name].label])) as Readonly<
  Record<(typeof vitalNames)[number], string>
>

export const chartKind = sectionKind({
  name: 'chart',
  version: 1,
  label: 'Example chart',
  about: 'A chart as members read their own numbers, with thirty days of example numbers. It says that they are examples.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    text: text('Text', { max: 1_500, hint: 'An empty line begins a new paragraph.' }),
    number: choice('Chart of', numbers),
    units: choice('Units', { metric: 'Metric (kg, litres)', us: 'US (lb, fl oz)' }),
    caption: line('Caption', { max: 200 }),
  },
  start: {
    title: 'Your numbers, read for you',
    text: 'Dots are days, the line is their mean of seven days, and the band is what is usual for one person.',
    number: 'sleepHours',
    units: 'metric',
    caption: '',
  },
})

export const chart = drawnKind(
  chartKind,
  ({ id, values: { title, text, number, units, caption }, data: { trends } }) => {
    const trend = trends[`${number} ${units}`]
    if (!trend) return null
    const own = { ...trend, id }
    return (
      <section className="enquiry pb-12" aria-labelledby={id}>
        <div>
          <h2 id={id}>{title}</h2>
          {paragraphsOf(text).map((paragraph) => (
            <p key={paragraph} className="mt-3 text-soft">
              {paragraph}
            </p>
          ))}
        </div>
        <figure className="trend max-w-[34rem]" data-pillar={trend.pillar ?? undefined}>
          <TrendPicture trend={own} />
          <TrendTable trend={own} />
          {caption && <figcaption className="cap">{caption}</figcaption>}
        </figure>
      </section>
    )
  },
  drawingCss,
)
