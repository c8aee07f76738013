/** What everybody is told when words that stand on public pages have changed. */
export const PAGES = 'pages'
