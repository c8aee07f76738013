/**
 * Keeps what is typed while that which was asked for is not there yet to be typed into. In browsers alone.
 *
 * @returns ends it, and gives the text
 */
export function keepEarlyKeys(): () => string {
  let typed: readonly string[] = []
  const keep = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return
    if (target instanceof Element && target.matches('input, textarea, select')) return
    const isCharacter = [...key].length === 1
    if (!isCharacter && key !== 'Backspace' && key !== 'Enter') return
    // The opener still has the focus, and would take Enter and Space for a second press.
    event.preventDefault()
    event.stopPropagation()
    if (isCharacter) typed = [...typed, key]
    else if (key === 'Backspace') typed = typed.slice(0, -1)
  }
  addEventListener('keydown', keep, true)
  return () => {
    removeEventListener('keydown', keep, true)
    return typed.join('')
  }
}
