import type { PillarSlug } from '#content/pillars.ts'
import type { TrendDrawing } from '#features/health/trends/trend.ts'

/** One number over the last 30 days, as the dashboard shows it. */
export interface RecentTrend {
  readonly id: string
  readonly title: string
  readonly unit: string
  readonly pillar: PillarSlug | null
  readonly latest: { readonly value: string; readonly day: string } | null
  readonly finding: string
}

/** How the body does, next to how complete its record is (the score). */
export interface RecentTrends {
  readonly charts: ReadonlyArray<RecentTrend & { readonly drawing: TrendDrawing }>
  /** What has no chart of its own here. */
  readonly others: ReadonlyArray<RecentTrend>
  /** The numbers of the charts, newest first; a value a chart. */
  readonly days: ReadonlyArray<{ readonly day: string; readonly values: ReadonlyArray<string> }>
}
