/**
 * Holds each contributor against its contract by itself: `eachOf<PageContributor>(builtPages, coursePages)`. In a list between brackets the compiler
 * takes two of nearly one shape for one, and passes over what the second needs besides.
 */
export function eachOf<Contract>(...contributors: ReadonlyArray<Contract>): ReadonlyArray<Contract> {
  return contributors
}
