/** Pages of shops in the shapes that are met. Each sells “Ohio Bar” for $295, unless its name says otherwise. */

const page = (body: string, head = '') =>
  `<!doctype html><html><head><title>Ohio Bar | A Shop</title>${head}</head><body>${body}</body></html>`
const script = (json: string) => page('<h1>Ohio Bar</h1>', `<script type="application/ld+json">${json}</script>`)

const offer = { '@type': 'Offer', price: '295.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' }
const bar = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Ohio Bar',
  description: '<p>A bar for lifting &amp; pressing.</p>',
  image: ['/bar.jpg', { '@type': 'ImageObject', url: 'http://cdn.shop.test/bar-2.jpg' }],
  offers: offer,
}
const barJson = JSON.stringify(bar)

export const jsonLdShapes = {
  plain: script(barJson),
  'in @graph': script(
    JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', name: 'Shop' }, bar] }),
  ),
  'in an array': script(JSON.stringify([{ '@type': 'Organization', name: 'A Shop' }, bar])),
  'as mainEntity': script(JSON.stringify({ '@type': 'ItemPage', mainEntity: { '@type': 'WebPage', mainEntity: bar } })),
  'in a comment': script(`\n<!--\n${barJson}\n-->\n`),
  'in CDATA': script(`//<![CDATA[\n${barJson}\n//]]>`),
  'in CDATA within a comment': script(`/* <![CDATA[ */ ${barJson} /* ]]> */`),
  'with trailing commas and comments': script(barJson.replace('"offers"', '/* what it costs */ "offers"').replaceAll('}', ',}')),
  'with line ends within texts': script(barJson.replace('lifting', 'lifting\n\t')),
  'with single quotes and a semicolon': script(
    "{'@type': 'Product', name: 'Ohio Bar', description: 'A bar for lifting & pressing.', image: '/bar.jpg', offers: {'@type': 'Offer', price: 295.0, priceCurrency: 'usd', availability: 'InStock'}};",
  ),
  'after a broken script': page(
    '<h1>Ohio Bar</h1>',
    `<script type="application/ld+json">{"@type": "Product", "name": </script><script type="application/ld+json">${barJson}</script>`,
  ),
  'an offer that holds the product': script(JSON.stringify({ ...offer, itemOffered: { ...bar, offers: undefined } })),
  'offers by @id': script(
    JSON.stringify({
      '@graph': [
        { ...bar, offers: { '@id': '#offer' } },
        { '@id': '#offer', ...offer },
      ],
    }),
  ),
  'types with a prefix': script(barJson.replace('"Product"', '["http://schema.org/Product"]')),
  'a price in a specification': script(
    JSON.stringify({
      ...bar,
      offers: { '@type': 'Offer', availability: 'InStock', priceSpecification: [{ price: 295, priceCurrency: 'USD' }] },
    }),
  ),
  'among products that are only related': script(
    JSON.stringify({ ...bar, isRelatedTo: [{ '@type': 'Product', name: 'Other', offers: { ...offer, price: '1.00' } }] }),
  ),
} as const

export const group = script(
  JSON.stringify({
    '@type': 'ProductGroup',
    name: 'Ohio Bar',
    hasVariant: [
      { '@type': 'Product', name: 'Ohio Bar, black', image: '/black.jpg', offers: { ...offer, price: 325 } },
      { '@type': 'Product', name: 'Ohio Bar, bare', image: '/bare.jpg', offers: { ...offer, price: 295 } },
      {
        '@type': 'Product',
        name: 'Ohio Bar, gold',
        offers: { ...offer, price: 100, availability: 'https://schema.org/OutOfStock' },
      },
    ],
  }),
)

export const aggregate = script(
  JSON.stringify({
    ...bar,
    offers: { '@type': 'AggregateOffer', lowPrice: '295', highPrice: '325', priceCurrency: 'USD', offerCount: 2 },
  }),
)

export const onSale = script(
  JSON.stringify({
    ...bar,
    offers: {
      ...offer,
      price: 250,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/ListPrice',
        price: 295,
        priceCurrency: 'USD',
      },
    },
  }),
)

