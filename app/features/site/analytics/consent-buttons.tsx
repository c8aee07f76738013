import { consentAnswers } from '#content/analytics.ts'
import { Button } from '#ui/button.tsx'

/** Both answers at the same weight. The form is answered by the inline script of `watch-consent.ts`. */
export function ConsentButtons() {
  return (
    <form data-consent="" className="flex flex-wrap gap-3">
      {(['yes', 'no'] as const).map((answer) => (
        <Button key={answer} kind="secondary" size="small" name="answer" value={answer}>
          {consentAnswers[answer]}
        </Button>
      ))}
    </form>
  )
}
