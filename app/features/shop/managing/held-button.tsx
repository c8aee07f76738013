import { Button, type ButtonProps } from '#ui/button.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

/** A form’s button that does nothing while what it began goes on. It keeps the focus, which a disabled one would lose. */
export function HeldButton({ isHeld, disabled, ...rest }: Omit<ButtonProps, 'onClick'> & { isHeld: boolean }) {
  const runs = useRunsScripts()
  return (
    <Button
      {...rest}
      disabled={disabled || (isHeld && !runs)}
      aria-disabled={isHeld || undefined}
      onClick={isHeld ? (event) => event.preventDefault() : undefined}
    />
  )
}
