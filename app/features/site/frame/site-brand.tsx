import { useSiteWords } from '#features/site/core/site-words.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'

/** The logo, or the mark that ships, with the name of the site. */
export function SiteBrand() {
  const { name, look } = useSiteWords()
  const logo = look?.logo
  return (
    <>
      {logo ? <img src={logo.src} alt="" width={logo.width} height={logo.height} style={logo.style} /> : <BrandMark />}
      {logo?.isName ? <span className="vh">{name}</span> : name}
    </>
  )
}
