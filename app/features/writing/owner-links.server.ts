import { type AnyColumn, like, type SQL, sql } from 'drizzle-orm'

const WAS = 'rel="noopener noreferrer nofollow ugc"'

/** Rendered texts of the owner from before their links were told from those of strangers: which they are, and what they say now. */
export function ownerLinks(html: AnyColumn): { readonly isOld: SQL; readonly html: SQL<string> } {
  // In rendered text each < is escaped, in an attribute each ": what begins so is a link.
  const link = `(<a (?:[a-z]+="[^"]*" )*)${WAS}`
  return {
    isOld: like(html, `%${WAS}%`),
    html: sql<string>`regexp_replace(${html}, ${link}, '\\1rel="noopener"', 'g')`,
  }
}