export const microdata = page(`
  <div itemscope itemtype="http://schema.org/Product">
    <h1 itemprop="name">Ohio <b>Bar</b></h1>
    <img itemprop="image" src="/bar.jpg"><img itemprop="image" src="//cdn.shop.test/bar-2.jpg">
    <p itemprop="description">A bar for lifting &amp; pressing.</p>
    <div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
      <meta itemprop="priceCurrency" content="USD"><span itemprop="price" content="295.00">$295</span>
      <link itemprop="availability" href="http://schema.org/InStock">
    </div>
    <div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="name">Best one</span></div>
  </div>`)

export const openGraph = page(
  '<p>Buy it.</p>',
  `<meta property="og:type" content="product"><meta property="og:title" content="Ohio Bar | A Shop"><meta property="og:site_name" content="A Shop">
   <meta property="og:description" content="A bar for lifting &amp;amp; pressing."><meta property="og:image" content="https://shop.test/bar.jpg">
   <meta property="product:price:amount" content="295.00"><meta property="product:price:currency" content="USD">
   <meta property="product:availability" content="in stock">`,
)

export const shopifyProduct = {
  id: 1,
  title: 'Ohio Bar',
  handle: 'ohio-bar',
  description: '<p>A bar for lifting &amp; pressing.</p>',
  type: 'Barbells',
  tags: ['steel', 'free-sample-eligible'],
  images: ['//cdn.shop.test/bar.jpg'],
  variants: [{ id: 2, title: 'Default', price: 29500, compare_at_price: 32500, available: true }],
}

export const shopifyPage = page(
  '<div>Nothing to see without scripts.</div>',
  `<script>Shopify.currency = {"active":"USD","rate":"1.0"};</script><script type="application/json" data-product>${JSON.stringify(shopifyProduct)}</script>`,
)

export const shopifyListed = (handle: string, title: string, more: object = {}) => ({
  title,
  handle,
  body_html: `<p>About ${title} &amp; more.</p>`,
  product_type: 'Supplements',
  tags: [],
  images: [{ src: `https://cdn.shop.test/${handle}.jpg` }],
  variants: [{ price: '39.00', compare_at_price: null, available: true }],
  ...more,
})

export const bare = page(
  `
  <header><a href="/"><img src="/logo.png" width="400"></a></header>
  <main><h1>Ohio Bar</h1><img src="/bar.jpg" width="900" height="900">
  <p class="product-price"><del>$325.00</del> <span class="price">$295.00</span></p>
  <form action="/cart/add" method="post"><button>Add</button></form></main>
  <h2>You may also like</h2><div class="price">$12.00</div><div class="price">$14.00</div>`,
  '<meta name="description" content="A bar for lifting &amp;amp; pressing.">',
)

export const noProduct = page('<h1>About us</h1><p>We have sold things since 1999.</p>')

export const listing = page(
  '<h1>All bars</h1>',
  `<script type="application/ld+json">${JSON.stringify([
    { '@type': 'Product', name: 'Ohio Bar', offers: offer },
    { '@type': 'Product', name: 'Bella Bar', offers: offer },
  ])}</script>`,
)

export const brokenJsonLd = script('{"@type": "Product", "name": "Ohio Bar", "offers": {')

/** A page of about three megabytes, as large shops make them: menus, styles, scripts, reviews, and the product far down. */
export function largePage(): string {
  const card = `<li class="card"><a class="product-link" href="/products/plate-12"><img src="//cdn.shop.test/p.jpg" width="300" alt="Plate"></a>
    <h3>Plate &amp; more</h3><span class="card-price">$19.99</span><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do.</p></li>\n`
  const style = `<style>${'.a{color:red;margin:0 auto}'.repeat(12_000)}</style>`
  const state = `<script>window.__STATE__=${JSON.stringify(Array.from({ length: 9_000 }, (_, id) => ({ id, name: `Thing ${id}`, price: id })))}</script>`
  const start = `<!doctype html><html><head>${style}${state}</head><body><h1>Ohio Bar</h1><ul>`
  const end = `</ul><script type="application/ld+json">${barJson}</script></body></html>`
  return start + card.repeat(Math.ceil((3_000_000 - start.length - end.length) / card.length)) + end
}
