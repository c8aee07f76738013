import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { partners } from '#content/marks.ts'
import { finePrint } from '#content/menu.ts'
import { socialLinks } from '#content/site.ts'

import { shippedWords } from './core/shipped-words.server.ts'
import { SiteWordsContext, type Menu } from './core/site-words.tsx'
import { barRoomsOf } from './frame/bar-room.server.ts'
import type { Area, FrameViewer } from './frame/navigation.ts'
import type { SiteNotice } from './frame/site-notice.tsx'
import { SiteFrame } from './site-frame.tsx'

const member = { name: 'Ann Example', isAdmin: false }
const admin = { name: 'coach@example.test', isAdmin: true }

interface Shown {
  area?: Area
  path?: string
  menu?: Menu
  notice?: SiteNotice
}

function frame(viewer: FrameViewer | null, { area = 'site', path = '/', menu = shippedWords.menu, notice }: Shown = {}) {
  const Page = () => (
    <SiteWordsContext value={{ ...shippedWords, menu }}>
      <SiteFrame viewer={viewer} area={area} path={path} rooms={barRoomsOf(menu.bar, viewer)} notice={notice ?? null}>
        <h1>The page</h1>
      </SiteFrame>
    </SiteWordsContext>
  )
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  return renderToStaticMarkup(<Stub initialEntries={[path]} />)
}

const legal = finePrint.items.map(({ to }) => to)
const landmarks = (html: string) => [...html.matchAll(/<nav[^>]*aria-label="([^"]+)"/g)].map(([, label]) => label)

test('there is one main, reached by the skip link, with the page inside', () => {
  const html = frame(null)
  expect(html.match(/<main /g)).toHaveLength(1)
  expect(html).toMatch(/<main id="main"[^>]*><h1>The page<\/h1><\/main>/)
  expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf('<header'))
})

test('a visitor is offered Sign In and sees nothing of the owner’s', () => {
  const html = frame(null)
  expect(html).toContain('href="/auth"')
  expect(html).not.toContain('AI Blog')
  expect(html).not.toContain('href="/admin"')
  expect(html).not.toContain('href="/profile"')
  expect(html).not.toContain('/sign-out')
})

test('a member’s name leads to the profile, and Sign Out is a form that needs no script', () => {
  const html = frame(member)
  expect(html).toMatch(/<a[^>]*href="\/profile"[^>]*>Ann Example<\/a>/)
  expect(html).toMatch(/<form action="\/sign-out" method="post"><button[^>]*>Sign Out<\/button><\/form>/)
  expect(html).not.toContain('href="/auth"')
  expect(html).not.toContain('AI Blog')
})

test('an administrator is led to the blog automation and to the owner’s pages', () => {
  const html = frame(admin, { area: 'admin', path: '/admin' })
  expect(html).toMatch(/<a[^>]*href="\/blog-automation"[^>]*>AI Blog<\/a>/)
  expect(html).toMatch(/<a[^>]*href="\/admin"[^>]*>Admin<\/a>/)
})

test('the menu opens and closes without a script', () => {
  const html = frame(null)
  expect(html).toMatch(/<button[^>]*popoverTarget="site-menu"[^>]*>Menu<\/button>/i)
  expect(html).toMatch(/<div id="site-menu" popover="auto"/)
  expect(html).toMatch(/popoverTargetAction="hide"[^>]*aria-label="Close menu"/i)
})

test('every navigation landmark has a name of its own', () => {
  expect(landmarks(frame(null))).toEqual(['Main', 'Menu', 'Footer'])
  expect(landmarks(frame(member))).toEqual(['Main', 'Menu', 'Footer', 'Daily'])
  expect(landmarks(frame(admin, { area: 'admin', path: '/admin' }))).toEqual(['Main', 'Menu', 'Footer'])
})

test('the member area has its four tabs, and marks the one that is open', () => {
  const html = frame(member, { area: 'member', path: '/dashboard' })
  const tabs = html.slice(html.indexOf('class="bar-tabs"'), html.indexOf('class="bar-items"'))
  expect([...tabs.matchAll(/>(\w+)<\/a>/g)].map(([, label]) => label)).toEqual(['Today', 'Trends', 'Courses', 'Calendar'])
  expect(tabs).toMatch(/aria-current="page"[^>]*>Today<|href="\/dashboard"[^>]*aria-current="page"/)
  expect(tabs.match(/aria-current/g)).toHaveLength(1)
})

const navigation = (html: string, name: string) => {
  const [, inside = ''] = new RegExp(`<nav[^>]*aria-label="${name}"[^>]*>(.*?)</nav>`, 's').exec(html) ?? []
  return [...inside.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)
}

test.each(['/dashboard', '/health/trends', '/health/labs', '/health/labs/new', '/health/imports'])(
  'on %s labs and imports stand beside the member’s other pages, and one of them is marked',
  (path) => {
    const html = frame(member, { area: 'member', path })
    const places = ['/dashboard', '/health/trends', '/health/labs', '/health/imports', '/health/habits']
    expect(navigation(html, 'Your health').slice(0, 5)).toEqual(places)
    const [bar = ''] = /<nav[^>]*aria-label="Your health".*?<\/nav>/s.exec(html) ?? []
    expect(bar.match(/aria-current/g)).toHaveLength(1)
  },
)

