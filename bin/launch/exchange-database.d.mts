export function putDatabase(database: { readonly kept: string }): void
export function takeDatabaseBack(database: { readonly kept: string }): void
