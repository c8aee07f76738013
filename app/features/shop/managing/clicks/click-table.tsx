import type { ReactNode } from 'react'

import { ScrollArea } from '#ui/scroll-area.tsx'

type ClickTableProps = {
  title: string
  /** What a line is: “Product”, “Page”. */
  head: string
  /** The weeks in words, the newest first. */
  weeks: ReadonlyArray<string>
  lines: ReadonlyArray<{
    readonly target: string
    readonly name: ReactNode
    readonly total: number
    /** In the order of the weeks. */
    readonly weeks: ReadonlyArray<number>
  }>
  totals: ReadonlyArray<number>
}

/** Clicks, a line each, with their weeks and totals. Wide ones are scrolled within themselves. */
export function ClickTable({ title, head, weeks, lines, totals }: ClickTableProps) {
  return (
    <div className="mt-10">
      <h2 className="title mb-2">{title}</h2>
      <ScrollArea label={title} className="click-table">
        <table className="table">
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col" className="n">
                All
              </th>
              {weeks.map((week) => (
                <th key={week} scope="col" className="n num">
                  {week}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ target, name, total, weeks: counts }) => (
              <tr key={target}>
                <th scope="row">{name}</th>
                <td className="n num font-strong">{total.toLocaleString('en')}</td>
                {counts.map((count, at) => (
                  <td key={weeks[at]} className="n num">
                    {count.toLocaleString('en')}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className="font-strong">
                All
              </th>
              <td className="n num font-strong">{totals.reduce((sum, each) => sum + each, 0).toLocaleString('en')}</td>
              {totals.map((count, at) => (
                <td key={weeks[at]} className="n num font-strong">
                  {count.toLocaleString('en')}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollArea>
    </div>
  )
}
