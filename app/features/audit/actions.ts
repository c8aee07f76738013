/** Every act that the audit log knows, in words: who did it stands before them, to whom behind. */
export const actions = {
  'owner.created': 'Set up the owner’s account',
  'admin.granted': 'Made admin',
  'admin.revoked': 'Took admin away',
  'sessions.ended': 'Signed out everywhere',
  'second-step.taken': 'Took the second step away',
  'membership.granted': 'Gave full access',
  'membership.revoked': 'Took full access away',
  'erasure.requested': 'Started a deletion',
  'erasure.kept': 'Took a deletion back',
  'outbox.sent': 'Sent mails that had waited in the outbox',
  'outbox.opened': 'Looked at the link of a written mail',
  'settings.saved': 'Saved settings of the site',
  'settings.forgotten': 'Put settings back to what the product ships',
  'settings.restored': 'Put back what settings of the site said before',
  'message.off-top': 'Took a message off the top of the inbox',
  'story.approved': 'Published a story',
  'story.edited': 'Changed the words of a story',
  'story.declined': 'Declined a story',
  'story.returned': 'Put a story back to those that wait',
  'writing.requested': 'Had articles written',
  'writing.cancelled': 'Stopped the writing of articles',
  'writing.retried': 'Had the writing of articles go on',
  'writing.saved': 'Saved written articles',
  'daily.saved': 'Saved the settings of the daily article',
  'daily.restored': 'Put back what the settings of the daily article said before',
  'post.created': 'Began a post',
  'post.edited': 'Edited a post',
  'post.published': 'Published a post',
  'post.unpublished': 'Unpublished a post',
  'post.scheduled': 'Scheduled a post',
  'post.reviewed': 'Reviewed a post',
  'post.deleted': 'Deleted a post',
  'refresh.requested': 'Had a shop read',
  'refresh.cancelled': 'Stopped the reading of a shop',
  'refresh.done': 'Took over what a shop says',
  'product.created': 'Added a product',
  'product.edited': 'Edited a product',
  'product.pictured': 'Chose the picture of a product',
  'product.featured': 'Featured a product',
  'product.unfeatured': 'Stopped featuring a product',
  'product.deleted': 'Deleted a product',
  'difference.taken': 'Took over what a page says of a product',
  'difference.kept': 'Kept their own words against the page of a product',
  'test-products.added': 'Added test products',
  'test-products.cleared': 'Cleared the test products',
  'descriptions.cleaned': 'Cleaned descriptions of products',
  'import.read': 'Read a file of products for review',
  'import.saved': 'Imported products',
  'import.undone': 'Took an import of products back',
  'products.exported': 'Exported the products',
  'supplier.saved': 'Saved a supplier',
  'supplier.deleted': 'Deleted a supplier',
  'supplier.restored': 'Brought back what a supplier was before',
  'shop-settings.saved': 'Saved the settings of the shop',
  'shop-settings.restored': 'Put back what the settings of the shop said before',
  'course.created': 'Began a course',
  'course.edited': 'Edited a course',
  'course.published': 'Published a course',
  'course.unpublished': 'Unpublished a course',
  'course.deleted': 'Deleted a course with its lessons',
  'module.deleted': 'Deleted a module with its lessons',
  'lesson.created': 'Began a lesson',
  'lesson.edited': 'Edited a lesson',
  'lesson.published': 'Published a lesson',
  'lesson.unpublished': 'Unpublished a lesson',
  'lesson.reviewed': 'Noted who reviewed a lesson',
  'lesson.unreviewed': 'Set the review of a lesson back',
  'lesson.deleted': 'Deleted a lesson',
  'recording.added': 'Added a recording to a lesson',
  'recording.deleted': 'Deleted a recording of a lesson',
  'captions.saved': 'Saved captions of a lesson',
  'captions.deleted': 'Deleted captions of a lesson',
  'lab-target.saved': 'Saved a target for a lab test',
  'lab-target.deleted': 'Deleted a target for a lab test',
  'lab-target.restored': 'Brought back what a target for a lab test was before',
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

/** An id stands with its first eight characters, as people read it out. */
const ID = /^([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

type Details = Readonly<Record<string, string | number | boolean>>

/** “section house, sessions 2”: what an entry says beyond its action. */
export function formatDetails(details: Details): string {
  return Object.entries(details)
    .map(([name, value]) => `${name} ${String(value).replace(ID, '$1')}`)
    .join(', ')
}
