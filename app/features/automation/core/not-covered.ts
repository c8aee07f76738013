/** Why an article is refused where there is no model. */
export const NOT_COVERED = 'The library has nothing on this subject, and there is no AI model to write about it.'

/** What is said besides where somebody may be asking for help. */
export const BESIDE_NEED =
  'General advice is not enough here: it is a matter for a doctor or pharmacist, or for people who are there in a crisis. Where a life is in danger, call the emergency number.'
