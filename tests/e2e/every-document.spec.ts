import { DESK, expect, PHONE, test } from '#tests/support/browser.ts'
import { crawl } from '#tests/support/crawl.ts'
import { deep } from '#tests/support/deep.ts'
import { countScripts, readToTheEnd } from '#tests/support/held-scripts.ts'

for (const viewport of [PHONE, DESK]) {
  test(
    `whoever reads any public page to its end has loaded no script, at ${viewport.width} px`,
    deep('tests/e2e/scripts-on-use.spec.ts', 400_000),
    async ({ visitor }) => {
      const reader = await visitor({ viewport, timeZone: 'UTC' })
      const { pages } = await crawl(reader, '/')
      const scripts = countScripts(reader.page)
      const loaded: string[] = []
      for (const path of pages) {
        await reader.goTo(path)
        await readToTheEnd(reader.page, 'at the edge')
        // A player says where somebody was, and what is said in it.
        const isPlayed = (await reader.page.locator('.player').count()) > 0
        if (scripts.length > 0 && !isPlayed) loaded.push(path)
        scripts.splice(0)
      }
      expect(pages.length).toBeGreaterThan(20)
      expect(loaded).toEqual([])
    },
  )
}
