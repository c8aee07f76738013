/** The list itself is drawn by the layout around it; no product is open. */
export default function NothingOpen() {
  return null
}
