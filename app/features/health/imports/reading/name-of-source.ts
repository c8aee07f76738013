const LONGEST = 80

/** What a file may be called after: “renpho_scale 2026-01-05 (2).csv” is “Renpho scale”, so the next export has the same name. */
export function nameOfSource(fileName: string): string {
  const words = fileName
    .replace(/^.*[/\\]/, '')
    .replace(/\.\w{1,4}$/, '')
    .replaceAll(/(?<!\d)(?:19|20)\d{2}[-_. ]?\d{2}(?:[-_. ]?\d{2})?(?!\d)/g, ' ')
    .replace(/\(\d+\)\s*$/, '')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .slice(0, LONGEST)
  return words === '' ? 'My file' : words[0]!.toUpperCase() + words.slice(1)
}
