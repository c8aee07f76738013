/**
 * Runs inline before React on public pages of a site that counts visits: asks once, and loads the script of statistics after a
 * yes. Sent as its own source text, so it may use nothing from outside itself.
 *
 * Once the script is loaded, links lead to new documents, so that nothing of it stays where it may not be (sign-in, member
 * pages).
 */
export function watchConsent() {
  const STORED_AS = 'wellward:analytics'
  const root = document.documentElement
  const { script, site } = document.getElementById('analytics')!.dataset
  let isLoaded = false

  function load() {
    if (isLoaded) return
    isLoaded = true
    const element = document.createElement('script')
    element.src = script!
    element.defer = true
    // What the programs that an owner can run call it: Umami, Plausible, Fathom.
    if (site) Object.assign(element.dataset, { websiteId: site, domain: site, site })
    document.head.append(element)
    for (const kind of ['click', 'auxclick']) addEventListener(kind, follow, true)
    addEventListener('submit', (event) => event.stopImmediatePropagation(), true)
    addEventListener('popstate', () => location.reload())
  }

  function follow(event: Event) {
    const link = (event.target as Element).closest<HTMLElement>('a[href]')
    if (link && event.type === 'click') event.stopImmediatePropagation()
    const { event: name, facts } = link?.dataset ?? {}
    if (name && (event as MouseEvent).button !== 2) tell(name, JSON.parse(facts ?? '{}') as object)
  }

  /** Links say in `data-event` and `data-facts` what is worth telling of a click. */
  function tell(name: string, facts: object) {
    const { umami, plausible, fathom } = window as Counters
    if (umami) umami.track(name, facts)
    else if (plausible) plausible(name, { props: facts })
    else fathom?.trackEvent(name)
  }

  function settle(answer: string | null) {
    root.dataset.analytics = answer ?? 'open'
    if (answer === 'yes') load()
  }

  addEventListener(
    'submit',
    (event) => {
      if (!(event.target as Element).matches('[data-consent]')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const answer = (event.submitter as HTMLButtonElement).value
      try {
        localStorage.setItem(STORED_AS, answer)
      } catch {
        // A browser that keeps nothing is asked again on the next page.
      }
      // A script that runs can only be left behind.
      if (isLoaded && answer !== 'yes') location.reload()
      else settle(answer)
    },
    true,
  )

  let kept: string | null = null
  try {
    kept = localStorage.getItem(STORED_AS)
  } catch {}
  // Global Privacy Control is an answer, given beforehand to everybody.
  const said = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ? 'no' : null
  settle(kept === 'yes' || kept === 'no' ? kept : said)
}

/** What a script of statistics leaves in the window. */
type Counters = Window & {
  readonly umami?: { track(name: string, facts: object): void }
  readonly plausible?: (name: string, options: { props: object }) => void
  readonly fathom?: { trackEvent(name: string): void }
}
