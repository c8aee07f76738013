import { Button, type ButtonProps } from './button.tsx'
import { browserObeysCommands, dialogCommand } from './dialog-command.ts'

/** Opens the dialog with this id: the browser does it by itself where it knows `commandfor`, the click does it elsewhere. */
export function DialogOpener({ dialog, onClick, ...rest }: ButtonProps & { dialog: string }) {
  return (
    <Button
      type="button"
      {...rest}
      {...dialogCommand(dialog, 'show-modal')}
      aria-haspopup="dialog"
      onClick={(event) => {
        onClick?.(event)
        if (browserObeysCommands || event.defaultPrevented) return
        const target = document.getElementById(dialog)
        if (target instanceof HTMLDialogElement && !target.open) target.showModal()
      }}
    />
  )
}
