/**
 * Who may open an address.
 * - `anyone`: no session needed.
 * - `member`: a signed-in person; others go to `/auth?next=…`.
 * - `admin`: an administrator; others get the 'Access Denied' page (401 or 403), or its words where no page renders.
 * - `checked inside`: it refuses in its own form (JSON), checks a token, or holds files that each have readers of their own.
 */
export type Access = 'anyone' | 'member' | 'admin' | 'checked inside'

/** The pages for which something stands in while they are on their way (`document-parts.tsx` draws it). */
export type Pending = 'courses' | 'shop' | 'dashboard'

interface Facts {
  readonly who: Access
  /**
   * The most that a form or a call may bring, in bytes, where that is more than the common 1 MB: more than the largest file that is taken, so that who sends one that
   * is somewhat too large is told so beside the field; and room for the longest text in any script, each of its bytes escaped as a form may do it.
   */
  readonly maxBytes?: number
  /** Callers who are known by something else than a session: by what they send, once it was read whole, or by the secret of the mail server. */
  readonly knownBy?: 'body' | 'mail-server'
  /** It answers even while nobody can be looked up, and looks for itself whether somebody is signed in. */
  readonly identifiesItself?: true
  /** Robots are kept out although anyone may open it (it is one person's, or counts who follows it), or let in although not everyone may. */
  readonly robots?: 'kept-out' | 'let-in'
  /** The id of the route, where a module stands at several addresses. */
  readonly id?: string
}

interface PageFacts extends Facts {
  /** Its action keeps what was typed when the session is over or cannot be read: it then finds no viewer. */
  readonly onLostSession?: 'keep-form'
  /** The same for every visitor, changes nothing, and mostly answered from memory: the browser may fetch it before its link is followed. */
  readonly prefetch?: true
  readonly pending?: Pending
  /** The owner may take the page from the site: it is there as long as it is listed. */
  readonly canLeave?: true
}

/**
 * What an address answers with.
 * - `page`: a page in the site’s frame, which shows toasts.
 * - `file`: bytes that caches may keep. Nobody is looked up for it, and its answer carries no cookie.
 * - `stream`: events, while somebody listens.
 * - `endpoint`: for scripts, programs and downloads; a refusal is text.
 * - `api`: an endpoint for programs with an access token of their own; cookies do not count.
 */
export type AddressKind = 'page' | 'file' | 'stream' | 'endpoint' | 'api'

/** One address of the product, with all that is true of it. */
export interface Address extends PageFacts {
  /** The whole pattern, in React Router's spelling: `/health/labs/:report`. */
  readonly path: string
  /** The module that answers, below `app/routes/`. */
  readonly module: string
  readonly kind: AddressKind
}

/** A frame around pages; with a path, it is a route with an action of its own. */
export interface Frame {
  readonly layout: string
  readonly path?: string
  readonly children: readonly Entry[]
}

export type Entry = Address | Frame

type Define<Known> = (path: string, module: string, facts: Known) => Address

const define =
  (kind: AddressKind): Define<Facts> =>
  (path, module, facts) => ({ path, module, kind, ...facts })

export const page: Define<PageFacts> = define('page')
export const file = define('file')
export const stream = define('stream')
export const endpoint = define('endpoint')
export const api = define('api')

/** Puts pages into the frame of a layout. */
export const layout = (module: string, children: readonly Entry[]): Frame => ({ layout: module, children })

/** The same, where the layout has an address itself: forms of any of its pages are sent there. */
export const section = (path: string, module: string, children: readonly Entry[]): Frame => ({ layout: module, path, children })

/** All addresses of a table, without their frames. */
export function addressesIn(entries: readonly Entry[]): Address[] {
  return entries.flatMap((entry) => ('layout' in entry ? addressesIn(entry.children) : [entry]))
}
