import { DateText } from '#features/identity/dates/date-text.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** The day of a report, which leads to it. */
export function ReportLink({ id, day }: { id: string; day: string }) {
  return (
    <TextLink to={`/health/labs/${id}`}>
      <DateText>{day}</DateText>
    </TextLink>
  )
}
