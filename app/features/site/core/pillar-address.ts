/**
 * The address that links to a pillar carry: its title in lower case, with spaces and ' & ' turned into hyphens. For
 * 'Stress & Mindset' that is `/pillar/stress-mindset`, which redirects for good to the page at `/pillar/stress`.
 */
export function pillarAddress(title: string): string {
  return `/pillar/${title.toLowerCase().replaceAll(' & ', '-').replaceAll(' ', '-')}`
}
