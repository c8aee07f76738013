/** The browser opens and closes dialogs by itself, from attributes; then a script that did it too would only be in the way. */
export const browserObeysCommands = typeof HTMLButtonElement !== 'undefined' && 'commandForElement' in HTMLButtonElement.prototype

/** The attributes of a button that opens or closes a dialog. React’s types do not know them yet. */
export function dialogCommand(dialog: string, command: 'show-modal' | 'close'): object {
  return { commandfor: dialog, command }
}
