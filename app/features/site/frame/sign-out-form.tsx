import { Button } from '#ui/button.tsx'

/** A plain form: signing out must work while scripts are missing, broken or still on their way. */
export function SignOutForm() {
  return (
    <form method="post" action="/sign-out">
      <Button kind="secondary" size="small">
        Sign Out
      </Button>
    </form>
  )
}
