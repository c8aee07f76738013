export function alone<T>(name: string, folder: string, work: (addProgram: (pid: number) => void) => Promise<T>): Promise<T>
export function lockOf(name: string, folder: string): (() => void) | null
