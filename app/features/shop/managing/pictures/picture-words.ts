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

/** What is sent while a picture’s turn has not come: nothing to see, one pixel wide, in base64. */
export const WAITING_GIF = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Whether a picture that was loaded is the one that stands for another; a page’s own placeholders are none of it. */
export function isWaitingPicture({ naturalWidth, currentSrc }: { naturalWidth: number; currentSrc: string }): boolean {
  return naturalWidth <= 1 && !currentSrc.startsWith('data:')
}
