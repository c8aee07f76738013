const MAX_ALIKE = 3

/** A few of each kind of page, of which there are ever more: posts and products. For what takes a browser seconds a page. */
export function fewAlike(paths: readonly string[]): string[] {
  const kinds = new Map<string, number>()
  return paths.filter((path) => {
    const kind = /^\/(?:blog|shop)(?=\/.)/.exec(path)?.[0]
    if (kind === undefined) return true
    const alike = (kinds.get(kind) ?? 0) + 1
    kinds.set(kind, alike)
    return alike <= MAX_ALIKE
  })
}
