/** Where a member sees what they imported. */
export const IMPORTS = '/health/imports'

/** Where files are sent, part by part. */
export const UPLOADS = '/health/uploads'

/** The page of one import. */
export function importAddress(id: string): string {
  return `${IMPORTS}/${id}`
}
