export const MAX_PASSKEYS = 20
/** Characters of a passkey's name. */
export const NAME_LIMIT = 60
