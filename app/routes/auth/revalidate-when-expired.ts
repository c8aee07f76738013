import type { ShouldRevalidateFunction } from 'react-router'

/** A link that was used up in another tab answers 410: the page then asks once more what the link is worth, and says so. */
export const revalidateWhenExpired: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 410 || defaultShouldRevalidate
