import type { Access } from '#routes/address.ts'

/**
 * Where robots have no business: whatever is not for anyone, by its first name; where open pages stand behind the same name, by as
 * much of the address as no parameter stands for, unless open pages begin with that too.
 */
export function closedFolders(table: Readonly<Record<string, Access>>): string[] {
  const patterns = Object.keys(table)
  const isOpen = (folder: string) =>
    patterns.some((pattern) => table[pattern] === 'anyone' && (pattern === folder || pattern.startsWith(`${folder}/`)))
  const folders = patterns
    .filter((pattern) => table[pattern] !== 'anyone')
    .flatMap((pattern) => {
      const folder = `/${pattern.split('/')[1]}`
      if (!isOpen(folder)) return folder in table || `${folder}/*` in table ? folder : `${folder}/`
      const address = pattern.replace(/[:*][\s\S]*$/, '')
      const isBeforeOpenOnes = patterns.some((open) => table[open] === 'anyone' && open.startsWith(address))
      return isBeforeOpenOnes ? [] : address
    })
  return [...new Set(folders)]
}
