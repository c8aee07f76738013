import { termClaims } from '#content/claims/terms.ts'
import { coursesHeading } from '#content/courses-heading.ts'
import { coursesPage, curriculum } from '#content/courses.ts'
import { pillars } from '#content/pillars.ts'
import { guarantee } from '#content/plans.ts'
import type { StarterPage } from '#features/pages/core/page.ts'
import { closingKind } from '#features/pages/kinds/closing.tsx'
import { courseFrame, coursesFrame, lessonFrame } from '#features/pages/kinds/course-frames.ts'
import { curriculumKind } from '#features/pages/kinds/curriculum.tsx'
import { guaranteeKind } from '#features/pages/kinds/guarantee.tsx'
import { stepsKind } from '#features/pages/kinds/steps.tsx'
import { pillarAddress } from '#features/site/core/pillar-address.ts'

import { aroundEvery, frame, framed, section } from './starter-section.ts'

const wayIn = {
  trialText: 'The free trial opens it: seven days, no credit card, and it ends by itself.',
  plansAction: 'See the plans',
  trialAction: 'Start free trial',
  signInAction: 'Sign in',
}

/** The courses with what is said of them, and what stands around each course and each lesson. */
export function courseStarters(): StarterPage[] {
  return [
    framed('/courses', 'Courses', [coursesSection(), ...coursesSections()], { stays: true }),
    aroundEvery('course', {
      id: 'every-course',
      path: '/courses/:course',
      section: frame(courseFrame, {
        progressTitle: 'Your progress',
        emptyText: 'Its lessons are being written. Each appears here on the day it opens.',
        wayInTitle: 'Take this course',
        membersText: `It is for members. ${termClaims.cancelling.text}`,
        ...wayIn,
        coursesAction: 'All courses',
        searchAction: 'Search lessons',
      }),
    }),
    aroundEvery('lesson', {
      id: 'every-lesson',
      path: '/courses/:course/:lesson',
      section: frame(lessonFrame, {
        lockedTitle: 'This lesson is locked',
        ...wayIn,
        contentsTitle: 'In this lesson',
        practiceTitle: 'One practical step',
        resourcesTitle: 'Resources',
        notesTitle: 'Your notes',
        notesText: 'Only you read them.',
        keptNotesText: 'They stay yours, and only you read them.',
        openText: 'Finished, and tried once? Then it counts.',
        doneAction: 'Mark as done',
        doneText: 'You have done this lesson.',
        courseDoneText: 'You have done every lesson of “{course}”.',
        nextAction: 'What comes next',
        visitorAction: 'Sign in',
        visitorText: 'to mark it as done and to keep notes.',
        previousLabel: 'Previous lesson',
        nextLabel: 'Next lesson',
      }),
    }),
  ]
}

function coursesSection() {
  return frame(coursesFrame, {
    title: coursesHeading.title,
    lead: coursesHeading.lead,
    trialAction: 'Start free trial',
    secondAction: 'See the curriculum',
    secondTo: '#curriculum',
    offerTitle: coursesPage.offerTitle,
    insideTitle: coursesPage.insideTitle,
    insideLead: coursesPage.insideLead,
    insideEmpty: 'No course is open at the moment. Each appears here on the day it opens.',
    dialogTitle: coursesPage.dialogTitle,
    dialogText: coursesPage.dialogText,
    dialogAction: 'Start Free Trial',
    ownTitle: 'Your courses',
    ownLead: 'Go on where you stopped, or begin with another course.',
    ownAction: 'About the courses',
    progressTitle: 'How far you are',
    continueTitle: 'Continue',
    nextTitle: 'Your next lesson',
  })
}

function coursesSections() {
  return [
    section(stepsKind, 'steps', { title: coursesPage.stepsTitle, steps: coursesPage.steps }),
    section(guaranteeKind, 'guarantee', {
      title: coursesPage.guaranteeTitle,
      lead: termClaims['guarantee-line'].text,
      text: `${guarantee.text} ${guarantee.cancelling}`,
      figure: String(guarantee.days),
    }),
    section(curriculumKind, 'curriculum', {
      title: coursesPage.curriculumTitle,
      lead: coursesPage.curriculumLead,
      goalTitle: 'Goal',
      items: pillars.map(({ slug, title, seed }) => ({
        colour: slug,
        picture: { illustration: slug, seed },
        title,
        to: pillarAddress(title),
        topics: curriculum[slug].topics.join('\n'),
        goal: curriculum[slug].goal,
      })),
    }),
    section(closingKind, 'closing', {
      title: 'Begin with one question',
      text: termClaims['trial-in-brief'].text,
      buttons: [
        // It begins with an account: who has none is told so there.
        { label: 'Start free trial', to: '/auth?next=/trial' },
        { label: 'Compare the plans', to: '/pricing' },
      ],
    }),
  ]
}
