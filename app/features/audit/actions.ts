import { isId } from '#base/ids.ts'

/** Every act that the audit log knows, in words: who did it stands before them, to whom behind. */
export const actions = {
  'owner.created': 'Set up the owner’s account',
  'admin.granted': 'Made admin',
  'admin.revoked': 'Removed admin',
  'sessions.ended': 'Signed out everywhere',
  'second-step.taken': 'Removed the second step',
  'membership.granted': 'Gave full access',
  'membership.revoked': 'Removed full access',
  'erasure.requested': 'Started a deletion',
  'erasure.kept': 'Cancelled a deletion',
  'attention.put-off': 'Put something off on the overview',
  'attention.taken-back': 'Had something on the overview again that was put off',
  'first-steps.put-away': 'Put the first steps away',
  'first-steps.shown': 'Had the first steps shown again',
  'outbox.sent': 'Sent mails that had waited in the outbox',
  'outbox.opened': 'Looked at the link of a written mail',
  'settings.saved': 'Saved settings of the site',
  'settings.forgotten': 'Reset settings of the site',
  'settings.restored': 'Restored earlier settings of the site',
  'service.saved': 'Changed the settings of a service',
  'service.forgotten': 'Removed the settings of a service',
  'service.files-moved': 'Every file of the site was moved',
  'service.files-called-back': 'Had the files of the site moved back to its folder',
  'service.files-stopped': 'Stopped moving the files of the site',
  'site.opened': 'Opened the site',
  'site.closed': 'Made the site a sample again',
  'claim.confirmed': 'Confirmed claims of the site',
  'claim.replaced': 'Replaced a claim of the site',
  'claim.dropped': 'Dropped claims of the site',
  'claim.reopened': 'Withdrew a decision about a claim of the site',
  'page.created': 'Started a page',
  'page.published': 'Published a page',
  'page.unpublished': 'Unpublished a page',
  'page.moved': 'Changed the address of a page',
  'page.deleted': 'Deleted a page',
  'file.added': 'Uploaded a recording or PDF for a text',
  'starter.removed': 'Took starter content away',
  'starter.restored': 'Brought starter content back',
  'redirect.saved': 'Saved a redirect',
  'redirect.deleted': 'Deleted a redirect',
  'redirect.restored': 'Restored an earlier version of a redirect',
  'message.off-top': 'Removed a message from the top of the inbox',
  'story.approved': 'Published a story',
  'story.edited': 'Changed the words of a story',
  'story.declined': 'Declined a story',
  'story.returned': 'Moved a story back to those waiting',
  'testimonial.added': 'Typed in a testimonial',
  'testimonial.edited': 'Edited a testimonial',
  'testimonial.published': 'Published a testimonial',
  'testimonial.unpublished': 'Unpublished a testimonial',
  'testimonial.deleted': 'Deleted a testimonial',
  'writing.requested': 'Requested articles',
  'writing.cancelled': 'Stopped the writing of articles',
  'writing.retried': 'Resumed the writing of articles',
  'writing.saved': 'Saved written articles',
  'daily.saved': 'Saved the settings of the daily article',
  'daily.restored': 'Restored earlier settings of the daily article',
  'post.created': 'Started a post',
  'post.edited': 'Edited a post',
  'post.published': 'Published a post',
  'post.unpublished': 'Unpublished a post',
  'post.scheduled': 'Scheduled a post',
  'post.reviewed': 'Reviewed a post',
  'post.deleted': 'Deleted a post',
  'refresh.requested': 'Started the reading of a shop',
  'refresh.cancelled': 'Stopped the reading of a shop',
  'refresh.done': 'Applied what a shop says',
  'product.created': 'Added a product',
  'product.edited': 'Edited a product',
  'product.pictured': 'Chose the picture of a product',
  'product.featured': 'Featured a product',
  'product.unfeatured': 'Stopped featuring a product',
  'product.deleted': 'Deleted a product',
  'difference.taken': 'Applied what a page says about a product',
  'difference.kept': 'Kept their own words over a product’s page',
  'test-products.added': 'Added test products',
  'test-products.cleared': 'Cleared the test products',
  'descriptions.cleaned': 'Cleaned descriptions of products',
  'import.read': 'Read a file of products for review',
  'import.saved': 'Imported products',
  'import.undone': 'Undid an import of products',
  'products.exported': 'Exported the products',
  'supplier.saved': 'Saved a supplier',
  'supplier.deleted': 'Deleted a supplier',
  'supplier.restored': 'Restored an earlier version of a supplier',
  'shop-settings.saved': 'Saved the settings of the shop',
  'shop-settings.restored': 'Restored earlier settings of the shop',
  'course.created': 'Started a course',
  'course.edited': 'Edited a course',
  'course.published': 'Published a course',
  'course.unpublished': 'Unpublished a course',
  'course.deleted': 'Deleted a course with its lessons',
  'module.deleted': 'Deleted a module with its lessons',
  'lesson.created': 'Started a lesson',
  'lesson.edited': 'Edited a lesson',
  'lesson.published': 'Published a lesson',
  'lesson.unpublished': 'Unpublished a lesson',
  'lesson.reviewed': 'Noted who reviewed a lesson',
  'lesson.unreviewed': 'Removed the review of a lesson',
  'lesson.deleted': 'Deleted a lesson',
  'recording.added': 'Added a recording to a lesson',
  'recording.deleted': 'Deleted a recording of a lesson',
  'captions.saved': 'Saved captions of a lesson',
  'captions.deleted': 'Deleted captions of a lesson',
  'lab-target.saved': 'Saved a target for a lab test',
  'lab-target.deleted': 'Deleted a target for a lab test',
  'lab-target.restored': 'Restored an earlier target for a lab test',
  'calendar-settings.saved': 'Saved the settings of the calendar',
  'calendar-client.deleted': 'Deleted a client with their appointments',
} as const satisfies Record<string, string>

/** An action of a later version, read by an earlier one, stands as it is. */
export function formatAction(action: string): string {
  return isAction(action) ? actions[action] : action
}

export function isAction(text: string | null): text is keyof typeof actions {
  return text !== null && Object.hasOwn(actions, text)
}

type Details = Readonly<Record<string, string | number | boolean>>

/** “section house, sessions 2”: what an entry says beyond its action. */
export function formatDetails(details: Details): string {
  return Object.entries(details)
    .map(([name, value]) => `${name} ${shortened(String(value))}`)
    .join(', ')
}

/** An id stands with its first eight characters, as people read it out. */
const shortened = (text: string) => (isId(text) ? text.slice(0, 8) : text)
