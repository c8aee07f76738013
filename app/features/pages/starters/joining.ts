import { offerClaims } from '#content/claims/offers.ts'
import { trialTerms } from '#content/plans.ts'
import type { StarterPage } from '#features/pages/core/page.ts'
import { authFrame } from '#features/pages/kinds/auth-frame.ts'
import { trialFrame } from '#features/pages/kinds/trial-frame.ts'

import { frame, framed } from './starter-section.ts'

/** The pages on which somebody begins: the trial, and the forms to sign in and up. */
export function joiningStarters(): StarterPage[] {
  return [framed('/trial', 'Free trial', [trialSection()], { stays: true }), authStarter()]
}

function trialSection() {
  return frame(trialFrame, {
    title: 'Start your 7-day free trial',
    lead: 'Two fields and you are in. No credit card, and it ends by itself.',
    ownLead: 'One button and you are in. No credit card, and it ends by itself.',
    closedTitle: 'Your free trial',
    startAction: 'Start Free Trial',
    skipAction: 'Skip Trial - Upgrade Now',
    includesTitle: 'What the trial includes',
    includes: trialTerms.includes.map((item) => ({ text: item })),
    promises: trialTerms.promises,
    startedTitle: 'Welcome to {name}',
    startedText: 'Your 7-day free trial is ready.',
    mailText: 'A mail to {email} is on its way. Its link shows that the address is yours; there is time for it later.',
    dashboardText: 'Taking you to your dashboard in a moment.',
    dashboardAction: 'Go to Dashboard',
    returnText: 'Continuing in a moment.',
    returnAction: 'Continue where you were',
  })
}

function authStarter(): StarterPage {
  const section = frame(authFrame, {
    title: 'Welcome to {name}',
    lead: offerClaims['community-welcome'].text,
    picture: { illustration: 'stress', seed: 'your-account' },
  })
  return framed('/auth', 'Sign in', [section], {
    stays: true,
    headIsElsewhere: 'Each of the forms has a title of its own.',
  })
}
