import type { Access } from '#routes/permissions.ts'

/**
 * Where robots have no business: whatever is not for anyone, by its first name; where open pages stand behind the same name, by as
 * much of the address as no parameter stands for.
 */
export function closedFolders(table: Readonly<Record<string, Access>>): string[] {
  const patterns = Object.keys(table)
  const isOpen = (folder: string) =>
    patterns.some((pattern) => table[pattern] === 'anyone' && (pattern === folder || pattern.startsWith(`${folder}/`)))
  const folders = patterns
    .filter((pattern) => table[pattern] !== 'anyone')
    .map((pattern) => {
      const folder = `/${pattern.split('/')[1]}`
      if (isOpen(folder)) return pattern.replace(/[:*].*$/, '')
      return folder in table || `${folder}/*` in table ? folder : `${folder}/`
    })
  return [...new Set(folders)]
}
