/** Where these reports are taken back together. */
export function undoAddress(ids: ReadonlyArray<string>): string {
  return `/health/labs/undo?${ids.map((id) => `report=${id}`).join('&')}`
}
