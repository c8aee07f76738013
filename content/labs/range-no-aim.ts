/**
 * Tests whose printed range is not what is aimed at, or does not fit the person without more that a report does not say. A result far out of
 * it gives no note of its own; what laboratories phone about still does (critical-values.ts). Each with its codes, between commas.
 */
export const rangeIsNoAim: ReadonlyArray<{ readonly loincs: string; readonly because: string }> = [
  { loincs: '6301-6, 5902-2, 5894-1, 14979-9', because: 'Whoever takes a medicine against clots is to be outside of it.' },
  { loincs: '14334-7, 10535-3', because: 'It is the range of people who take the medicine.' },
  { loincs: '4548-4, 27353-2', because: 'With diabetes the aim is another one, agreed with a doctor.' },
  { loincs: '19080-1, 1834-1', because: 'In pregnancy it is a hundred times higher.' },
  {
    loincs: '2243-4, 2839-9, 1668-3, 15067-2, 10501-5, 2842-3, 38476-8, 13967-5, 2986-8, 2991-8, 1854-9, 2191-5',
    because: 'It changes with the cycle, in pregnancy, with age and with hormones that are taken.',
  },
  { loincs: '2143-6, 2141-0, 2142-8, 2484-4, 2963-7', because: 'It changes within the day.' },
  { loincs: '20448-7, 1986-9', because: 'It changes with each meal.' },
  {
    loincs: '62292-8, 2132-9, 2284-8, 2283-0, 13965-9, 13964-2, 2923-1, 1823-4, 1903-4, 5763-8, 5631-7, 5724-0',
    because: 'Supplements move it, and a lack of a vitamin is treated without haste.',
  },
  {
    loincs: '8099-4, 8098-6, 5385-0, 11572-5, 33935-8, 5048-4, 31017-7, 5193-8',
    because: 'Antibodies stay high for years; how high they are says little.',
  },
  { loincs: '19113-0, 711-2, 713-8', because: 'Allergies raise it many times over.' },
  {
    loincs: '2093-3, 2085-9, 2089-1, 2091-7, 43396-1, 2571-8, 9830-1, 1884-6, 1869-7, 10835-7, 43583-4',
    because: 'The aim depends on the person, and nothing of it is urgent by itself.',
  },
  {
    loincs:
      '2955-3, 2828-2, 2078-4, 17862-4, 19124-7, 2778-9, 3092-4, 3086-6, 2161-8, 2695-5, 2350-7, 5811-5, 5803-2, 2956-1, 2829-0, 6874-2, 2162-6',
    because: 'It follows what was eaten, drunk and taken.',
  },
]
