import { shopAddress, shopTabs, type ShopQuestion } from './shelf.ts'

/**
 * What search engines read of the shop where it answers a question: each tab and each of its pages is a page of its own; an order is the
 * tab in other words, and what somebody searched for is left out. `page` is the one that is shown, `name`
 * what the shop is called.
 */
export function shelfHead({ tab, query, sort }: Omit<ShopQuestion, 'page'>, page: number, name: string) {
  const { label } = shopTabs.find(({ id }) => id === tab)!
  const other = tab === 'supplements' ? '' : label
  const asked = query ? `“${query}”${other && ` in ${other}`}` : other
  const isPlain = query === '' && sort === 'popular'
  return {
    title: `${name}${asked && `: ${asked}`}${page > 1 ? `, page ${page}` : ''}`,
    address: shopAddress(isPlain ? { tab, page } : { tab }),
    listed: query === '',
  }
}
