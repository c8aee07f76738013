/** Whether an address is an administrator’s page. Apart from the list of them, which visitors do not load. */
export function isAdminAddress(pathname: string): boolean {
  return /^\/(?:admin|blog-automation|shop\/manage)(?:[/?#]|$)/.test(pathname)
}
