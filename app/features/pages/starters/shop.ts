import { equipmentCategories, shopBanner, type DepartmentSlug } from '#content/equipment.ts'
import type { StarterPage } from '#features/pages/core/page.ts'
import { productFrame, shopFrame } from '#features/pages/kinds/shop-frames.ts'

import { aroundEvery, frame, framed } from './starter-section.ts'

const textOf = (department: DepartmentSlug) => equipmentCategories.find(({ slug }) => slug === department)!.text

/** The shelves of the shop, and what stands around each product. */
export function shopStarters(): StarterPage[] {
  return [
    framed(
      '/shop',
      'Shop',
      [
        frame(shopFrame, {
          banner: shopBanner,
          title: 'Wellness Shop',
          lead: 'Supplements, equipment, books and accessories that go with the lessons.',
          buyAction: 'To the shop',
          unsoldNote: 'No shop chosen yet',
          linkNote: 'Affiliate link',
          readAction: 'Read more',
          noPricesNote: 'Prices appear when a shop is chosen.',
          departmentsTitle: 'By kind of training',
          strengthText: textOf('strength'),
          conditioningText: textOf('conditioning'),
          weightliftingText: textOf('weightlifting'),
          crossfitText: textOf('crossfit'),
          accessoriesText: textOf('accessories'),
          apparelText: textOf('apparel'),
          homeNote: 'Leads to {retailer}’s home page.',
          departmentsDisclosure: 'Affiliate links: they lead to {retailer}, and we may earn a commission.',
          equipmentTitle: 'Equipment that outlasts resolutions',
          equipmentText: 'All of it is at {retailer}.',
          equipmentAction: 'Shop Equipment Now',
          emptyTitle: 'No products found',
          emptyText: '{shelf} will be available soon.',
          soonTitle: 'Coming Soon',
          booksText: 'The books that we give our own clients will be here, each with the chapter to begin with.',
          accessoriesSoonText: 'Small things for sleep, kitchen and training will be here, each with the reason it was picked.',
          soonAction: 'See the supplements',
          disclosure:
            'Affiliate links lead to other shops: when you buy there we may earn a commission, at no extra cost to you. Prices are ' +
            'those shops’ own and may have changed since we looked.',
        }),
      ],
      { stays: true },
    ),
    aroundEvery('product', {
      id: 'every-product',
      path: '/shop/:slug',
      section: frame(productFrame, {
        backAction: '{shelf}',
        buyAction: 'To the shop',
        unsoldNote: 'No shop has been chosen for it yet.',
        inStockNote: 'In stock when we last looked',
        outOfStockNote: 'Out of stock',
        disclosure:
          'Affiliate link: it leads to another shop. When you buy there we may earn a commission, at no extra cost to you.',
        evidenceTitle: 'What the evidence says',
        unreviewedNote: 'Not yet reviewed by a professional',
        doseLabel: 'Dose',
        noDoseText: 'No figure is given before its source has been read in full.',
        cautionLabel: 'Ask first',
        sourcesLabel: 'Sources',
        noSourcesText: 'None yet',
        readOnTitle: 'Read on',
        subjectAction: 'All about {subject}',
      }),
    }),
  ]
}
