import { menuBar, type MenuItem } from '#content/menu.ts'

import { barItems, besideTabs, type Area, type FrameViewer } from './navigation.ts'

/** From which width of a window on the bar has room for its items: that of the shipped ones, 64 rem, 80 rem, or none. */
export type BarRoom = 'shipped' | 'wide' | 'widest' | 'none'

/** What a visitor’s bar of 64 and of 80 rem leaves to its items, in rem, beside the name and Sign In. */
const [WIDE, WIDEST] = [38, 52]

/** Whose bar has more beside its items: for that one the shipped items fit. */
const owner = { name: '', isAdmin: true }

/** Where the bar has room for the items that it shows. Longer ones than were shipped stand in the menu until a window is wide enough. */
export function barRoomOf(items: readonly MenuItem[], viewer: FrameViewer | null, area: Area): BarRoom {
  const width = widthOf(items)
  const person = viewer && owner
  const shipped = viewer && area === 'member' ? besideTabs(menuBar, person) : barItems(menuBar, person)
  if (width <= widthOf(shipped)) return 'shipped'
  if (viewer || width > WIDEST) return 'none'
  return width > WIDE ? 'widest' : 'wide'
}

/** About how wide links stand beside each other, in rem. */
function widthOf(items: readonly MenuItem[]): number {
  return items.reduce((sum, { label }) => sum + widthOfText(label) + 1.6, -1.6)
}

/** Signs of East Asian scripts, and pictures, are as wide as they are high; others about half of it. */
function widthOfText(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (sign.codePointAt(0)! >= 0x1100 ? 0.9 : 0.5), 0)
}
