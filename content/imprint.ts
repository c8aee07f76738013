/**
 * Who runs the site, as laws ask for it. Empty until the owner fills it in under Settings -> Site -> Legal: nobody else can know.
 */
export interface Imprint {
  readonly legalName: string
  readonly address: string
  readonly email: string
  readonly phone: string
  /** Register, tax number, professional body: what the law of the place asks for besides. */
  readonly more: string
}

export const imprint: Imprint = { legalName: '', address: '', email: '', phone: '', more: '' }

export const imprintWords = {
  heading: 'Who runs this site',
  labels: { legalName: 'Name', address: 'Address', email: 'Email', phone: 'Phone', more: 'Further details' },
  otherwise: 'Reach us through the contact page.',
} as const
