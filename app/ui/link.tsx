import type { ComponentPropsWithRef } from 'react'
import { Link as RouterLink } from 'react-router'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of our own, from the root: "/pricing", "/auth?tab=reset". */
  to: string
  preventScrollReset?: boolean
}

/**
 * A link within the product. Until React runs it is a plain one, which the browser may fetch ahead (`routes/fetched-ahead.ts`); from then on
 * the router follows it, and fetches nothing before it is clicked. On the server it is the same markup without the router's reckoning of
 * relative addresses, which on a page of fifty links costs a tenth of the rendering.
 */
export const Link = import.meta.env.SSR ? PlainLink : ClientLink

function PlainLink({ to, preventScrollReset: _reset, children, ...props }: LinkProps) {
  return (
    <a {...props} href={to}>
      {children}
    </a>
  )
}

function ClientLink(props: LinkProps) {
  return <RouterLink {...props} discover="none" />
}
