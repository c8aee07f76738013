import type { ComponentPropsWithRef } from 'react'
import { Link as RouterLink } from 'react-router'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of our own, from the root: "/pricing", "/auth?tab=reset". */
  to: string
  preventScrollReset?: boolean
}

/**
 * A link within the product. Until React runs it is plain, and the browser may fetch it ahead (`routes/fetched-ahead.ts`); then
 * the router follows it, and fetches nothing before a click. On the server the markup is the same without resolving relative
 * addresses, which on a page of fifty links costs a tenth of the rendering.
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
