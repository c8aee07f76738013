/** The paper of the two themes, for browsers’ own surfaces. A test holds them to tokens.css. */
export const themeColours = { light: '#f9f5ee', dark: '#0e1a15' } as const
