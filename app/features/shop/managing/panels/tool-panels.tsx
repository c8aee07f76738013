import { ProductImporter, type AdderRefusal } from '#features/shop/managing/adder/product-importer.tsx'
import { PicturePicker } from '#features/shop/managing/pictures/picture-picker.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { RefreshPanel } from './refresh-panel.tsx'
import type { RefreshView } from './refresh-state.tsx'
import { TestPanel } from './test-panel.tsx'

type ToolPanelsProps = {
  panels: {
    readonly suppliers: ReadonlyArray<{ readonly id: string; readonly name: string }>
    readonly refresh: RefreshView | null
    readonly isNamed: boolean
    readonly reading: RefreshView | null
    readonly tests: number
    readonly rogue: Parameters<typeof PicturePicker>[0]['products']
    readonly hasMoreRogue: boolean
  }
  refusal: AdderRefusal | null
  /** Where the forms are sent. */
  action: string
}

/** What brings products onto the shelves, and what goes with them. */
export function ToolPanels({ panels, refusal, action }: ToolPanelsProps) {
  const { suppliers, refresh, isNamed, reading, tests, rogue, hasMoreRogue } = panels
  return (
    <section aria-labelledby="tools" className="mt-10">
      <h2 id="tools" className="title mb-4">
        Scraper tools
      </h2>
      <div className="tool-panels">
        <div className="tool-column">
          <ProductImporter reading={reading} refusal={refusal} action={action} />
          <TestPanel action={action} count={tests} />
        </div>
        <div className="tool-column">
          <RefreshPanel suppliers={suppliers} refresh={refresh} isNamed={isNamed} action={action} />
          <Card title="Rogue product images" level={3}>
            <PicturePicker products={rogue} action={action} />
            {hasMoreRogue && (
              <p className="mt-4 text-sm">
                <TextLink to="/shop/manage/pictures">All Rogue products</TextLink>
              </p>
            )}
          </Card>
        </div>
      </div>
    </section>
  )
}
