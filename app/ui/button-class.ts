export type ButtonKind = 'primary' | 'secondary' | 'tertiary' | 'danger'
export type ButtonSize = 'normal' | 'small'

/** The class names of a button, shared by the button and the link that looks like one. */
export function buttonClass(kind: ButtonKind = 'primary', size: ButtonSize = 'normal', more = ''): string {
  return `btn btn-${kind}${size === 'small' ? ' btn-small' : ''}${more && ` ${more}`}`
}
