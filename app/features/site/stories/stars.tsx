import { ratings } from './story-view.ts'

/** A rating as stars, said in words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg className="stars" width="86" height="15" viewBox="0 0 86 15" role="img" aria-label={`${rating} out of 5 stars`}>
      {ratings.map((star) => (
        <path
          key={star}
          className={star <= rating ? 'star-full' : undefined}
          transform={`translate(${(star - 1) * 17.5} 0)`}
          d="M7.5 1.2 9.4 5.4 13.9 5.9 10.5 8.9 11.5 13.4 7.5 11.1 3.5 13.4 4.5 8.9 1.1 5.9 5.6 5.4z"
        />
      ))}
    </svg>
  )
}
