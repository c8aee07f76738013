import { anyAdder, retailerAdder } from '#features/shop/managing/adder/adder-words.ts'
import { ProductImporter, type AdderRefusal } from '#features/shop/managing/adder/product-importer.tsx'
import { PicturePicker } from '#features/shop/managing/pictures/picture-picker.tsx'
import { pictureWords } from '#features/shop/managing/pictures/picture-words.ts'
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
    /** How the retailer is called; null where there is none. */
    readonly retailer: { readonly name: string; readonly short: string } | null
    /** The reading is one of a page of the retailer. */
    readonly isReadingOfRetailer: boolean
    readonly pictured: Parameters<typeof PicturePicker>[0]['products']
    readonly hasMorePictured: boolean
  }
  refusal: AdderRefusal | null
  /** Where the forms are sent. */
  action: string
}

/** What brings products onto the shelves, and what goes with them. */
export function ToolPanels({ panels, refusal, action }: ToolPanelsProps) {
  const { suppliers, refresh, isNamed, reading, tests, retailer, isReadingOfRetailer, pictured, hasMorePictured } = panels
  const shared = { action }
  return (
    <section aria-labelledby="tools" className="mt-10">
      <h2 id="tools" className="title mb-4">
        Scraper tools
      </h2>
      <div className="tool-panels">
        <div className="tool-column">
          {retailer && (
            <ProductImporter
              words={retailerAdder(retailer)}
              reading={isReadingOfRetailer ? reading : null}
              refusal={refusal?.of === 'retailer' ? refusal : null}
              {...shared}
            />
          )}
          <ProductImporter
            words={anyAdder}
            reading={isReadingOfRetailer ? null : reading}
            refusal={refusal?.of === 'any' ? refusal : null}
            {...shared}
          />
          <TestPanel action={action} count={tests} />
        </div>
        <div className="tool-column">
          <RefreshPanel suppliers={suppliers} refresh={refresh} isNamed={isNamed} action={action} />
          {retailer && (
            <Card title={pictureWords.title(retailer.short)} level={3}>
              <PicturePicker retailer={retailer.short} products={pictured} action={action} />
              {hasMorePictured && (
                <p className="mt-4 text-sm">
                  <TextLink to="/shop/manage/pictures">All {retailer.short} products</TextLink>
                </p>
              )}
            </Card>
          )}
        </div>
      </div>
    </section>
  )
}
