/** placeholder */
export const reviewedPatterns: Readonly<Record<string, string>> = {}
