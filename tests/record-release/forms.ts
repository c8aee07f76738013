import { DomUtils, parseDocument } from 'htmlparser2'

/** A form as a page holds it, filled in as the page fills it in. */
export interface PageForm {
  readonly action: string | null
  readonly method: string
  readonly isMultipart: boolean
  /** The names of everything that can be filled in. */
  readonly names: ReadonlySet<string>
  readonly filled: ReadonlyArray<readonly [name: string, value: string]>
  /** What its buttons say, and what each sends along. */
  readonly buttons: ReadonlyArray<{ readonly says: string; readonly sends: ReadonlyArray<readonly [string, string]> }>
}

type Document = ReturnType<typeof parseDocument>
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

const elements = (name: string, within: Document | Element[]) => DomUtils.getElementsByTagName(name, within, true)
const words = (element: Element) => DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim()

/** The forms of a page, in their order. */
export function formsOf(html: string): PageForm[] {
  const page = parseDocument(html)
  return elements('form', page).map((form) => {
    const { id, action, method, enctype } = form.attribs
    const isInside = (element: Element): boolean => element.attribs['form'] === undefined && within(element, form)
    const fields = ['input', 'select', 'textarea', 'button']
      .flatMap((name) => elements(name, page))
      .filter((field) => (id !== undefined && field.attribs['form'] === id) || isInside(field))
    const buttons = fields.filter(isButton)
    const named = fields.filter((field) => !isButton(field) && field.attribs['name'])
    return {
      action: action ?? null,
      method: method ?? 'get',
      isMultipart: enctype === 'multipart/form-data',
      names: new Set(named.map(({ attribs }) => attribs['name']!)),
      filled: named.flatMap(valueOf),
      buttons: buttons.map((button) => ({
        says: button.attribs['aria-label'] ?? words(button),
        sends: button.attribs['name'] ? [[button.attribs['name'], button.attribs['value'] ?? '']] : [],
      })),
    }
  })
}

/** Why a page refuses a form: what it says in alerts and beside fields; else all that it says. */
export function complaintsOf(html: string): string {
  const page = parseDocument(html)
  const said = DomUtils.findAll(({ attribs }) => attribs['role'] === 'alert', page.children)
  return (said.length > 0 ? said : elements('main', page)).map(words).filter(Boolean).join(' ').slice(0, 1000)
}

function within(element: Element, form: Element): boolean {
  for (let up = element.parent; up; up = up.parent) if (up === form) return true
  return false
}

function isButton({ name, attribs }: Element): boolean {
  return name === 'button' || (name === 'input' && attribs['type'] === 'submit')
}

function valueOf(field: Element): Array<readonly [string, string]> {
  const { attribs } = field
  const name = attribs['name']!
  if (attribs['disabled'] !== undefined || attribs['type'] === 'file') return []
  if (field.name === 'textarea') return [[name, DomUtils.textContent(field)]]
  if (field.name === 'select') {
    const options = elements('option', [field])
    const chosen = options.find((option) => option.attribs['selected'] !== undefined) ?? options[0]
    return chosen ? [[name, chosen.attribs['value'] ?? words(chosen)]] : []
  }
  const isChoice = attribs['type'] === 'checkbox' || attribs['type'] === 'radio'
  if (isChoice && attribs['checked'] === undefined) return []
  return [[name, attribs['value'] ?? (isChoice ? 'on' : '')]]
}
