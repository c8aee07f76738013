type Form = Readonly<Record<string, string>>

/** What is sent while a table is out of reach (null: none is), and what the specification has the product say. */
export interface Failure {
  readonly table: string | null
  readonly path: string
  readonly form: Form
  readonly title: string
  readonly text?: string
  /** The specification shows it as an alert. */
  readonly isAlert?: true
  /** What was typed, and stays. */
  readonly typed?: string
}

const generator = {
  prompt: 'Walking to work in winter',
  tone: 'casual',
  length: 'short',
  author: 'Ann Author',
  intent: 'generate',
}
const settings = {
  intent: 'save',
  enabled: 'yes',
  dailyPrompt: 'A prompt that was typed a moment ago',
  publishingTime: '09:00:00',
  timezone: 'Europe/Berlin',
  mode: 'review',
}
const batch = 'Naps at work\nHow long, and how late\n'
const edited = { title: 'A new title', author: 'Ann', body: 'What was just written.', version: '1', intent: 'save' }
const TRY_SETTINGS = { title: 'Failed to save settings. Please try again.' }
const manage = '/blog-automation/manage'
const scheduled = '/blog-automation/scheduled'
const shop = '/shop/manage'
const SILENT = 'The database did not answer. Please try again.'
const rogue = 'https://www.roguefitness.com/a-bar'

/** `{post}` stands for the id of a post. */
export const failures: ReadonlyArray<Failure> = [
  // Blog generator
  {
    table: 'generation_runs',
    path: '/blog-automation/generator',
    form: generator,
    title: 'Failed to generate blog post',
    typed: generator.prompt,
  },
  {
    table: 'posts',
    path: '/blog-automation/generator',
    form: { intent: 'publish', id: '{post}' },
    title: 'Failed to publish blog post',
  },
  // Manager
  ...(['publish', 'unpublish'] as const).map((intent) => ({
    table: 'posts',
    path: manage,
    form: { intent, id: '{post}' },
    title: 'Failed to update post status',
  })),
  { table: 'posts', path: manage, form: { intent: 'delete', id: '{post}' }, title: 'Failed to delete post' },
  { table: 'posts', path: `${manage}/{post}`, form: edited, title: 'Failed to update post', typed: edited.body },
  { table: 'post_versions', path: `${manage}/{post}`, form: edited, title: 'Failed to update post', typed: edited.body },
  // Batch
  {
    table: null,
    path: '/blog-automation/batch',
    form: { text: ' \n ', intent: 'generate' },
    title: 'No articles to save',
    text: 'Please enter titles and prompts in the text box.',
  },
  {
    table: 'generation_runs',
    path: '/blog-automation/batch',
    form: { text: batch, intent: 'generate' },
    title: 'Failed to save articles. Please try again.',
    typed: 'How long, and how late',
  },
  // Daily settings
  {
    table: 'blog_automation_settings',
    path: '/blog-automation/daily',
    form: settings,
    ...TRY_SETTINGS,
    typed: settings.dailyPrompt,
  },
  { table: 'audit_log', path: '/blog-automation/daily', form: settings, ...TRY_SETTINGS, typed: settings.dailyPrompt },
  ...['generation_runs', 'blog_automation_settings'].map((table) => ({
    table,
    path: '/blog-automation/daily',
    form: { intent: 'test' },
    title: 'Test Failed',
    text: 'Failed to test blog generation. Please check your settings.',
  })),
  // Scheduled
  { table: 'posts', path: scheduled, form: { intent: 'publish', id: '{post}' }, title: 'Failed to publish post.' },
  { table: 'posts', path: scheduled, form: { intent: 'delete', id: '{post}' }, title: 'Failed to delete post.' },
  {
    table: 'posts',
    path: scheduled,
    form: { intent: 'schedule', id: '{post}', day: '2099-01-01', timeZone: 'UTC' },
    title: 'Failed to update schedule.',
  },
  // Daily generate, from every tab
  ...['daily', 'generator', 'batch', 'scheduled', 'manage', 'tools'].map((tab) => ({
    table: 'generation_runs',
    path: '/blog-automation',
    form: { intent: 'generate-today', from: `/blog-automation/${tab}` },
    title: "Failed to generate today's blog post. Please try again.",
  })),
  // Shop and product tools
  {
    table: 'products',
    path: `${shop}/pictures`,
    form: { intent: 'picture', id: '{post}', choice: '0' },
    title: 'Failed to update product image',
  },
  { table: 'suppliers', path: shop, form: { intent: 'refresh' }, title: 'Failed to start product refresh' },
  { table: null, path: shop, form: { intent: 'refresh' }, title: 'Failed to start product refresh' },
  {
    table: null,
    path: shop,
    form: { intent: 'scrape', url: 'https://example.com/roguefitness.com' },
    title: 'Invalid URL',
    text: 'Please enter a valid Rogue Fitness product URL',
  },
  {
    table: 'shop_refreshes',
    path: shop,
    form: { intent: 'scrape', url: rogue },
    title: `Failed to scrape product: ${SILENT}`,
    typed: rogue,
  },
  {
    table: null,
    path: shop,
    form: { intent: 'create', reading: '{post}', name: 'A bar', price: '', description: '' },
    title: 'Missing Data',
    text: 'Please scrape a product first',
  },
  {
    table: 'shop_refreshes',
    path: shop,
    form: { intent: 'create', reading: '{post}', name: 'A bar', price: '', description: '' },
    title: `Failed to create product: ${SILENT}`,
  },
  { table: 'products', path: shop, form: { intent: 'add-tests' }, title: 'Error adding test products', isAlert: true },
  {
    table: 'products',
    path: shop,
    form: { intent: 'clear-tests' },
    title: `Failed to clear test products: ${SILENT}`,
    isAlert: true,
  },
  {
    table: 'products',
    path: shop,
    form: { intent: 'delete', id: '{post}' },
    title: `Failed to delete product: ${SILENT}`,
    isAlert: true,
  },
  { table: 'products', path: shop, form: { intent: 'clean' }, title: 'Failed to clean product descriptions' },
  // Chat and contact
  {
    table: 'chat_passages',
    path: '/chat',
    form: { message: 'What does the annual plan cost?' },
    title: 'Error',
    text: 'Failed to send message. Please try again.',
    typed: 'What does the annual plan cost?',
  },
  {
    table: 'chat_conversations',
    path: '/chat',
    form: { message: 'What does the annual plan cost?' },
    title: 'Error',
    text: 'Failed to send message. Please try again.',
    typed: 'What does the annual plan cost?',
  },
  {
    table: 'inbox_messages',
    path: '/contact',
    form: { name: 'Ann', email: 'ann@example.com', message: 'A question about the courses.' },
    title: 'Error',
    text: 'Something went wrong. Please try again.',
    typed: 'A question about the courses.',
  },
]
