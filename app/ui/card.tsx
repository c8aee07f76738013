import { type ComponentProps, type ReactNode, useId } from 'react'

import type { Pillar } from './pillar.ts'

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** A link or badge at the right end of the title’s line. */
  action?: ReactNode
  level?: 2 | 3 | 4 | undefined
  pillar?: Pillar | undefined
  as?: 'section' | 'article' | 'div' | 'li' | undefined
}

/** Raised paper with a hairline. Cards never nest: inside one, use hairlines. A titled section is named by its title. */
export function Card({ title, action, level = 2, pillar, as: Tag = 'section', className, children, ...rest }: CardProps) {
  const id = useId()
  const Heading = `h${level}` as const
  const isSection = Tag === 'section' && title !== undefined
  return (
    <Tag
      aria-labelledby={isSection ? id : undefined}
      {...(rest as object)}
      className={className ? `card ${className}` : 'card'}
      data-pillar={pillar}
    >
      {title !== undefined && (
        <div className="card-head">
          <Heading className="title" id={id}>
            {title}
          </Heading>
          {action}
        </div>
      )}
      {children}
    </Tag>
  )
}
