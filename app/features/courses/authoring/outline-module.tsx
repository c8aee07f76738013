import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { AskFirst } from '#ui/ask-first.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

import { Handle, MoveButtons } from './move-controls.tsx'
import { useOutlineRow } from './outline-context.tsx'
import { OutlineLessonRow } from './outline-lesson.tsx'
import type { OutlineModule } from './outline.ts'
import { TitleAdder } from './title-adder.tsx'
import { useRefused } from './use-refused.tsx'
import { whatGoes } from './what-goes.ts'

/** A module with its lessons. */
export function OutlineModuleCard({ module }: { module: OutlineModule }) {
  const { isLit, dragged } = useOutlineRow()
  const { id, title, lessons } = module
  return (
    <section
      className="outline-module"
      aria-labelledby={`${id}-title`}
      data-module={id}
      data-lit={isLit(id)}
      data-dragged={dragged === id || undefined}
    >
      <header className="outline-head" data-module-head={id}>
        <Handle kind="module" id={id} title={title} />
        <h3 className="outline-title" id={`${id}-title`}>
          {title}
        </h3>
        <span className="cap num outline-count">{lessons.length === 1 ? '1 lesson' : `${lessons.length} lessons`}</span>
        <MoveButtons kind="module" id={id} title={title} />
      </header>
      <ol className="outline-lessons">
        {lessons.map((lesson, at) => (
          <OutlineLessonRow key={lesson.id} lesson={lesson} number={at + 1} />
        ))}
      </ol>
      <footer className="outline-foot">
        <AddLesson moduleId={id} title={title} />
        <Rename module={module} />
        <DeleteModule module={module} />
      </footer>
    </section>
  )
}

function AddLesson({ moduleId, title }: { moduleId: string; title: string }) {
  const { address } = useOutlineRow()
  return (
    <TitleAdder
      form={`add-lesson ${moduleId}`}
      address={address}
      intent="add-lesson"
      label={`New lesson in ${title}`}
      button="Add lesson"
      fields={<input type="hidden" name="module" value={moduleId} />}
    />
  )
}

function Rename({ module: { id, title } }: { module: OutlineModule }) {
  const { address, version } = useOutlineRow()
  const report = useRefused(`rename-module ${id}`)
  return (
    <details className="outline-rename" open={report !== undefined}>
      <summary className="link">
        Rename<span className="vh"> {title}</span>
      </summary>
      <Form method="post" action={address} noValidate preventScrollReset className="title-adder">
        <PersonField />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="module" value={id} />
        <Field label="Title of the module" name="title" defaultValue={title} report={report} autoComplete="off" />
        <Button kind="secondary" size="small" name="intent" value="rename-module" busyLabel="Saving...">
          Save title
        </Button>
      </Form>
    </details>
  )
}

function DeleteModule({ module: { id, title, lessons } }: { module: OutlineModule }) {
  const { address } = useOutlineRow()
  return (
    <AskFirst
      opener={{
        kind: 'tertiary',
        size: 'small',
        children: (
          <>
            Delete<span className="vh"> {title}</span>
          </>
        ),
      }}
      title={`Delete “${title}”?`}
      action={address}
      preventScrollReset
      fields={
        <>
          <PersonField />
          <input type="hidden" name="module" value={id} />
        </>
      }
      answer={{ name: 'intent', value: 'delete-module', busyLabel: 'Deleting...' }}
    >
      <p>{whatGoes('module', lessons)}</p>
    </AskFirst>
  )
}
