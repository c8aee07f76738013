/** Why a mail about what is wrong would reach nobody; null where it would reach somebody. */
export function whyNobodyIsMailed(sendsMail: boolean, owners: readonly string[]): string | null {
  if (!sendsMail) return 'no mail server is set up'
  return owners.length === 0 ? 'nobody who runs the site has confirmed their address' : null
}
