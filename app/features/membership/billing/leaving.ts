/** Why somebody leaves, as the page offers it; `feedback` is Stripe’s word for it. */
export const leavingReasons = [
  { value: 'price', label: 'It costs too much', feedback: 'too_expensive' },
  { value: 'time', label: 'I do not find the time', feedback: 'unused' },
  { value: 'missing', label: 'Something I need is missing', feedback: 'missing_features' },
  { value: 'quality', label: 'The lessons are not what I hoped for', feedback: 'low_quality' },
  { value: 'elsewhere', label: 'I use something else now', feedback: 'switched_service' },
  { value: 'difficult', label: 'It is too complicated', feedback: 'too_complex' },
  { value: 'reached', label: 'I have what I came for', feedback: 'other' },
  { value: 'other', label: 'Another reason', feedback: 'other' },
] as const
export type LeavingReason = (typeof leavingReasons)[number]['value']

/** A kept reason in its words; one that is not offered any more as it was kept. */
export function leavingWords(reason: string): string {
  return leavingReasons.find(({ value }) => value === reason)?.label ?? reason
}

/** The reason that Stripe’s own page was given; what was chosen on ours is kept by us. */
export function leavingReasonOf(feedback: string | null): LeavingReason | null {
  if (feedback === 'customer_service') return 'quality'
  if (feedback === 'other') return 'other'
  return leavingReasons.find((reason) => reason.feedback === feedback)?.value ?? null
}
