/** The two ways to see a list; the first is usual. */
export const listLooks = ['cards', 'rows'] as const
export type ListLook = (typeof listLooks)[number]

/** How many lines a page has; of cards each list says it itself. */
const LINES = 50

/** The size of a page, where it is not the usual one of the list. */
export const pageSizeOf = (look: ListLook): number | undefined => (look === 'rows' ? LINES : undefined)
