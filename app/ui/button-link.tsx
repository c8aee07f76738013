import type { ComponentProps } from 'react'

import { buttonClass, type ButtonKind, type ButtonSize } from './button-class.ts'
import { Link } from './link.tsx'

type ButtonLinkProps = ComponentProps<typeof Link> & { kind?: ButtonKind | undefined; size?: ButtonSize | undefined }

/** A link that looks like a button: it goes somewhere, a button does something. */
export function ButtonLink({ kind, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(kind, size, className)} />
}
