import type { ProductValues } from '#features/shop/core/product.ts'

type TestProduct = Pick<ProductValues, 'name' | 'description' | 'price' | 'sourceSite' | 'category' | 'featured' | 'inStock'>

/** Samples with every shape that a card can have: featured, without a price, out of stock, a long name. */
export const testProducts: ReadonlyArray<TestProduct> = [
  sample('Creatine Monohydrate', { price: '$39.95', category: 'performance', featured: true }),
  sample('Grass-Fed Whey Isolate', { price: '64.95', category: 'protein' }),
  sample('Magnesium Threonate', { price: '$1,049.5', category: 'recovery' }),
  sample('Omega-3', { price: '', category: 'essentials' }),
  sample('Barbell', { price: '€295', category: 'equipment', sourceSite: 'rogue' }),
  sample('Squat Rack With a Name That Is Long Enough to Need Three Lines on a Phone', {
    price: '$845.00',
    category: 'equipment',
    sourceSite: 'rogue',
    inStock: false,
  }),
]

function sample(name: string, more: Partial<TestProduct> & Pick<TestProduct, 'price' | 'category'>): TestProduct {
  return {
    name: `Test product: ${name}`,
    description: 'A sample to try the shop with. It is not for sale.',
    sourceSite: 'momentous',
    featured: false,
    inStock: true,
    ...more,
  }
}
