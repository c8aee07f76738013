import type { ComponentProps } from 'react'

import { Link } from './link.tsx'

/** A link of the interface (in running prose a plain link is styled by `.prose`). */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={className ? `link ${className}` : 'link'} />
}
