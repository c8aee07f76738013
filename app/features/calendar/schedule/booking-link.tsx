import { OWN_CALENDAR } from '#content/own-calendar.ts'
import { useSiteWords } from '#features/site/core/site-words.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

/** The way to a time with the coach: the scheduling page that the owner set, else a message. */
export function BookingLink({ askAction }: { askAction: string }) {
  const { scheduling } = useSiteWords()
  if (scheduling.href === OWN_CALENDAR) return <ButtonLink to="/contact">{askAction}</ButtonLink>
  return (
    <ButtonLink to={scheduling.href} rel="noopener">
      {scheduling.label}
    </ButtonLink>
  )
}