test('from any page a member’s menu leads there, and the phone’s bar opens it without a script', () => {
  for (const path of ['/', '/courses', '/profile']) {
    const html = frame(member, { path })
    expect(navigation(html, 'Menu')).toEqual(expect.arrayContaining(['/health/labs', '/health/imports']))
    expect(html).toMatch(/<button[^>]*popoverTarget="site-menu"[^>]*>More<\/button>/i)
    expect(landmarks(html)).not.toContain('Your health')
  }
  expect(frame(null)).not.toContain('/health/')
})

test('on a phone More is marked where a page stands behind it', () => {
  const marked = (path: string) => /<button[^>]*aria-current="true"[^>]*>More/.test(frame(member, { area: 'member', path }))
  expect(
    ['/health/labs', '/health/imports/0b0f', '/health/habits', '/dashboard', '/health/trends', '/courses'].map(marked),
  ).toEqual([true, true, true, false, false, false])
})

test('markup in a name is text', () => {
  expect(frame({ name: '<img src=x onerror=alert(1)>', isAdmin: false })).not.toContain('<img')
})

test('the footer carries partners, social links, the disclaimer and the copyright line', () => {
  const html = frame(null)
  const footer = html.slice(html.indexOf('<footer'))
  expect(partners).toHaveLength(4)
  for (const { name } of partners) expect(footer).toContain(name.replace('&', '&amp;'))
  for (const { href } of socialLinks) expect(footer).toContain(`href="${href}"`)
  expect(footer).toContain(shippedWords.disclaimer)
  expect(footer).toContain(shippedWords.copyright)
})

const own: Menu = {
  bar: [
    { label: 'Method', to: '/method' },
    { label: 'Book', to: 'https://book.example/coach' },
  ],
  footer: [{ title: 'More', items: [{ label: 'Write', to: 'mailto:hello@coach.example' }] }],
}

test('the owner’s links stand in the bar, the menu and the footer, and those outside say nothing of this page', () => {
  const html = frame(null, { menu: own, path: '/method' })
  expect(navigation(html, 'Main')).toEqual(['/', '/method', 'https://book.example/coach', '/auth'])
  expect(navigation(html, 'Menu')).toEqual(['/method', 'https://book.example/coach', '/auth'])
  expect(navigation(html, 'Footer')).toEqual(['mailto:hello@coach.example', ...legal])
  expect(html).toContain('<a href="https://book.example/coach" rel="noopener noreferrer">Book</a>')
  expect(html.match(/aria-current="page"[^>]*>Method/g)).toHaveLength(2)
  expect(navigation(frame(admin, { menu: own, area: 'admin', path: '/admin' }), 'Footer')).toEqual([
    'mailto:hello@coach.example',
    ...legal,
  ])
})

test('without any link of the owner there is no empty list, and the footer has the legal links alone', () => {
  for (const area of ['site', 'admin'] as const) {
    const html = frame(null, { menu: { bar: [], footer: [] }, area })
    expect(landmarks(html)).toEqual(['Main', 'Menu', 'Footer'])
    expect(navigation(html, 'Footer')).toEqual(legal)
    expect(html).not.toContain('class="bar-items"')
  }
})

test('a bar of more, or longer, links than were shipped gives them room, or leaves them to the menu', () => {
  const room = (labels: ReadonlyArray<string>, viewer: FrameViewer | null = null) => {
    const bar = labels.map((label, at) => ({ label, to: `/${at}` }))
    return /<header[^>]* data-room="(\w+)"/.exec(frame(viewer, { menu: { ...own, bar } }))?.[1] ?? 'shipped'
  }
  const words = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length))
  expect(room(shippedWords.menu.bar.map(({ label }) => label))).toBe('shipped')
  expect([room(words(7, 6)), room(words(8, 7)), room(words(8, 12))]).toEqual(['wide', 'widest', 'none'])
  expect([room(words(7, 5), member), room(words(8, 7), member)]).toEqual(['shipped', 'none'])
  expect(room(Array.from({ length: 6 }, () => '健康教练课程'))).toBe('widest')
})

test('every public page of a sample says so, and leads its owner alone on to opening it; pages of members and of the owner do not', () => {
  const sample = { notice: 'sample' as const }
  for (const viewer of [null, member]) {
    expect(frame(viewer, sample)).toMatch(/<header[^>]*><p[^>]*>Sample site<\/p>/)
    expect(frame(viewer, sample)).not.toContain('/admin/opening')
  }
  expect(frame(admin, sample)).toContain('href="/admin/opening"')
  for (const area of ['member', 'admin'] as const) expect(frame(admin, { ...sample, area })).not.toContain('Sample site')
  expect(frame(null)).not.toContain('Sample site')
})

test('the site as if it were open says so over its bar, with a button that leads back and needs no script', () => {
  const html = frame(null, { notice: 'as if open' })
  expect(html).toContain('This is your site as it will be when it opens. Nobody else sees it.')
  expect(html).toMatch(/<form[^>]* action="\/admin\/opening" method="post">.*<button value="end-look" name="intent">/)
  expect(html).not.toContain('Sample site')
})

test.each(['site', 'member', 'admin'] as const)(
  'the footer of the %s leads to every legal text, also under a menu without one',
  (area) => {
    const menu = { bar: [], footer: [{ title: 'Learn', items: [{ label: 'Blog', to: '/blog' }] }] }
    const html = frame(admin, { area, menu })
    for (const to of legal) expect([to, html.split(`href="${to}"`).length]).toEqual([to, 2])
  },
)
