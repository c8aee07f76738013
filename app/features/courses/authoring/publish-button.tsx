import { Button } from '#ui/button.tsx'

/** Shows a course to everybody, or hides it again; `title` says of which, where several stand in a list. */
export function PublishButton({ isPublished, title }: { isPublished: boolean; title?: string }) {
  return (
    <Button kind="secondary" size="small" name="intent" value={isPublished ? 'unpublish' : 'publish'} busyLabel="Saving...">
      {isPublished ? 'Unpublish' : 'Publish'}
      {title && <span className="vh"> {title}</span>}
    </Button>
  )
}
