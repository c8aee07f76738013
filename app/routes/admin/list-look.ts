/** The two ways to see a list; the first is usual. */
export const listLooks = ['cards', 'rows'] as const
export type ListLook = (typeof listLooks)[number]
