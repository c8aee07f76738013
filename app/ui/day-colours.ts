/**
 * Colours of tokens.css by day, as hex, for pictures that are drawn without a browser: neither `light-dark()` nor `oklch()` is
 * understood there. A test holds them to tokens.css.
 */
export const dayColours = {
  paper: '#f9f5ee',
  ink: '#122c22',
  'ink-soft': '#42554c',
  line: '#d7d3c7',
  accent: '#0c533a',
  'pillar-sleep': '#434f9f',
  'pillar-nutrition': '#4b7e2e',
  'pillar-fitness': '#ca4f26',
  'pillar-supplements': '#b3781f',
  'pillar-stress': '#1a7788',
  'art-sleep-ground': '#272f65',
  'art-sleep-mid': '#424e94',
  'art-sleep-line': '#afb7e8',
  'art-sleep-glow': '#f7edc8',
  'art-nutrition-ground': '#244f28',
  'art-nutrition-mid': '#4a7a38',
  'art-nutrition-line': '#a4c973',
  'art-nutrition-glow': '#f1f1bb',
  'art-fitness-ground': '#bf4925',
  'art-fitness-mid': '#e16733',
  'art-fitness-line': '#fdcda6',
  'art-fitness-glow': '#fef4df',
  'art-supplements-ground': '#e4b24d',
  'art-supplements-mid': '#d09033',
  'art-supplements-line': '#633c16',
  'art-supplements-glow': '#fff1c8',
  'art-stress-ground': '#175e6b',
  'art-stress-mid': '#2e818d',
  'art-stress-line': '#99d4d4',
  'art-stress-glow': '#eff5df',
} as const satisfies Record<string, string>

/** Writes the colours of the day wherever a drawing names a token: `var(--art-sleep-mid)`; those of a brand where it has others. */
export function byDay(svg: string, colours: Readonly<Record<keyof typeof dayColours, string>> = dayColours): string {
  return svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => colours[name as keyof typeof dayColours])
}
