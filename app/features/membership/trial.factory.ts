import type { TrialForm } from './core/trial.ts'

/** What the trial form brings, for tests. */
export function aTrialForm(changes: Partial<TrialForm> = {}): TrialForm {
  return { firstName: 'Maya', email: 'maya@example.com', timeZone: 'Europe/Berlin', ...changes }
}
