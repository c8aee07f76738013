import { consentPassage } from '#content/analytics.ts'
import { useSiteWords } from '#features/site/core/site-words.tsx'

import { ConsentButtons } from './consent-buttons.tsx'

import consentCss from './consent.css?url'

/** On /privacy: what is counted, what this browser has answered, and both answers again. Nothing where nothing is counted. */
export function ConsentPassage() {
  const { analytics } = useSiteWords()
  if (!analytics) return null
  const { heading, text, states, otherwise } = consentPassage
  return (
    <section className="passage">
      <link rel="stylesheet" href={consentCss} />
      <h2>{heading}</h2>
      <div className="prose">
        <p>{text.replace('{host}', new URL(analytics.script).host)}</p>
        <p>
          {Object.entries(states).map(([state, words]) => (
            <strong key={state} className="consent-state" data-state={state}>
              {words}
            </strong>
          ))}
          <span className="consent-otherwise">{otherwise}</span>
        </p>
        <div className="consent-again">
          <ConsentButtons />
        </div>
      </div>
    </section>
  )
}
