/** What a shop was given once and a source corrected since: whoever still has these very words gets those of today. */
export const productCorrections: ReadonlyArray<{
  readonly slug: string
  readonly field: 'dose' | 'caution'
  readonly was: string
}> = [
  {
    slug: 'caffeine',
    field: 'dose',
    was: '3–6 mg per kilogram of body weight, most often an hour before exercise; perhaps as little as 2 mg. Very high amounts (9 mg) bring side effects and seem to be of no further use (ISSN, 2021).',
  },
  {
    slug: 'omega-3',
    field: 'caution',
    was: 'Ask first if you take anything that affects how blood clots, if you are pregnant or breastfeeding, if you are allergic to seafood, or before you give it to a child.',
  },
]
