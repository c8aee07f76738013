import { useId } from 'react'
import { Form } from 'react-router'

import { Button } from '#ui/button.tsx'
import { useTypedBefore } from '#ui/use-typed-before.ts'

import { LONGEST_QUERY } from './found-lesson.ts'

/** Where one searches courses, lessons and what is said in them. */
export function LessonSearch({ query = '' }: { query?: string }) {
  const id = useId()
  useTypedBefore(id)
  return (
    <search className="w-full max-w-xl">
      <Form action="/courses/search" method="get" className="flex gap-2" key={query}>
        <label htmlFor={id} className="vh">
          Search lessons
        </label>
        <div className="box flex-1">
          <input id={id} type="search" name="q" defaultValue={query} placeholder="Search lessons" maxLength={LONGEST_QUERY} />
        </div>
        <Button kind="secondary">Search</Button>
      </Form>
    </search>
  )
}
