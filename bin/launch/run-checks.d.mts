export function runChecks(
  checks: ReadonlyArray<{ name: string; run: () => unknown }>,
  options?: { print?: (line: string) => void },
): Promise<{ passed: number; failed: number }>
