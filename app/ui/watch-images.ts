/**
 * Loads a document’s lazy pictures when a tenth of one is seen, or is within 50 px. What fails leaves its placeholder.
 *
 * Public pages run it inline before React, so it is sent as its own source text and may use nothing from outside itself. React
 * runs it again for later pictures; one already watched is left alone.
 */
export function watchImages() {
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        sight.unobserve(target)
        load(target as HTMLElement)
      }
    },
    { threshold: 0.1, rootMargin: '50px' },
  )

  function load(place: HTMLElement) {
    const image = place.querySelector('img')!
    image.addEventListener('load', () => (place.dataset['lazy'] = 'loaded'))
    image.addEventListener('error', () => {
      place.dataset['lazy'] = 'failed'
      console.warn(`An image failed to load: ${image.currentSrc || image.src}`)
    })
    for (const source of place.querySelectorAll<HTMLElement>('[data-srcset]'))
      source.setAttribute('srcset', source.dataset['srcset']!)
    image.src = image.dataset['src']!
  }

  for (const place of document.querySelectorAll<HTMLElement>('[data-lazy=waiting]')) {
    place.dataset['lazy'] = 'watched'
    sight.observe(place)
  }
}
