import { figureOf } from './claims/claim.ts'
import { figureClaims } from './claims/figures.ts'
import { ownerClaims } from './claims/owner.ts'
import { OWN_CALENDAR } from './own-calendar.ts'
import { SLOGAN } from './page-titles.ts'

/**
 * What the owner would change first: the name of the house, its links and its figures. These are the defaults; what the owner
 * saves under Settings -> Site wins. `{name}` stands for the name of the house. Read `content/README.md`.
 */

export interface Figure {
  readonly value: string
  readonly label: string
}

export interface OutsideLink {
  readonly label: string
  readonly href: string
}

export interface Brand {
  readonly name: string
  /** The title of the home page, before the name; empty: the name alone. */
  readonly slogan: string
  /** The footer’s sentence under the name. */
  readonly summary: string
  readonly disclaimer: string
  readonly copyright: string
  /** How the founder is presented: a name, or a role. */
  readonly founder: string
  /** Paragraphs about the founder. */
  readonly bio: readonly string[]
}

/** The slogan at the beginning of the summary. */
export const SLOGAN_IN_SUMMARY = 'Health, learned well. '

export const brand: Brand = {
  name: 'Wellward',
  slogan: SLOGAN,
  summary: `${SLOGAN_IN_SUMMARY}Courses and daily practice for sleep, nutrition, fitness, supplements and stress.`,
  disclaimer:
    '{name} offers health coaching, not medical care. Nothing here diagnoses, treats or replaces the advice of a doctor, ' +
    'pharmacist or dietitian who knows you. If you are unwell, pregnant or taking medication, speak to them first. ' +
    'In an emergency, call your local emergency number.',
  copyright: '© 2026 {name}',
  // Whoever runs this copy writes their own name here; until then the founder is a role and no invented person.
  founder: ownerClaims.founder.text,
  bio: [ownerClaims['two-worlds'].text, ownerClaims['two-habits'].text],
}

/** The front pages of the networks, until the owner puts their own profiles here. */
export const socialLinks: readonly OutsideLink[] = [
  { label: 'Instagram', href: 'https://www.instagram.com/' },
  { label: 'YouTube', href: 'https://www.youtube.com/' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/' },
]

/** Where a member books time with the coach: the calendar of this site, until the owner names a page elsewhere. */
export const schedulingPage: OutsideLink = { label: 'Book a session', href: OWN_CALENDAR }

/** The three figures on the home page. They are the owner’s claims, shown as written. */
export const proofFigures: readonly Figure[] = [
  /* @__PURE__ */ figureOf(figureClaims.followers.text),
  /* @__PURE__ */ figureOf(figureClaims['video-views'].text),
  /* @__PURE__ */ figureOf(figureClaims.members.text),
]

/** The four tiles of /testimonials. Claims of the owner, like those above. */
export const resultFigures: readonly Figure[] = [
  /* @__PURE__ */ figureOf(figureClaims['success-stories'].text),
  /* @__PURE__ */ figureOf(figureClaims['average-rating'].text),
  /* @__PURE__ */ figureOf(figureClaims['better-sleep'].text),
  /* @__PURE__ */ figureOf(figureClaims['would-recommend'].text),
]

export const noStoriesYet = ownerClaims['stories-underway'].text
