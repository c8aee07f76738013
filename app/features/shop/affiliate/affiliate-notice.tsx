/** What stands with affiliate links of several products. */
export function AffiliateNotice({ className }: { className: string }) {
  return (
    <p className={`cap max-w-measure ${className}`}>
      Affiliate links lead to other shops: when you buy there we may earn a commission, at no extra cost to you. Prices are those
      shops’ own and may have changed since we looked.
    </p>
  )
}
