/** What pages say in the place of one that is not there, or that failed. */

export const notFoundWords = {
  title: 'Oops! Page not found',
  lead: 'There is nothing at this address. The link may be old, or a letter may be missing.',
  action: 'Return home',
}

export const errorWords = {
  title: 'Something went wrong',
  lead: 'The mistake is ours, and it has been logged. Please try again in a moment.',
  awayTitle: 'We’ll be right back',
  awayLead: 'Part of the site is not answering at the moment. Nothing you saved is lost. Please try again in a minute.',
  refusedTitle: 'That did not work',
  refusedLead: 'The site could not make sense of this request. Please go back and try again.',
  retryAction: 'Try again',
  homeAction: 'Back to the home page',
  numberNote: 'If you write to us, please quote this number:',
}
