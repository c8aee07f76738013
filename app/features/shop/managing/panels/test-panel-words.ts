/** What the panel of test products says, letter by letter as the specification has it. */
export const testPanelWords = {
  added: (count: number) => `Successfully added ${count} test products!`,
  notAdded: (message: string) => `Failed to add test products: ${message}`,
  errorAdding: 'Error adding test products',
  cleared: 'Test products cleared!',
  notCleared: (message: string) => `Failed to clear test products: ${message}`,
} as const

/** After which of them the page loads itself anew. */
export function reloadsAfter(title: string): boolean {
  return title === testPanelWords.cleared || /^Successfully added \d+ test products!$/.test(title)
}
