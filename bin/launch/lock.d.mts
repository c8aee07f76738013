export function alone<T>(name: string, folder: string, work: (addProgram: (pid: number) => void) => Promise<T>): Promise<T>
