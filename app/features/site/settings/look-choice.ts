import { colourOf, typePairs, type TypePair } from '#features/site/core/brand-look.ts'

/** The themes in which a look is shown while it is chosen. */
export const themes = [
  { id: 'system', label: 'As the device' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const
type Theme = (typeof themes)[number]['id']

type Asked = Readonly<Record<string, string>>

/** The look that is asked for; what is not, or cannot be read, is as it is saved. */
export function lookAsked({ colour = '', type, theme }: Asked, saved: { readonly colour: string; readonly type: TypePair }) {
  return {
    colour: colourOf(colour) ?? saved.colour,
    type: typePairs.find((each) => each === type) ?? saved.type,
    theme: themes.find(({ id }) => id === theme)?.id ?? ('system' satisfies Theme),
  }
}

/** What cannot be read of it; null where all can. */
export function lookProblems({ colour }: Asked): Record<string, string> | null {
  return colour === undefined || colourOf(colour) !== null ? null : { colour: NO_COLOUR }
}

/** Beside a colour that is none. */
export const NO_COLOUR = 'Please enter a colour like #0c533a'
