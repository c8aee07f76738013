import { data, redirect } from 'react-router'

import { pillars } from '#content/pillars.ts'
import type { Neighbour } from '#features/blog/post-page.ts'
import { listPostsAbout } from '#features/blog/posts-about.server.ts'
import { ShareRow } from '#features/blog/share-row.tsx'
import { productFrame } from '#features/pages/kinds/shop-frames.ts'
import { ProductArticle } from '#features/shop/product-page/product-article.tsx'
import { productJsonLd } from '#features/shop/product-page/product-json-ld.ts'
import { findPresentSlug, findProductPage } from '#features/shop/product-page/product-page.server.ts'
import { summaryOf, type ProductPage } from '#features/shop/product-page/product-page.ts'
import { useHasSubject } from '#features/site/core/site-words.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { describePage } from '#features/site/structured-data/page-json-ld.server.ts'
import { holdPageUntil } from '#platform/page-expiry.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/product.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'
import { loadNothingHere } from './nothing-here.server.ts'
import { NothingHere } from './nothing-here.tsx'

import shopCss from '#features/shop/shop.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: shopCss }]

export const meta: Route.MetaFunction = (args) => {
  const product = args.loaderData?.found?.product
  if (!product) return pageMeta(args, { title: args.loaderData?.isBroken ? 'Shop' : 'Page not found', listed: false })
  const { name, picture, isTest } = product
  const description = summaryOf(product)
  return pageMeta(args, {
    title: name,
    ...(isTest && { listed: false }),
    ...(description && { description }),
    ...(picture && { image: `${picture.address}-${picture.widths.at(-1)}.webp` }),
  })
}

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const answer = await readProduct(services, params.slug).catch(logFailure(context, 'A product could not be read.', 'failed'))
  if (answer === 'failed') return data({ found: null, isBroken: true, nothing: null }, 503)
  if (answer === null) return data({ found: null, isBroken: false, nothing: await loadNothingHere({ request, context }) }, 404)
  if ('movedTo' in answer) throw redirect(`/shop/${answer.movedTo}${url.search}`, 301)
  const frame = await loadFrame({ request, context }, '/shop/:slug', productFrame)
  const { product, holdsUntil, posts } = answer
  holdPageUntil(context, holdsUntil)
  describePage(context, (publisher) => [productJsonLd(publisher, product)])
  return data({
    found: { product, posts, frame, address: `${services.site.origin}/shop/${product.slug}` },
    isBroken: false,
    nothing: null,
  })
}

async function readProduct(services: Parameters<typeof findProductPage>[0], slug: string) {
  const found = await findProductPage(services, slug)
  if (found)
    return { ...found, posts: await listPostsAbout(services, { words: found.product.name, pillar: found.product.pillar }) }
  const movedTo = await findPresentSlug(services, slug)
  return movedTo === null ? null : { movedTo }
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { found, isBroken } = loaderData
  if (isBroken) return <NotRead />
  if (!found) return <NothingHere around={loaderData.nothing} />
  const { product, posts, address, frame } = found
  return (
    <FramedPage frame={frame}>
      <div className="wrap reading">
        <ProductArticle product={product} words={frame.texts}>
          <ShareRow address={address} title={product.name} />
        </ProductArticle>
        <ReadOn product={product} posts={posts} words={frame.texts} />
      </div>
    </FramedPage>
  )
}

type ReadOnProps = {
  product: ProductPage
  posts: readonly Neighbour[]
  /** `subjectAction` with the name of the subject in the place of `{subject}`. */
  words: { readonly readOnTitle: string; readonly subjectAction: string }
}

function ReadOn({ product: { pillar }, posts, words }: ReadOnProps) {
  const subject = pillars.find(({ slug }) => slug === pillar)!.title.toLowerCase()
  const hasSubject = useHasSubject(pillar) && words.subjectAction !== ''
  if (!hasSubject && posts.length === 0) return null
  return (
    <section className="passage" aria-labelledby="read-on">
      <h2 id="read-on">{words.readOnTitle}</h2>
      <ul>
        {hasSubject && (
          <li className="py-2">
            <TextLink to={`/pillar/${pillar}`}>{words.subjectAction.replaceAll('{subject}', subject)}</TextLink>
          </li>
        )}
        {posts.map(({ slug, title }) => (
          <li key={slug} className="py-2">
            <TextLink to={`/blog/${slug}`}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NotRead() {
  return (
    <div className="wrap reading">
      <PageHeading title="Wellness Shop" />
      <EmptyState title="The product could not be read" level={2} action={<TextLink to="/shop">Back to the shop</TextLink>}>
        It is there; only this moment it could not be read. Please try again.
      </EmptyState>
    </div>
  )
}
