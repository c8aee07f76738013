/** What stands at an address where no page is. */
export const notFoundWords = {
  title: 'Oops! Page not found',
  lead: 'There is nothing at this address. The link may be old, or a letter may be missing.',
  action: 'Return home',
}

/** In the browser’s tab. */
export const NOT_FOUND_TITLE = 'Page not found'
