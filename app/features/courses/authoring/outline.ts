/** A lesson as the outline of its course shows it. */
export interface OutlineLesson {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly status: 'draft' | 'published'
  readonly durationSeconds: number
  readonly isPreview: boolean
  readonly opensInTrial: boolean
  readonly isReviewed: boolean
  /** Members who opened it, and what they wrote: it goes when the lesson goes. */
  readonly members: number
  readonly notes: number
}

export interface OutlineModule {
  readonly id: string
  readonly title: string
  readonly lessons: ReadonlyArray<OutlineLesson>
}

/** Where something goes: `index` counts places among the others, from 0. */
export type Move =
  | { readonly kind: 'module'; readonly id: string; readonly index: number }
  | { readonly kind: 'lesson'; readonly id: string; readonly moduleId: string; readonly index: number }

interface Places {
  readonly id: string
  readonly lessons: ReadonlyArray<{ readonly id: string }>
}

/** The outline after a move; null where what is moved, or the module it goes to, is not there. */
export function moved<Module extends Places>(modules: ReadonlyArray<Module>, move: Move): ReadonlyArray<Module> | null {
  if (move.kind === 'module') {
    const module = modules.find(({ id }) => id === move.id)
    return module ? placed(modules, module, move.index) : null
  }
  const lesson = modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === move.id)
  if (!lesson || !modules.some(({ id }) => id === move.moduleId)) return null
  return modules.map((module) => {
    const others = module.lessons.filter(({ id }) => id !== move.id)
    return { ...module, lessons: module.id === move.moduleId ? placed(others, lesson, move.index) : others }
  })
}

function placed<Item extends { readonly id: string }>(items: ReadonlyArray<Item>, item: Item, index: number): Item[] {
  const others = items.filter(({ id }) => id !== item.id)
  return others.toSpliced(Math.max(0, Math.min(index, others.length)), 0, item)
}

/** One place up or down; a lesson goes on in the module above or below. Null at the end of the way. */
export function step(
  modules: ReadonlyArray<Places>,
  { kind, id, by }: { kind: Move['kind']; id: string; by: -1 | 1 },
): Move | null {
  if (kind === 'module') {
    const index = modules.findIndex((module) => module.id === id) + by
    return index >= 0 && index < modules.length ? { kind, id, index } : null
  }
  const at = modules.findIndex(({ lessons }) => lessons.some((lesson) => lesson.id === id))
  const own = modules[at]
  if (!own) return null
  const index = own.lessons.findIndex((lesson) => lesson.id === id) + by
  if (index >= 0 && index < own.lessons.length) return { kind, id, moduleId: own.id, index }
  const next = modules[at + by]
  return next ? { kind, id, moduleId: next.id, index: by < 0 ? next.lessons.length : 0 } : null
}

/** A move as a form sends it, in one field: a button’s value. */
export function moveText(move: Move): string {
  return move.kind === 'module' ? `${move.id} ${move.index}` : `${move.id} ${move.moduleId} ${move.index}`
}

/** The move in a field of a form; null where it says none. */
export function moveIn(text: string | undefined): Move | null {
  const parts = (text ?? '').split(' ')
  const index = Number(parts.at(-1))
  if (!Number.isSafeInteger(index) || index < 0) return null
  if (parts.length === 2) return { kind: 'module', id: parts[0]!, index }
  return parts.length === 3 ? { kind: 'lesson', id: parts[0]!, moduleId: parts[1]!, index } : null
}

/** Where something stands, as it is read out: “Light, lesson 2 of 3 in The nights you have”. */
export function formatPlace(modules: ReadonlyArray<OutlineModule>, id: string): string {
  const module = modules.findIndex((one) => one.id === id)
  if (module >= 0) return `${modules[module]!.title}, module ${module + 1} of ${modules.length}`
  const own = modules.find(({ lessons }) => lessons.some((lesson) => lesson.id === id))
  const at = own?.lessons.findIndex((lesson) => lesson.id === id) ?? -1
  return own ? `${own.lessons[at]!.title}, lesson ${at + 1} of ${own.lessons.length} in ${own.title}` : ''
}

/** What something is dropped on, and on which half of it. */
interface DropPlace {
  readonly id: string
  readonly isAfter: boolean
}

/** The move that lets go here; null where that changes nothing or has no place. A lesson over the head of a module becomes its first. */
export function dropMove(modules: ReadonlyArray<Places>, { kind, id }: Pick<Move, 'kind' | 'id'>, over: DropPlace): Move | null {
  const move = kind === 'module' ? moduleDrop(modules, id, over) : lessonDrop(modules, id, over)
  return move && isElsewhere(modules, move) ? move : null
}

function moduleDrop(modules: ReadonlyArray<Places>, id: string, over: DropPlace): Move | null {
  const others = modules.filter((module) => module.id !== id)
  const at = others.findIndex((module) => module.id === over.id || module.lessons.some((lesson) => lesson.id === over.id))
  return at < 0 ? null : { kind: 'module', id, index: at + (over.isAfter ? 1 : 0) }
}

function lessonDrop(modules: ReadonlyArray<Places>, id: string, over: DropPlace): Move | null {
  for (const module of modules) {
    if (module.id === over.id) return { kind: 'lesson', id, moduleId: module.id, index: 0 }
    const at = module.lessons.filter((lesson) => lesson.id !== id).findIndex((lesson) => lesson.id === over.id)
    if (at >= 0) return { kind: 'lesson', id, moduleId: module.id, index: at + (over.isAfter ? 1 : 0) }
  }
  return null
}

function isElsewhere(modules: ReadonlyArray<Places>, move: Move): boolean {
  const order = (all: ReadonlyArray<Places>) =>
    all.map(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)].join()).join(' ')
  const after = moved(modules, move)
  return after !== null && order(after) !== order(modules)
}
