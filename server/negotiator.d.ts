/** What is used of it; the types that others keep of it stand before `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> })
    /** The one that the request likes best; among those that it likes alike, the first of `preferred`. */
    encoding<Name extends string>(available: readonly Name[], options: { readonly preferred: readonly Name[] }): Name | undefined
  }
}
