/** A message to learn from. */
export interface Example {
  readonly isIt: boolean
  readonly has: readonly string[]
}

/** What every message has, and what its features add. */
export interface Learned {
  readonly none: number
  readonly weights: ReadonlyMap<string, number>
}

const FEWEST = 2
/** How hard weights are pulled towards 0. */
const PULL = 0.15
const ROUNDS = 400
const STEP = 0.05

/** Weights by logistic regression; both sides count as much, however many messages they have. The same messages give the same weights. */
export function learnWeights(examples: readonly Example[]): Learned {
  const features = featuresOf(examples)
  const rows = examples.map(({ has }) => [0, ...has.flatMap((feature) => features.get(feature) ?? [])])
  const ofIt = examples.filter(({ isIt }) => isIt).length
  const shares = examples.map(({ isIt }) => 0.5 / (isIt ? ofIt : examples.length - ofIt))
  const size = features.size + 1
  const weights = new Float64Array(size)
  const [mean, square] = [new Float64Array(size), new Float64Array(size)]
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : (PULL * weight) / examples.length))
    rows.forEach((row, at) => {
      const sum = row.reduce((total, feature) => total + weights[feature]!, 0)
      const wrong = 1 / (1 + Math.exp(-sum)) - (examples[at]!.isIt ? 1 : 0)
      for (const feature of row) slope[feature]! += wrong * shares[at]!
    })
    slope.forEach((steep, at) => {
      mean[at] = 0.9 * mean[at]! + 0.1 * steep
      square[at] = 0.999 * square[at]! + 0.001 * steep * steep
      weights[at]! -= (STEP * (mean[at]! / (1 - 0.9 ** round))) / (Math.sqrt(square[at]! / (1 - 0.999 ** round)) + 1e-8)
    })
  }
  return { none: weights[0]!, weights: new Map([...features].map(([feature, at]) => [feature, weights[at]!])) }
}

/** The features that more than one message has, each with its place; place 0 is what every message has. */
function featuresOf(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { has } of examples) for (const feature of has) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= FEWEST).map(([feature]) => feature)
  return new Map(kept.map((feature, at) => [feature, at + 1]))
}
