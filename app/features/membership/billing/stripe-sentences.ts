/** Why nothing was changed or bought, for the person. */
export const stripeSentences = {
  off: 'Payments are not set up here. Please start the free trial.',
  running: 'You already have a membership. Change or cancel it here.',
  lifetime: 'You are a member for life: there is nothing more to buy.',
  'not now': 'This cannot be done with your membership at the moment. The page shows what can.',
  refused: 'Stripe, which handles payments, did not accept this. Nothing was changed. Please check your card, or write to us.',
  away: 'Stripe, which handles payments, does not answer at the moment. Please try again in a few minutes.',
} as const
