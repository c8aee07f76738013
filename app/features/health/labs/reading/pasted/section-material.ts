import { inBloodGases } from './blood-gases.ts'
import type { RowResult } from './read-row.ts'
import { isOfBlood, materialIn, materialInColumn, withMaterial, type Section } from './sections.ts'

/** What the results of a section were measured in, while a report is read from top to bottom. */
export class SectionMaterial {
  #said: string | null = null
  /** The material of a section that may have ended. */
  #doubted: string | null = null
  #gases: 'arterial' | 'blood' | null = null

  enter(section: Section): void {
    if (section.kind === 'part') return
    this.#said = section.kind === 'material' ? section.said : null
    this.#doubted = null
    this.#gases = section.kind === 'blood' ? (section.gases ?? null) : null
  }

  /** A heading that is none we know: what is below it may be of the same material, or of blood. */
  enterUnknown(heading: string): void {
    if (isHeading(heading)) this.#end()
  }

  #end(): void {
    if (this.#said === null) return
    this.#doubted = this.#said
    this.#said = null
  }

  /** A result with its material in brackets behind the name, where that does not say it. */
  applyTo(result: RowResult): RowResult {
    if (isOfBlood(result.name)) this.#end()
    const material = (result.material === '' ? null : materialInColumn(result.material)) ?? this.#said
    const isDoubtful = material === null && this.#doubted !== null && materialIn(result.name) === null && !isOfBlood(result.name)
    const note = isDoubtful
      ? `Further up the report says “${this.#doubted}”. If this was measured in it too, add that to the name.`
      : null
    return {
      ...result,
      name: inBloodGases(withMaterial(result.name, material === 'blood' ? null : material), this.#gases),
      note: [result.note, note].filter(Boolean).join(' ') || null,
    }
  }
}

function isHeading(line: string): boolean {
  return line.length <= 40 && !/\d/.test(line) && (line === line.toUpperCase() || line.endsWith(':')) && /\p{L}{4}/u.test(line)
}
