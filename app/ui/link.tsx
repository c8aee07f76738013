import type { ComponentPropsWithRef } from 'react'
import { Link as RouterLink } from 'react-router'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of our own, from the root: "/pricing", "/auth?tab=reset". */
  to: string
  /** When the browser fetches what is behind the link ahead of time. */
  prefetch?: 'intent' | 'none'
  preventScrollReset?: boolean
}

/**
 * A link within the product. In the browser it is React Router's; on the server it is the same markup without the router's
 * reckoning of relative addresses, which on a page of fifty links costs a tenth of the rendering.
 */
export const Link = import.meta.env.SSR ? PlainLink : ClientLink

function PlainLink({ to, prefetch: _prefetch, preventScrollReset: _reset, children, ...props }: LinkProps) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  )
}

function ClientLink(props: LinkProps) {
  return <RouterLink {...props} discover="none" />
}
