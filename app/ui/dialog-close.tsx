import type { ComponentProps } from 'react'

import { browserObeysCommands, dialogCommand } from './dialog-command.ts'

/** Closes the dialog with this id. Takes the classes of a button from its caller. */
export function DialogClose({ dialog, onClick, ...rest }: ComponentProps<'button'> & { dialog: string }) {
  return (
    <button
      type="button"
      {...rest}
      {...dialogCommand(dialog, 'close')}
      onClick={(event) => {
        onClick?.(event)
        if (!browserObeysCommands && !event.defaultPrevented) event.currentTarget.closest('dialog')?.close()
      }}
    />
  )
}
