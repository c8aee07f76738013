/** A second step that its person has lost goes this many days after they followed the mailed link. */
export const LOST_STEP_DAYS = 3
