/** What stands in the place of a page that failed. Every page carries it. */
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
