import { Picture } from '#ui/picture.tsx'

import { FormGlyph } from './form-glyph.tsx'
import type { ProductForm } from './form-of.ts'
import type { ProductPicture } from './shelf.ts'

type ProductArtProps = {
  picture: ProductPicture | null
  form: ProductForm
  /** How wide the picture stands on the page, as the attribute `sizes` says it. */
  sizes: string
}

/** The picture of a product, decorative; the glyph of its form where there is none, or where it does not load. */
export function ProductArt({ picture, form, sizes }: ProductArtProps) {
  return (
    <div className={picture ? 'product-art product-photo' : 'product-art'}>
      {picture && <Picture picture={picture} alt="" sizes={sizes} />}
      <FormGlyph form={form} />
    </div>
  )
}
