import { TextLink } from '#ui/text-link.tsx'

/** Stands in every form that asks for data about health. */
export function HealthDataLink({ className }: { className?: string }) {
  return (
    <TextLink to="/health-data" className={className ? `text-sm ${className}` : 'text-sm'}>
      How we treat health data
    </TextLink>
  )
}
