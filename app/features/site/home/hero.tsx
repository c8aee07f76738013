import { audiences, hero } from '#content/home.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { DayDial } from '#ui/day-dial.tsx'
import { Graticule } from '#ui/graticule.tsx'

export function HomeHero() {
  return (
    <div className="wrap hero">
      <div>
        <h1>
          {hero.lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="lead">{hero.lead}</p>
        <div className="hero-acts">
          <ButtonLink to="/pricing">Get Instant Access</ButtonLink>
          <ButtonLink to="/trial" kind="secondary">
            Start Free Trial
          </ButtonLink>
        </div>
        <p className="cap">{hero.note}</p>
      </div>
      <DayDial />
    </div>
  )
}

/** Whom the site is for, under the tick ruler that closes the opening. */
export function HomeAudiences() {
  return (
    <div className="wrap">
      <Graticule />
      <div className="audiences">
        <p className="audience-name">{audiences.title}</p>
        {audiences.items.map(({ name, text }) => (
          <p key={name}>
            <span className="audience-name">{name}</span> <span>{text}</span>
          </p>
        ))}
      </div>
    </div>
  )
}
