/** Why the column that refers to the account is in no section. */
export const ACCOUNT_NUMBER = 'It is your account’s number, which stands in the section “account”.'
