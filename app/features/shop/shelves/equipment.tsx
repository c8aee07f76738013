import { equipmentCategories, retailerTarget } from '#content/equipment.ts'
import { OutboundLink } from '#features/shop/affiliate/outbound-link.tsx'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Illustration } from '#ui/illustration.tsx'

/** Where the links of the tab lead in the end, by what stands behind /go/. */
export type Destinations = Readonly<Record<string, string>>

/** The six departments of the retailer. */
export function EquipmentCategories({ destinations }: { destinations: Destinations }) {
  return (
    <section aria-labelledby="departments" className="mt-8 mb-10">
      <h2 id="departments" className="text-2xl">
        By kind of training
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3">
        {equipmentCategories.map(({ slug, name, text, seed }) => (
          <li key={slug}>
            <OutboundLink
              target={slug}
              className="block no-underline"
              facts={{ name, category: 'equipment', destination: destinations[slug] ?? '', label: 'category card' }}
            >
              <Illustration pillar="fitness" seed={seed} width={400} height={225} />
              <h3 className="mt-3 inline-block group-hover:underline">{name}</h3>
            </OutboundLink>
            <p className="mt-1 text-sm text-soft">{text}</p>
            {destinations[slug] === destinations[retailerTarget.slug] && (
              <p className="cap mt-1">Leads to {retailerTarget.name}’s home page.</p>
            )}
          </li>
        ))}
      </ul>
      <p className="cap mt-5">Affiliate links: they lead to {retailerTarget.name}, and we may earn a commission.</p>
    </section>
  )
}

/** Stands where no supplier’s equipment is on the shelf. */
export function EquipmentBanner({ destinations, isAdmin }: { destinations: Destinations; isAdmin: boolean }) {
  const { slug, name } = retailerTarget
  const label = isAdmin ? 'Browse All Equipment' : 'Shop Equipment Now'
  return (
    <ClosingCall title="Equipment that outlasts resolutions" text={`All of it is at ${name}.`}>
      <OutboundLink
        target={slug}
        className={buttonClass()}
        facts={{ name, category: 'equipment', destination: destinations[slug] ?? '', label: 'feature banner' }}
      >
        {label}
      </OutboundLink>
      <span className="cap">Affiliate link</span>
    </ClosingCall>
  )
}
