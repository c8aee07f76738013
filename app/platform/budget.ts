/** How much there is of something: for all together, and for each of those who share it. */
export interface BudgetSize {
  readonly inAll: number
  readonly each: number
}

/** `all`: nothing is left for anybody; `each`: this one has taken what they may. */
export type Taken = { readonly ok: true } | { readonly ok: false; readonly full: 'all' | 'each' }

/**
 * What many share and nobody may use up: memory, connections, streams. Counts in this process alone, because what it counts is this
 * process’s.
 */
export class Budget {
  readonly #size: BudgetSize
  readonly #takenBy = new Map<string, number>()
  #taken = 0

  constructor(size: BudgetSize) {
    this.#size = size
  }

  /** What is taken at the moment, by all together. */
  get taken(): number {
    return this.#taken
  }

  /** What one of them has taken. */
  takenBy(whose: string): number {
    return this.#takenBy.get(whose) ?? 0
  }

  /** Takes an amount, or nothing of it when that is more than is left. Whoever gets it gives it back. */
  take(whose: string, amount = 1): Taken {
    if (this.#taken + amount > this.#size.inAll) return { ok: false, full: 'all' }
    const theirs = this.takenBy(whose) + amount
    if (theirs > this.#size.each) return { ok: false, full: 'each' }
    this.#taken += amount
    this.#takenBy.set(whose, theirs)
    return { ok: true }
  }

  giveBack(whose: string, amount = 1): void {
    this.#taken -= amount
    const left = this.takenBy(whose) - amount
    if (left > 0) this.#takenBy.set(whose, left)
    else this.#takenBy.delete(whose)
  }
}
