/** What the assistant says where a medicine is spoken of. `{medicine}` and `{partners}` stand for what was named. It names no amount, and calls no pair safe. */
export const medicineWords = {
  combine:
    'Please ask your pharmacist or doctor first, before you combine {medicine} with {partners}: they know what else you take, and I cannot judge it for you.',
  change:
    'Please talk to the doctor who prescribed {medicine}, or your pharmacist, first. Nothing about it should be started, stopped, skipped or changed without them, and I cannot advise on it.',
  know: 'Please ask your pharmacist or doctor first about {medicine}: I cannot advise on medicines, and they know what else you take.',
  yours: 'your medicines',
  fromLibrary: 'What our library says about this:',
  sources: 'Sources:',
  notReviewed: 'General information, not yet reviewed by a professional.',
  nothingOn:
    'On {partners} together with this our library says nothing, which does not mean that it is safe. Your pharmacist can look it up.',
  keepOn: 'Until you have asked, change nothing about what was prescribed, and add nothing to it.',
} as const
