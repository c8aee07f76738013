import { lazy, Suspense } from 'react'
import { data, redirect } from 'react-router'

import { viewer } from '#features/identity/viewer.server.ts'
import { shopFrame } from '#features/pages/kinds/shop-frames.ts'
import { ComingSoon } from '#features/shop/shelves/coming-soon.tsx'
import { shelfKeeper } from '#features/shop/shelves/persisted-filters.tsx'
import { withRetailer } from '#features/shop/shelves/retailer-words.server.ts'
import { shelfHead } from '#features/shop/shelves/shelf-head.ts'
import { ShelfView } from '#features/shop/shelves/shelf-view.tsx'
import {
  emptyShelf,
  questionOf,
  shopAddress,
  shopTabs,
  type ProductView,
  type ShopTab,
  type ShopView,
} from '#features/shop/shelves/shelf.ts'
import { findShopTabs, findShopView } from '#features/shop/shelves/shop-view.server.ts'
import type { ShelfWords } from '#features/shop/shelves/shop-words.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { sharePath } from '#features/site/share/share-path.ts'
import { holdPageUntil } from '#platform/page-expiry.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'

import type { Route } from './+types/shop.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'

import shopCss from '#features/shop/shop.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: shopCss }]

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return pageMeta(args, loaderData && headOf(loaderData))
}

function headOf({ question, view, frame: { head } }: Awaited<ReturnType<typeof loader>>['data']) {
  const { image = sharePath('/shop'), ...rest } = head
  return { ...rest, ...shelfHead(question, view.list.page, head.title), image }
}

const keeper = shelfKeeper()
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keeper.middleware]

const nothing: ShopView = { list: emptyShelf, isPriced: true, equipment: null }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const isAdmin = context.get(viewer)?.isAdmin === true
  const question = questionOf(url.searchParams)
  // What administrators manage stands at an address of its own, so that its scripts are no load to visitors.
  if (isAdmin && url.searchParams.get('view') === 'manage') throw redirect('/shop/manage')
  const shown = await loadFrame({ request, context }, '/shop', shopFrame)
  try {
    const { view, holdsUntil } = await findShopView(services, question)
    const texts = await withRetailer(services, shown.texts, view)
    const frame = { ...shown, texts }
    const tabs = await findShopTabs(services, question.tab, texts)
    holdPageUntil(context, holdsUntil)
    return data({ isAdmin, question, view, tabs, frame, isBroken: false })
  } catch (error) {
    logFailure(context, 'The shop could not be read.')(error)
    return data({ isAdmin, question, view: nothing, tabs: [], frame: shown, isBroken: true }, 503)
  }
}

/** Only administrators load these. */
const RefreshSupplier = lazy(() => import('#features/shop/managing/refresh-supplier.tsx'))
const DeleteProduct = lazy(() => import('#features/shop/managing/delete-product.tsx'))

export default function ShopPage({ loaderData: { isAdmin, question, view, tabs, frame } }: Route.ComponentProps) {
  const { texts } = frame
  return (
    <FramedPage frame={frame}>
      {texts.banner && (
        <p className="bg-accent-wash py-3 text-sm font-strong">
          <span className="wrap block">{texts.banner}</span>
        </p>
      )}
      <div className="wrap reading">
        <PageHeading title={texts.title} lead={texts.lead} action={isAdmin && <AdminTools />} />
        <Shelves isAdmin={isAdmin} question={question} view={view} shown={tabs} words={texts} />
        <p className="cap mt-10 max-w-measure whitespace-pre-line">{texts.disclosure}</p>
      </div>
    </FramedPage>
  )
}

function AdminTools() {
  const tabs = [
    { id: 'shop', label: 'Shop View', to: '/shop' },
    { id: 'manage', label: 'Manage Products', to: '/shop/manage' },
  ]
  return (
    <div className="flex flex-wrap gap-3">
      <Tabs label="Sides of the shop" kind="range" tabs={tabs} current="shop" />
      <Suspense>
        <RefreshSupplier />
      </Suspense>
    </div>
  )
}

function actionsOf({ id, name }: ProductView) {
  return (
    <div className="mt-2">
      <Suspense>
        <DeleteProduct id={id} name={name} />
      </Suspense>
    </div>
  )
}

type ShelvesProps = Pick<Route.ComponentProps['loaderData'], 'isAdmin' | 'question' | 'view'> & {
  shown: readonly ShopTab[]
  words: ShelfWords
}

function Shelves({ isAdmin, question, view, shown, words }: ShelvesProps) {
  const { tab } = question
  const tabs = shopTabs
    .filter(({ id }) => shown.includes(id))
    .map(({ id, label }) => ({ id, label, to: shopAddress({ tab: id }) }))
  return (
    <>
      {tabs.length > 1 && <Tabs label="Shelves" tabs={tabs} current={tab} className="mb-5" />}
      {tab === 'books' || tab === 'accessories' ? (
        <ComingSoon tab={tab} words={words} />
      ) : (
        <ShelfView
          view={view}
          question={question}
          keeper={keeper}
          isAdmin={isAdmin}
          words={words}
          actions={isAdmin ? actionsOf : undefined}
        />
      )}
    </>
  )
}
