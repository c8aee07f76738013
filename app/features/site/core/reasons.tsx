import { ReasonFigure, type ReasonFigureName } from './reason-figure.tsx'

/** Reasons, each beside a small instrument that shows what is meant. */
export function Reasons({ points }: { points: readonly { figure: ReasonFigureName; title: string; text: string }[] }) {
  return (
    <ul className="reasons">
      {points.map(({ figure, title, text }) => (
        <li key={figure}>
          <ReasonFigure name={figure} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
