import { formatCost } from './cost.ts'

interface BudgetLineProps {
  /** Millionths of a US dollar. */
  spent: number
  limit: number | null
  /** The model that writes; null where the library composer does. */
  model: string | null
}

/** What the model has cost this month. */
export function BudgetLine({ spent, limit, model }: BudgetLineProps) {
  if (model === null && spent === 0) return null
  return (
    <p className="num border-t border-line pt-4 text-sm">
      {formatCost(spent)}{' '}
      {limit === null ? 'spent on the model this month' : `of ${formatCost(limit)} spent on the model this month`}
    </p>
  )
}
