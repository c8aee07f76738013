import type { ComponentProps } from 'react'

/** Closes the dialog around it. Takes the classes of a button from its caller. */
export function DialogClose({ dialog, onClick, ...rest }: ComponentProps<'button'> & { dialog?: string | undefined }) {
  return (
    <button
      type="button"
      {...rest}
      {...({ commandfor: dialog, command: dialog && 'close' } as object)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) event.currentTarget.closest('dialog')?.close()
      }}
    />
  )
}
