import { TextLink } from '#ui/text-link.tsx'

/** Sentences of a form that sound like a claim, each with the way to the owner’s claims. Nothing is held back for it. */
export function OfferedClaims({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((text) => (
    <p key={text} className="cap wrap-anywhere">
      “{text}” sounds like a claim.{' '}
      <TextLink to={`/admin/opening?add=${encodeURIComponent(text)}#own`}>Add it to your claims</TextLink> with where you know it
      from.
    </p>
  ))
}
