/** How a shelf can be sorted: the values are the specification’s; featured products come first in each. */
export const sortModes = [
  { value: 'popular', label: 'Most popular' },
  { value: 'name-asc', label: 'Name, A to Z' },
  { value: 'name-desc', label: 'Name, Z to A' },
  { value: 'price-asc', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
] as const

export type SortMode = (typeof sortModes)[number]['value']
