import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import { starterCourses } from '#content/courses.ts'
import { retailerTarget } from '#content/equipment.ts'
import { brands, brandsNote, partners, partnersNote } from '#content/marks.ts'
import type { Counts } from '#content/open-site.ts'
import { SLOGAN } from '#content/page-titles.ts'
import { starterPosts } from '#content/posts/starter-posts.ts'
import { starterProducts } from '#content/products/starter-products.ts'
import { sampleStories } from '#content/sample-stories.ts'
import { brand, socialLinks } from '#content/site.ts'
import { sayWhatIsThere } from '#features/site/core/say-what-is-there.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A word of its own, in any case; names of common words only as they are written. */
const word = (text: string, flags = '') => new RegExp(`(?<![\\w-])${escaped(text)}(?![\\w-])`, flags)

/** What nobody but the sample says: its name, its retailer, its marks, its stories and what it brought along. */
export const sampleWords: readonly RegExp[] = [
  // What a browser keeps goes by names that nobody reads.
  new RegExp(`(?<![\\w-])${brand.name}(?!\\w|:floating-card|:analytics)`, 'i'),
  word(SLOGAN, 'i'),
  word(retailerTarget.name, 'i'),
  /roguefitness/i,
  /\bsample (?:site|names?|members?|word marks?)\b/i,
  ...[...partners, ...brands].map(({ name }) => word(name)),
  ...[brandsNote, partnersNote].map((note) => word(note)),
  ...brands.map(({ tip }) => word(tip)),
  ...Object.values(sampleStories).flatMap(({ featured, others }) =>
    [...(featured ? [featured] : []), ...others].flatMap(({ name, quote }) => [word(name), word(quote)]),
  ),
  ...socialLinks.map(({ href }) => new RegExp(`href="${escaped(href)}"`)),
  ...starterCourses.map(({ slug }) => new RegExp(`/courses/${escaped(slug)}(?!\\w)`)),
  ...starterPosts.map(({ title }) => word(title)),
  ...starterProducts.map(({ slug }) => new RegExp(`/shop/${escaped(slug)}(?!\\w)`)),
]

/** What the starter claims and its owner has not confirmed, but for what cannot be left out; also in the words in which a site says it that counts `counts`. */
export function unconfirmed(counts: Counts): readonly RegExp[] {
  return Object.values<Claim>(claims).flatMap(({ text, stays, isNamed, without = '', also = {} }) => {
    if (stays || isNamed) return []
    const said = sayWhatIsThere(text, counts)
    const isOther = said !== '' && !sayWhatIsThere(without, counts).includes(said)
    return [text, text.replaceAll("'", '&#x27;'), ...(isOther ? [said] : []), ...Object.keys(also)].map((each) => word(each))
  })
}
