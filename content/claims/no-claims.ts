/**
 * Sentences that ship and sound like a claim, and are none: the software holds to them, or says them where no owner answers for them. By their
 * words, each with the reason.
 */
export const noClaims: Readonly<Record<string, string>> = {
  'Seven days, no credit card.': 'A trial lasts TRIAL_DAYS and asks for no card.',
  'No credit card, and it ends by itself.': 'A trial asks for no card and is never charged.',
  'The free trial opens it: seven days, no credit card, and it ends by itself.':
    'A trial lasts TRIAL_DAYS, asks for no card and is never charged; the sentence stands only where the trial opens what it is about.',
  'Every course, every lesson, cancel anytime.': 'The offer of a sample; an open site offers its plans there.',
  'Can I try it for free?': 'A question that the assistant knows; there is a trial.',
  'The free trial lasts 7 days, asks for no credit card and ends by itself.':
    'A trial lasts TRIAL_DAYS, asks for no card and is never charged.',
  'On “Your membership” in your profile: there you cancel or change the plan, ask for your money back within the guarantee, and open the page of the payment service with your card and receipts.':
    'What that page does.',
  'blog, articles, posts, rss, atom feed, feed, follow, news, read for free, newsletter signup':
    'Words by which the assistant finds the blog; nobody reads them.',
}
