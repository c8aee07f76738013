export function typedPath(text: string): string
export function typedPlace(text: string): string
