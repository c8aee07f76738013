import { z } from 'zod'

import { ownAddress } from '#features/site/core/own-address.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'

import { fillRows, nameOf, readRows } from './numbered-rows.ts'
import type { RowList } from './row-list.ts'
import { atMost, required, type FieldGroup, type SectionForm } from './section-form.ts'

/** As many as the menu of a phone shows without scrolling. */
const BAR_ITEMS = 8
const FOOTER_GROUPS = 4
const FOOTER_ITEMS = 8

const WHERE = 'Please enter a path of this site, such as /about, or an address that begins with https://, mailto: or tel:'

/** Somewhere a link of the menu may lead: nothing that would do anything but lead there. */
const target = z
  .string()
  .trim()
  .max(500, 'The address must not exceed 500 characters')
  .transform((typed, context) => {
    const own = ownAddress(typed)
    if (own) return own.path + own.search + own.hash
    if (isOutside(typed)) return typed
    context.addIssue({ code: 'custom', message: WHERE })
    return z.NEVER
  })

const item = z.object({ label: required('Label', 30), to: target })
const title = atMost('Title', 40)

const groupRow = (group: number) => `footer-${group}`
const titleOf = (group: number) => `${groupRow(group)}-title`

const itemFields = (row: string, count: number, before = ''): FieldGroup['fields'] =>
  Array.from({ length: count }, (_, at) => [
    { name: nameOf(row, at, 'label'), label: capital(`${before}label ${at + 1}`) },
    { name: nameOf(row, at, 'to'), label: capital(`${before}address ${at + 1}`) },
  ]).flat()

const listOf = (name: string, count: number): RowList => ({
  name,
  one: 'link',
  rows: Array.from({ length: count }, (_, at) => [nameOf(name, at, 'label'), nameOf(name, at, 'to')]),
})

export const menuForm: SectionForm<SiteSettings['menu']> = {
  title: 'Menu',
  lead:
    'The links at the top of every page, which a phone shows behind “Menu”, and those in the footer. An empty row shows nothing. ' +
    'Members keep their own links beside them. The links to the legal texts and to your imprint always stand in the footer, once: ' +
    'where you leave one out, it stands with the others.',
  groups: [
    {
      title: 'At the top',
      text: 'Where a window is too narrow for all of them, they stand behind “Menu”.',
      columns: 2,
      fields: itemFields('bar', BAR_ITEMS),
      list: listOf('bar', BAR_ITEMS),
    },
    ...Array.from({ length: FOOTER_GROUPS }, (_, group): FieldGroup => ({
      title: `Footer, group ${group + 1}`,
      columns: 2,
      fields: [
        { name: titleOf(group), label: `Title of group ${group + 1}`, isWide: true },
        ...itemFields(groupRow(group), FOOTER_ITEMS, `group ${group + 1}, `),
      ],
      list: { ...listOf(groupRow(group), FOOTER_ITEMS), one: `link of group ${group + 1}` },
    })),
  ],
  fill: ({ bar, footer }) => ({
    ...fillRows('bar', bar),
    ...Object.fromEntries(footer.map((group, at) => [titleOf(at), group.title])),
    ...Object.assign({}, ...footer.map(({ items }, at) => fillRows(groupRow(at), items))),
  }),
  schema: z.record(z.string(), z.string()).transform((fields, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    const itemsOf = (row: string, count: number) => {
      const items = readRows(fields, { row, count, schema: item }, refuse)
      refuseDoubled(fields, row, count, refuse)
      return items
    }
    const bar = itemsOf('bar', BAR_ITEMS)
    const footer = Array.from({ length: FOOTER_GROUPS }, (_, group) => {
      const items = itemsOf(groupRow(group), FOOTER_ITEMS)
      const typed = title.safeParse(fields[titleOf(group)])
      for (const { message } of typed.error?.issues ?? []) refuse(titleOf(group), message)
      const named = typed.data ?? fields[titleOf(group)]!
      if (named === '' && items.length > 0) refuse(titleOf(group), 'Title is required')
      if (named !== '' && isEmpty(fields, groupRow(group)))
        refuse(titleOf(group), 'Please enter a link below, or leave the title empty')
      return { title: named, items }
    })
    return { bar, footer: footer.filter(({ items }) => items.length > 0) }
  }),
}

type Fields = Readonly<Record<string, string>>

/** Two links of one list never lead to the same place. */
function refuseDoubled(fields: Fields, row: string, count: number, refuse: (field: string, sentence: string) => void): void {
  const seen = new Set<string>()
  for (let at = 0; at < count; at += 1) {
    const name = nameOf(row, at, 'to')
    const { data } = target.safeParse(fields[name] ?? '')
    if (data !== undefined && seen.has(data)) refuse(name, 'Another link here leads there already')
    else if (data !== undefined) seen.add(data)
  }
}

function isEmpty(fields: Fields, row: string): boolean {
  return Array.from({ length: FOOTER_ITEMS }, (_, at) => ['label', 'to'].map((key) => fields[nameOf(row, at, key)] ?? ''))
    .flat()
    .every((typed) => typed.trim() === '')
}

function isOutside(typed: string): boolean {
  const url = URL.parse(typed)
  return url !== null && ['https:', 'mailto:', 'tel:'].includes(url.protocol) && !/\s/.test(typed)
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
