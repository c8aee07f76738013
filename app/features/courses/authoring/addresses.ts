export const COURSES = '/admin/courses'

export function courseAddress(id: string): string {
  return `${COURSES}/${id}`
}

export function lessonAddress(id: string): string {
  return `${COURSES}/lessons/${id}`
}

/** The page of a lesson with what was typed and not saved in its form. */
export function draftAddress(lessonId: string, draftId: string): string {
  return `${lessonAddress(lessonId)}?draft=${draftId}`
}

/** A lesson on its page as somebody else sees it. */
export function lessonAs(path: string, who: 'visitor' | 'trial' | 'member'): string {
  return `${path}?as=${who}`
}
