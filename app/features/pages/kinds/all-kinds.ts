import { kindsByName } from '#features/pages/core/section-kind.ts'

import { audiences } from './audiences.tsx'
import { authFrame } from './auth-frame.ts'
import { banner } from './banner.tsx'
import { blogFrame, postFrame } from './blog-frames.ts'
import { calendarFrame } from './calendar-frame.ts'
import { chart } from './chart.tsx'
import { closing } from './closing.tsx'
import { coach } from './coach.tsx'
import { contactForm } from './contact-form.tsx'
import { courseFrame, coursesFrame, lessonFrame } from './course-frames.ts'
import { courses } from './courses.tsx'
import { curriculum } from './curriculum.tsx'
import { datedHeading } from './dated-heading.tsx'
import { dial } from './dial.tsx'
import { errorFrame, notFoundFrame } from './error-frames.ts'
import { figures } from './figures.tsx'
import { floatingCardKind } from './floating-card.ts'
import { frameKinds } from './frames.ts'
import { gallery } from './gallery.tsx'
import { guarantee } from './guarantee.tsx'
import { heading } from './heading.tsx'
import { hero } from './hero.tsx'
import { consent, imprint } from './legal-parts.tsx'
import { lessonPreviews } from './lesson-previews.tsx'
import { markdownText } from './markdown.tsx'
import { offers } from './offers.tsx'
import { opening } from './opening.tsx'
import { passage } from './passage.tsx'
import { pictureText } from './picture-text.tsx'
import { posts } from './posts.tsx'
import { products } from './products.tsx'
import { proof } from './proof.tsx'
import { questions } from './questions.tsx'
import { reasons, reasonsInText } from './reasons.tsx'
import type { DrawnKind } from './section-view.tsx'
import { serviceList } from './service-list.tsx'
import { productFrame, shopFrame } from './shop-frames.ts'
import { spines } from './spines.tsx'
import { steps } from './steps.tsx'
import { stories } from './stories.tsx'
import { strip } from './strip.tsx'
import { subjects } from './subjects.tsx'
import { tiles } from './tiles.tsx'
import { trialFrame } from './trial-frame.ts'

/** What can be added to a page, as it is offered: in groups, by what it is for. */
export const kindGroups = [
  { title: 'Openings', kinds: [hero, opening, heading, datedHeading] },
  { title: 'Text and pictures', kinds: [passage, markdownText, pictureText, gallery, steps, tiles, questions] },
  {
    title: 'What you offer',
    kinds: [offers, courses, products, serviceList, subjects, curriculum, spines, lessonPreviews, posts],
  },
  { title: 'Why you', kinds: [coach, reasons, reasonsInText, audiences, figures, dial, chart, proof, stories, guarantee, strip] },
  { title: 'The way on', kinds: [closing, banner, contactForm] },
  { title: 'For legal texts', kinds: [imprint, consent] },
] satisfies ReadonlyArray<{ readonly title: string; readonly kinds: ReadonlyArray<DrawnKind> }>

/** Every kind of section that is drawn. */
export const drawnKinds: ReadonlyArray<DrawnKind> = kindGroups.flatMap(({ kinds }): DrawnKind[] => kinds)

export const sectionKinds = kindsByName([
  ...drawnKinds.map(({ kind }) => kind),
  ...frameKinds,
  blogFrame,
  postFrame,
  coursesFrame,
  courseFrame,
  lessonFrame,
  trialFrame,
  authFrame,
  floatingCardKind,
  shopFrame,
  productFrame,
  calendarFrame,
  notFoundFrame,
  errorFrame,
])
