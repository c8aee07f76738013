import { ownerClaims } from '#content/claims/owner.ts'
import { guarantee, pricingQuestions } from '#content/plans.ts'
import { corporate, corporateEnquiry } from '#content/services.ts'
import type { StarterPage } from '#features/pages/core/page.ts'
import { paragraphs } from '#features/pages/core/paragraphs.ts'
import { contactFrame, corporateFrame, legalFrame, pricingFrame, testimonialsFrame } from '#features/pages/kinds/frames.ts'
import { headingKind } from '#features/pages/kinds/heading.tsx'

import { passageSection } from './about.ts'
import { frame, framed, section } from './starter-section.ts'

/** The pages that do something, with a frame that stays. */
export function framedStarters(): StarterPage[] {
  return [
    framed('/corporate', 'Corporate', [
      section(headingKind, 'heading', { title: corporate.title, lead: corporate.lead }),
      ...corporate.passages.map(passageSection),
      frame(corporateFrame, corporateEnquiry),
    ]),
    framed(
      '/pricing',
      'Pricing',
      [
        frame(pricingFrame, {
          title: 'Pricing',
          lead: 'Three ways to pay for the same five pillars.',
          questionsTitle: 'Questions',
          questions: pricingQuestions,
          closingTitle: 'Not sure yet?',
          closingText: guarantee.text,
          trialAction: 'Start Free Trial',
          askAction: 'Ask us',
        }),
      ],
      { stays: true },
    ),
    framed('/testimonials', 'Testimonials', [
      frame(testimonialsFrame, {
        title: ownerClaims['real-results'].text,
        lead: ownerClaims['results-in-figures'].text,
        storiesTitle: 'Success stories',
        invitation: 'Are you a member?',
        invitationAction: 'Tell your story',
        closingTitle: 'Begin your own',
        closingText: guarantee.line,
        buyAction: 'Get Instant Access',
        trialAction: 'Start Free Trial',
      }),
    ]),
    framed(
      '/contact',
      'Contact',
      [
        frame(contactFrame, {
          title: 'Contact us',
          lead: 'A question about the courses, the coaching or your membership? Write to us.',
          asideTitle: 'Before you write',
          asideText: paragraphs([
            'Your message is kept in our inbox and read by a person. We use your address to answer you and for nothing else. Please ' +
              'leave out health details that you would not put in a letter.',
            'We are coaches, not doctors: in an emergency, call your local emergency number.',
          ]),
        }),
      ],
      { stays: true },
    ),
    framed('/legal', 'Legal', [frame(legalFrame, { title: 'Legal', lead: 'Short texts. Each can be read in a few minutes.' })], {
      stays: true,
    }),
  ]
}
