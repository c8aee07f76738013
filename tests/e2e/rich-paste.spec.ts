import { expect, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { nonce, openNewPost, text } from '#tests/support/editor.ts'

/** What a page or an editor puts on the clipboard. */
async function copy({ page }: Visitor, html: string, plain: string): Promise<void> {
  await page.evaluate(
    async ([html, plain]) => {
      const part = (type: string, text: string) => [type, new Blob([text], { type })]
      await navigator.clipboard.write([
        new ClipboardItem(Object.fromEntries([part('text/html', html), part('text/plain', plain)])),
      ])
    },
    [html, plain] as const,
  )
}

test('what is pasted from elsewhere is Markdown, undone at once, and plain where that is asked for', async ({
  visitor,
  origin,
}) => {
  const owner = await visitor()
  const { page, context } = owner
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await signIn(owner)
  await openNewPost(owner, `Pasted rest ${nonce()}`)
  const [reader, fetched]: [string[], string[]] = [[], []]
  page.on('request', (request) => {
    if (request.url().includes('read-pasted-html')) reader.push(request.url())
    if (request.url().includes('no-such-picture')) fetched.push(request.url())
  })
  const area = text(owner)
  await area.fill('Before.')
  await area.press('Control+End')

  await copy(owner, '<p>Only words</p>', 'Only words')
  await area.press('Control+Shift+v')
  expect(await area.inputValue()).toBe('Before.Only words')
  expect(reader).toEqual([])
  await area.press('Control+z')
  await expect.poll(() => area.inputValue()).toBe('Before.')

  const html =
    '<h2>Sleep</h2><p>It <b>helps</b>, see <a href="https://a.example/x">this</a>.</p><ul><li>one</li><li>two</li></ul>' +
    '<p><img src="https://a.example/a.png" alt="A bed"></p><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>'
  await copy(owner, html, 'Sleep It helps, see this. one two')
  await area.press('Control+v')
  const markdown =
    '## Sleep\n\nIt **helps**, see [this](https://a.example/x).\n\n- one\n- two\n\n:::table\n| a | b |\n| - | - |\n| 1 | 2 |\n:::'
  await expect.poll(() => area.inputValue()).toBe(`Before.\n\n${markdown}`)
  await page.getByText('Not in what was pasted: one picture.').first().waitFor()
  await page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Sleep' }).waitFor()
  expect(reader.length).toBeGreaterThan(0)
  await area.press('Control+z')
  expect(await area.inputValue()).toBe('Before.')

  await area.press('Control+Shift+v')
  expect(await area.inputValue()).toBe('Before.Sleep It helps, see this. one two')
  await area.press('Control+z')

  await area.fill('```\n')
  await area.press('Control+End')
  await area.press('Control+v')
  await expect.poll(() => area.inputValue()).toBe('```\nSleep It helps, see this. one two')

  // What a hostile program might put there, past what the browser cleans: nothing of it is run or fetched.
  await area.fill('')
  await area.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<b>a</b><img src="/no-such-picture"><script>document.title=1</script>')
    clipboardData.setData('text/plain', 'a')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect.poll(() => area.inputValue()).toBe('**a**')
  expect([await page.title(), fetched]).toEqual([expect.not.stringMatching(/^1$/), []])
})
