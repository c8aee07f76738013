import { useEffect } from 'react'
import { data } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { retailerOf } from '#features/shop/core/retailer.ts'
import { PicturePicker } from '#features/shop/managing/pictures/picture-picker.tsx'
import { pictureWords } from '#features/shop/managing/pictures/picture-words.ts'
import { listPictured } from '#features/shop/managing/pictures/supplier-pictures.server.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm } from '#platform/form.server.ts'
import { pageNumber } from '#routes/admin/page-number.ts'
import { Pager } from '#routes/admin/pager.tsx'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { showToasts } from '#ui/toast-store.ts'

import type { Route } from './+types/pictures.ts'
import { picture } from './panel-actions.server.ts'

const PAGE = 12

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: pictureWords.title(args.loaderData?.retailer ?? ''), listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = pageNumber(url.searchParams.get('page'))
  const services = context.get(servicesContext)
  const retailer = retailerOf(await findShopSettings(services))
  if (!retailer) throw data(null, 404)
  const list = await listPictured(services, { site: retailer.key, page, most: PAGE }).catch(
    logFailure(context, 'The products of the retailer could not be read.'),
  )
  return data(
    { page, retailer: retailer.short, products: list?.products ?? null, hasMore: list?.hasMore ?? false },
    list ? 200 : 503,
  )
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  return picture({ context, by: signedIn(context), fields, here: url.pathname + url.search })
}

export default function PicturesPage({ loaderData: { page, retailer, products, hasMore } }: Route.ComponentProps) {
  useEffect(() => {
    if (products === null) showToasts({ title: pictureWords.notRead(retailer), kind: 'error' })
  }, [products, retailer])
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="title mb-4">
        {pictureWords.title(retailer)}
      </h2>
      <PicturePicker retailer={retailer} products={products} action={addressOf(page)} />
      <Pager page={page} hasMore={hasMore} addressOf={addressOf} />
    </section>
  )
}

function addressOf(page: number): string {
  return `/shop/manage/pictures${page > 1 ? `?page=${page}` : ''}`
}
