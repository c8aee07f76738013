import { clockTime, localDay } from '#base/dates/local-day.ts'
import { findEditedPost } from '#features/blog/editor/edit-post.server.ts'
import { findVersion, listVersions } from '#features/blog/editor/versions.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { findBlockProblems } from '#features/writing/block-problems.server.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { findUnclaimed } from '#routes/admin/unclaimed.server.ts'
import type { Services } from '#services.server.ts'

const origins: Readonly<Record<string, string>> = {
  hand: 'Written by hand.',
  library: 'Composed from your library without an AI model.',
  starter: 'Came with the product.',
}

/** What the editor shows of a post: as it is saved, or one of its versions in the form. Null when there is no such post. */
export async function loadEditor(
  all: Pick<Services, 'db' | 'clock' | 'site'>,
  person: Viewer,
  id: string,
  versionId: string | null,
) {
  const zone = person.timeZone ?? 'UTC'
  const label = (instant: Date) => instantLabel(instant, person.timeZone)
  const toTheSecond = (instant: Date) => withSeconds(label(instant), instant)
  const [post, versions, version, siteName] = await Promise.all([
    findEditedPost(all, id),
    listVersions(all, person, id),
    versionId ? findVersion(all, id, versionId) : null,
    all.site.name(),
  ])
  if (!post) return null
  const content = version?.content ?? post.content
  const own = versions.find(({ kind, isOwn, savedAt }) => kind === 'autosaved' && isOwn && savedAt > post.updatedAt)
  return {
    post: {
      id,
      slug: post.content.slug,
      status: post.status,
      version: post.version,
      note: post.note,
      wasPublished: post.wasPublished,
      originWords: origins[post.origin] ?? `Written by the model ${post.model ?? 'that was in use'}.`,
      review: post.review && `Reviewed by ${post.review.by ?? 'somebody'} on ${label(post.review.at)}.`,
    },
    publication: {
      status: post.status,
      planned: post.scheduledFor && {
        at: post.scheduledFor,
        day: localDay(post.scheduledFor, zone),
        time: clockTime(post.scheduledFor, zone),
      },
      today: localDay(all.clock.now(), zone),
      zone,
    },
    content,
    problems: findBlockProblems(content.body, all.site.origin),
    claims: await findUnclaimed(all, [content.title, content.metaDescription, content.body]),
    shownVersion: version && { id: versionId!, when: toTheSecond(version.savedAt) },
    draft: own ? { id: own.id, when: label(own.savedAt) } : null,
    versions: versions.map(({ id, kind, savedAt, by, title, characters }) => {
      return { id, kind, by, title, characters, when: toTheSecond(savedAt) }
    }),
    site: { origin: all.site.origin, name: siteName },
  }
}

/** Several versions of one minute are told apart. Zones differ by whole minutes. */
function withSeconds(label: string, instant: Date): string {
  return label.replace(/\d\d:\d\d/, `$&:${String(instant.getUTCSeconds()).padStart(2, '0')}`)
}
