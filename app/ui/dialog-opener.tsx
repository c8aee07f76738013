import { Button, type ButtonProps } from './button.tsx'

/** Opens the dialog with this id: the browser does it by itself where it knows `commandfor`, the click does it elsewhere. */
export function DialogOpener({ dialog, onClick, ...rest }: ButtonProps & { dialog: string }) {
  return (
    <Button
      type="button"
      {...rest}
      {...({ commandfor: dialog, command: 'show-modal' } as object)}
      aria-haspopup="dialog"
      onClick={(event) => {
        onClick?.(event)
        const target = document.getElementById(dialog)
        if (!event.defaultPrevented && target instanceof HTMLDialogElement && !target.open) target.showModal()
      }}
    />
  )
}
