import type { Locator } from 'playwright-core'

import type { Visitor } from './browser.ts'

/** A field by its label, whether or not it says that it is optional. */
const field = (within: Locator, label: string) =>
  within.getByLabel(new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}(?: Optional)?$`)).first()

/** A page as a person uses it, with every page that is opened and every click, field, choice and file counted. */
export function countedActs(owner: Visitor) {
  const pages: string[] = []
  let acts = 0
  const { page } = owner
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const count = <Result>(work: Promise<Result>) => ((acts += 1), work)
  return {
    acts: () => acts,
    pages: () => pages,
    open: (path: string) => (pages.push(path), count(owner.goTo(path))),
    /** A link or a button has led to another page: it is counted as one that was opened. */
    arrive: async (heading: string | RegExp) => {
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      pages.push(new URL(page.url()).pathname)
    },
    fill: (label: string, text: string) => count(field(main, label).fill(text)),
    fillOver: (label: string, text: string) => count(field(dialog, label).fill(text)),
    choose: (label: string, value: string) => count(field(main, label).selectOption(value)),
    send: (label: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
      count(field(main, label).setInputFiles(file)),
    press: (name: string | RegExp) => count(page.getByRole('button', { name, exact: true }).first().click()),
    pressOver: (name: string) => count(dialog.getByRole('button', { name, exact: true }).click()),
    answer: (name: string) => count(page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()),
    follow: (name: string) => count(main.getByRole('link', { name, exact: true }).first().click()),
    /** The form of a button has opened. */
    sees: (button: string) => main.getByRole('button', { name: button, exact: true }).waitFor(),
    offers: async (button: RegExp) => (await main.getByRole('button', { name: button }).count()) > 0,
    /** A button is done, and not needed any more. */
    isGone: (button: RegExp) => main.getByRole('button', { name: button }).waitFor({ state: 'detached' }),
    told: (sentence: string | RegExp) => page.getByText(sentence).first().waitFor(),
  }
}

export type CountedActs = ReturnType<typeof countedActs>
