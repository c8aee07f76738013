/** Why a signed-in person's trial did not start, in words for them. */
export const trialRefusals = {
  ended: 'Your free trial has ended, and there is one trial a person. You can choose a plan at any time.',
  member: 'You already have full access, so there is nothing to try out first.',
} as const
