/** What visitors are asked where the owner counts visits with a script of another server. {host} is that server. */

export const consentBar = {
  label: 'Statistics',
  text: 'May we count which pages you read? Only if you agree, a script from {host} is loaded. Never on the pages of members, and you can take it back on the',
  link: 'privacy page',
} as const

export const consentPassage = {
  heading: 'Statistics, if you agree',
  text:
    'With your agreement, and only then, public pages load a script from {host}. It learns which of these pages you open, your network ' +
    'address and what your browser says about itself. It is not loaded on the pages of members, nor where you sign in. Your answer is kept ' +
    'in this browser and nowhere else.',
  /** One of these is true of the browser that reads it. */
  states: {
    open: 'You have not answered yet, so nothing is loaded.',
    yes: 'You have agreed.',
    no: 'You have declined. Nothing is loaded.',
  },
  otherwise: 'Right now nothing is loaded: you are signed in, or your browser runs no scripts.',
} as const

export const consentAnswers = { yes: 'Agree', no: 'Decline' } as const
