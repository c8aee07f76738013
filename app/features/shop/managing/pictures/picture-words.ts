/** What the picker of pictures says, letter by letter as the specification has it. */
export const pictureWords = {
  none: 'No Rogue products found. Use the Rogue scraper to add products first.',
  notRead: 'Failed to fetch Rogue products',
  updated: { title: '✅ Image Updated', text: 'Product image updated successfully', duration: 3_000 },
  notUpdated: 'Failed to update product image',
} as const

/** Where a small copy of a picture stands for choosing it: the picture of this place in a reading, or of a product. */
export function previewAddress(of: string, choice: number): string {
  return `/shop/manage/previews/${of}/${choice}`
}
