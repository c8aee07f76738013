/** How a member is greeted: the first word of the display name, else the part of the address before the at-sign, else “Friend”. */
export function firstName(displayName: string | null, email: string | null): string {
  return displayName?.trim().split(/\s+/)[0] || email?.split('@')[0]?.trim() || 'Friend'
}
