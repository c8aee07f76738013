import { menuBar, type MenuItem } from '#content/menu.ts'

import { barItems, besideTabs, type BarRoom, type BarRooms, type FrameViewer } from './navigation.ts'

/** What a visitor’s bar of 64 and of 80 rem leaves to its items, in rem, beside the name and Sign In. */
const [WIDE, WIDEST] = [38, 52]

/** Whose bar has more beside its items: for that one the shipped items fit. */
const owner = { name: '', isAdmin: true }

/** Where the bar has room for the items that the owner chose, in each part of the house. */
export function barRoomsOf(chosen: readonly MenuItem[], viewer: FrameViewer | null): BarRooms {
  return { site: roomOf(chosen, viewer, barItems), member: roomOf(chosen, viewer, viewer ? besideTabs : barItems) }
}

type ItemsFor = (chosen: readonly MenuItem[], viewer: FrameViewer | null) => readonly MenuItem[]

/** Longer items than were shipped stand in the menu until a window is wide enough. */
function roomOf(chosen: readonly MenuItem[], viewer: FrameViewer | null, itemsFor: ItemsFor): BarRoom {
  const width = widthOf(itemsFor(chosen, viewer))
  if (width <= widthOf(itemsFor(menuBar, viewer && owner))) return null
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
