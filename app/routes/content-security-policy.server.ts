import type { PageSources } from '#platform/page-sources.server.ts'

import type { Area } from './area.ts'

/** What a page may play from elsewhere: pages of members and of the owner nothing, whatever their loader says. */
export function sourcesFor(area: Area, sources: PageSources): PageSources {
  return area === 'site' ? sources : { frames: [], media: [] }
}

/**
 * The policy of a page.
 *
 * @param scripts what may run besides our own files; null where no script may
 * @param others the one other origin whose scripts may run and be told something, or null; and those of which the page may play something
 * @param styles where styles may come from; the player’s elements bring theirs with the page’s nonce
 */
export function contentSecurityPolicy(
  scripts: ReadonlyArray<string> | null,
  { statistics, sources }: { readonly statistics: string | null; readonly sources: PageSources },
  styles = "'self'",
): string {
  return [
    "default-src 'self'",
    scripts ? `script-src 'self' ${[...scripts, ...(statistics ? [statistics] : [])].join(' ')}` : "script-src 'none'",
    ...(statistics ? [`connect-src 'self' ${statistics}`] : []),
    `style-src ${styles}`,
    // React writes a component's `style` property as an attribute; it holds lengths and ratios, never scripts.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // A recording that somebody is about to send is looked at first: how long it lasts.
    ['media-src', "'self' blob:", ...sources.media].join(' '),
    ...(sources.frames.length > 0 ? [`frame-src ${sources.frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
