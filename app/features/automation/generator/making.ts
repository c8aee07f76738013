/** Who made a post, in words. */
export function formatMaking({ origin, model }: { origin: string; model: string | null }): string {
  if (origin === 'model') return model === null ? 'An AI model' : `The model ${model}`
  if (origin === 'library') return 'Composed from your library without an AI model'
  return 'A person'
}
