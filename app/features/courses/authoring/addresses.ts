export const COURSES = '/admin/courses'

export function courseAddress(id: string): string {
  return `${COURSES}/${id}`
}

export function lessonAddress(id: string): string {
  return `${COURSES}/lessons/${id}`
}

/** A lesson on its page as somebody else sees it. */
export function lessonAs(path: string, who: 'visitor' | 'trial' | 'member'): string {
  return `${path}?as=${who}`
}
