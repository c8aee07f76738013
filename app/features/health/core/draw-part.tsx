import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { DateLanguage } from '#base/dates/format-date.ts'
import { DateLanguageContext } from '#features/identity/dates/date-text.tsx'
import { ReaderLanguage } from '#features/identity/dates/reader-language.tsx'

/**
 * The markup of a part of a member's page that nothing in the browser changes (ui/ready-markup.tsx), written for a reader of that language. Its
 * `name` tells the ids in it from those of the page and of its other parts.
 */
export function drawPart(name: string, language: DateLanguage, part: ReactNode): string {
  const text = renderToStaticMarkup(
    <DateLanguageContext value={language}>
      <ReaderLanguage value={language}>{part}</ReaderLanguage>
    </DateLanguageContext>,
    { identifierPrefix: `${name}-` },
  )
  return text.replaceAll(EMPTY_SHAPE, '/>').replaceAll(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The ends of shapes of a drawing, which HTML allows to write as XML does. */
const EMPTY_SHAPE = /><\/(?:path|circle|rect|image|use)>/g

/** Signs of print, written as their numbers: a text without letters of other scripts takes one byte a letter in memory then, and not two. */
const SIGNS = /[‘’“”–—…]/g
