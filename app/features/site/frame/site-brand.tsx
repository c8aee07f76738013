import { useSiteWords } from '#features/site/core/site-words.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'

/** The logo, or the mark that ships, with the name of the site. */
export function SiteBrand() {
  const { name, look } = useSiteWords()
  const logo = look?.logo
  if (!logo) {
    return (
      <>
        <BrandMark />
        {name}
      </>
    )
  }
  const picture = logo.isWide ? 'brand-wide' : undefined
  return (
    <>
      <img src={logo.src} alt="" width={logo.width} height={logo.height} className={picture} style={logo.style} />
      <span className={logo.isName ? 'vh' : 'brand-name'}>{name}</span>
    </>
  )
}
