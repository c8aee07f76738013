/** The mark: a dial whose needle has passed its ring. Decorative; the name stands beside it as text. */
export function BrandMark({ size = 30, className }: { size?: number | undefined; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M28.2 20.4A13 13 0 1 1 20.4 3.8M5 16h3M16 27v-3M8.2 23.8l2.1-2.1M8.2 8.2l2.1 2.1" />
      <path d="M16 16 26.5 5.5" stroke="var(--accent)" strokeWidth="2.4" />
      <circle cx="16" cy="16" r="2.1" fill="var(--accent)" stroke="none" />
    </svg>
  )
}
