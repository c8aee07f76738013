/** An item of a list in the form of a section, and what was done to it: the form comes back with the focus where it was. */
export interface ActedOnItem {
  readonly list: string
  /** Where it stands now, from 0; of one that was removed, where it stood. */
  readonly at: number
  readonly verb: string
}

/** Reads what the button of an item says (`up:points.2`, `add:points`); `before` is how many items there were. */
export function actedOn(act: string, before: number): ActedOnItem {
  const [verb = '', target = ''] = act.split(':')
  const [list = '', row] = target.split('.')
  const at = row === undefined ? before : Number(row)
  if (verb === 'up') return { list, verb, at: at - 1 }
  if (verb === 'down') return { list, verb, at: at + 1 }
  return { list, verb, at: verb === 'remove' ? Math.min(at, before - 2) : at }
}

/** The focus goes to the first control of an item that was added, to the same button of one that was moved, and after a removal to what stands there now. */
export function focusItem({ list, at, verb }: ActedOnItem): void {
  const item = document.getElementById(`${list}-${at}`)
  const moves = verb === 'up' || verb === 'down' ? `button[value^="${verb}:"]:enabled, ` : ''
  const target =
    (moves && item?.querySelector<HTMLElement>(moves.slice(0, -2))) ||
    item?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select') ||
    document.getElementById(`${list}-add`)
  target?.focus()
}
