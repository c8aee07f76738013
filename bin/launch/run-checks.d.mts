export function runLanes(
  lanes: ReadonlyArray<ReadonlyArray<{ name: string; run: () => unknown }>>,
  options?: { print?: (line: string) => void },
): Promise<{ passed: number; failed: number }>
