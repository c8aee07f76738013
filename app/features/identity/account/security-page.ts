/** Where a person guards their account. */
export const SECURITY = '/profile/security'
