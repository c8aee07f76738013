import { createContext, use, type ReactNode } from 'react'

/** In which language the dates of this page are written; null as the site writes them. Member pages say so. */
export const DateLanguageContext = createContext<string | null>(null)

/** A written date among words of the site: says in which language it is, for those who listen to the page. */
export function DateText({ children }: { children: ReactNode }) {
  const language = use(DateLanguageContext)
  return language === null ? children : <span lang={language}>{children}</span>
}
