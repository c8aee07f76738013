/** The question before a section of the settings goes back to what the product ships. */
export const FORGET_QUESTION = 'Reset to the default?'
export const FORGET_WORDS = { intent: 'Reset', busy: 'Resetting...', not: 'Keep what is here' }

/** What becomes of a section that goes back to what the product ships. */
export function ForgetText({ title }: { title: string }) {
  return (
    <p className="max-w-measure">
      What you saved under “{title}” leaves the site at once, and the default is shown to everybody again. Your text is kept: you
      can put it back here.
    </p>
  )
}
