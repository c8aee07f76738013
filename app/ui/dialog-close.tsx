import type { ComponentProps } from 'react'

import { browserObeysCommands, dialogCommand } from './dialog-command.ts'

/**
 * Closes the dialog with this id. Takes the classes of a button from its caller. With `startsHere` the dialog opens with the focus
 * on it: where the other answer cannot be taken back.
 */
export function DialogClose({
  dialog,
  onClick,
  startsHere,
  ...rest
}: ComponentProps<'button'> & { dialog: string; startsHere?: boolean }) {
  return (
    <button
      type="button"
      // On the server React writes the attribute; in the browser it does not.
      {...(startsHere && { autoFocus: true, ref: startHere })}
      {...rest}
      {...dialogCommand(dialog, 'close')}
      onClick={(event) => {
        onClick?.(event)
        if (!browserObeysCommands && !event.defaultPrevented) event.currentTarget.closest('dialog')?.close()
      }}
    />
  )
}

function startHere(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '')
}
