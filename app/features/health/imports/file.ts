/** So long a file waits to be sent whole, for its columns to be named, or to be looked over; and so long it is kept for other columns afterwards. */
export const FILE_RETENTION_DAYS = 7

/** The largest file that is kept after its numbers were taken, and how many of a member’s are. */
export const MAX_STORED_BYTES = 20 * 1024 ** 2
export const MAX_STORED_FILES = 3

/** Where a part of an imported file is stored; parts count from 0. */
export function partKey(importId: string, number: number): string {
  return `health-imports/${importId}/${number}.part`
}

/** How many imports of a member may be under way. */
export const MAX_UNDER_WAY = 3

/** 1,610,612,736 bytes as “1.5 GB”: counted in 1024s, as the limits are. */
export function formatSize(bytes: number): string {
  const [size, unit] = bytes < 1024 ** 3 ? [bytes / 1024 ** 2, 'MB'] : [bytes / 1024 ** 3, 'GB']
  return `${Number(size.toFixed(size < 10 ? 1 : 0)).toLocaleString('en')} ${unit}`
}

/** Why a file is not taken, in a sentence; null where it is. How large it may be, its member’s room says (`room.server.ts`). */
export function problemOfFile(
  { name, bytes }: { readonly name: string; readonly bytes: number },
  mostBytes = Infinity,
): string | null {
  if (!/\.(zip|xml|csv|tsv|txt)$/i.test(name)) return 'Please choose a ZIP, XML or CSV file.'
  if (bytes === 0) return 'This file is empty.'
  return bytes > mostBytes ? `This file has more than ${formatSize(mostBytes)}.` : null
}
