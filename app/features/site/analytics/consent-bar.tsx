import { consentBar } from '#content/analytics.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'

import { ConsentButtons } from './consent-buttons.tsx'
import { watchConsent } from './watch-consent.ts'

import consentCss from './consent.css?url'

interface ConsentBarProps {
  analytics: SiteSettings['analytics']
  nonce: string
}

/**
 * Asks whether visits may be counted. Only the server renders it. It shows while the question is open and the frame says
 * `data-counted`.
 */
export function ConsentBar({ analytics: { script, siteId }, nonce }: ConsentBarProps) {
  return (
    <>
      <link rel="stylesheet" href={consentCss} />
      <aside
        id="analytics"
        className="consent"
        aria-label={consentBar.label}
        data-yields=""
        data-script={script}
        data-site={siteId}
      >
        <div className="wrap">
          <p>
            {consentBar.text.replace('{host}', new URL(script).host)} <a href="/privacy">{consentBar.link}</a>.
          </p>
          <ConsentButtons />
        </div>
      </aside>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: `(${watchConsent})()` }} />
    </>
  )
}
