/** What the kinds of starter content are called, with what is to be known of each. */
export const partWords = {
  courses: { title: 'Courses', text: 'Five courses with their lessons. What members did and wrote in a course goes with it.' },
  posts: { title: 'Posts', text: 'Articles by the team, under the name that the site has now.' },
  products: { title: 'Products', text: 'Supplements without a brand, a price or a shop that sells them.' },
  retailers: {
    title: 'Retailer',
    text: 'The shop to which the cards of equipment lead. Another one is named in the settings of the shop.',
  },
} as const

type Counts = Readonly<Record<keyof typeof partWords, number>>

/** “2 courses and 1 post”; “Nothing” where none is. */
export function countedItems({ courses, posts, products, retailers }: Counts): string {
  const all = [
    counted(courses, 'course'),
    counted(posts, 'post'),
    counted(products, 'product'),
    counted(retailers, 'retailer'),
  ].filter(Boolean)
  if (all.length === 0) return 'Nothing'
  return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

const counted = (count: number, one: string) => (count === 0 ? '' : `${count} ${one}${count === 1 ? '' : 's'}`)
