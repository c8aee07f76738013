/** The pattern by which SQL’s `like` finds a text anywhere within another: signs that mean something there stand for themselves. */
export function anywhere(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
