/** The five subjects. The name is also the value of `data-pillar`, which sets --p (marks), --pi (text) and --pw (wash). */
export type Pillar = 'sleep' | 'nutrition' | 'fitness' | 'supplements' | 'stress'

export const pillars: readonly Pillar[] = ['sleep', 'nutrition', 'fitness', 'supplements', 'stress']
