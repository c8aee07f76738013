import type { Visitor } from './browser.ts'

/** The editor as a browser test sees it. */
export const editor = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Edit post' })
export const field = (owner: Visitor, label: string) => editor(owner).getByLabel(label, { exact: true })
export const text = (owner: Visitor) => field(owner, 'Content (Markdown)')
export const save = (owner: Visitor) => editor(owner).getByRole('button', { name: /^Save/ })
export const card = ({ page }: Visitor, title: string) => page.getByRole('article').filter({ hasText: title })

export const nonce = () => crypto.randomUUID().slice(0, 8)

/** Begins a post, saves it under a title of its own, and opens it again. Returns its address in the editor. */
export async function openNewPost(owner: Visitor, title: string): Promise<string> {
  const { page, goTo } = owner
  await goTo('/blog-automation/manage')
  await page.getByRole('button', { name: 'New post' }).click()
  await page.waitForURL('**/blog-automation/manage/*')
  const address = new URL(page.url()).pathname
  await field(owner, 'Title').fill(title)
  await save(owner).click()
  await page.getByText('Post updated successfully').first().waitFor()
  await openPost(owner, address)
  return address
}

/** Opens an address of the editor; where scripts run, React listens by then. */
export async function openPost({ page, goTo }: Visitor, address: string): Promise<void> {
  await goTo(address)
  const runsScripts = await page.evaluate(() => '__reactRouterContext' in window)
  if (runsScripts) await page.waitForFunction(() => 'isAwake' in window)
}

/** Throws a post away behind the back of whoever has it open. */
export async function deleteElsewhere(owner: Visitor, title: string): Promise<void> {
  const page = await owner.context.newPage()
  await page.goto(`/blog-automation/manage?q=${encodeURIComponent(title)}`)
  const own = page.getByRole('article').filter({ hasText: title })
  await own.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.getByText('Post deleted successfully').first().waitFor()
  await page.close()
}
