import { kindsByName } from '#features/pages/core/section-kind.ts'

import { audiences } from './audiences.tsx'
import { banner } from './banner.tsx'
import { closing } from './closing.tsx'
import { datedHeading } from './dated-heading.tsx'
import { dial } from './dial.tsx'
import { errorFrame, notFoundFrame } from './error-frames.ts'
import { figures } from './figures.tsx'
import { frameKinds } from './frames.ts'
import { gallery } from './gallery.tsx'
import { heading } from './heading.tsx'
import { hero } from './hero.tsx'
import { consent, imprint } from './legal-parts.tsx'
import { lessonPreviews } from './lesson-previews.tsx'
import { markdownText } from './markdown.tsx'
import { opening } from './opening.tsx'
import { passage } from './passage.tsx'
import { pictureText } from './picture-text.tsx'
import { posts } from './posts.tsx'
import { proof } from './proof.tsx'
import { questions } from './questions.tsx'
import { reasons, reasonsInText } from './reasons.tsx'
import { serviceList } from './service-list.tsx'
import { spines } from './spines.tsx'
import { steps } from './steps.tsx'
import { stories } from './stories.tsx'
import { strip } from './strip.tsx'
import { subjects } from './subjects.tsx'
import { tiles } from './tiles.tsx'

/** Every kind of section, in the order in which they are offered. */
export const drawnKinds = [
  hero,
  opening,
  heading,
  datedHeading,
  passage,
  markdownText,
  pictureText,
  gallery,
  steps,
  tiles,
  reasons,
  reasonsInText,
  serviceList,
  subjects,
  lessonPreviews,
  posts,
  questions,
  figures,
  dial,
  proof,
  stories,
  audiences,
  strip,
  spines,
  closing,
  banner,
  imprint,
  consent,
]

export const sectionKinds = kindsByName([...drawnKinds.map(({ kind }) => kind), ...frameKinds, notFoundFrame, errorFrame])
