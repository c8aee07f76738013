/** What the picker of pictures says, with the name of the retailer: of the one that came with the shop, letter by letter as the specification has it. */
export const pictureWords = {
  title: (retailer: string) => `${retailer} product images`,
  none: (retailer: string) => `No ${retailer} products found. Use the ${retailer} scraper to add products first.`,
  notRead: (retailer: string) => `Failed to fetch ${retailer} products`,
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
