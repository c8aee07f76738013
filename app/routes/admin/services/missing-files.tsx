import type { MissingFiles as Missing } from '#features/outside-services/core/file-store.ts'
import { Alert } from '#ui/alert.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { FormReport } from '#ui/form-report.ts'

/** Files that are missing because the bucket that has them does not answer. */
export function MissingFiles({ missing }: { missing: Missing }) {
  return (
    <Alert kind="error" title={`${counted(missing.total)} missing`}>
      The bucket was left while only it had them. They are fetched by themselves once it answers again, or once you name another
      bucket that has them.
      <Kinds missing={missing} />
    </Alert>
  )
}

/** What going back to the folder without the bucket costs, with the tick that it takes. */
export function BeforeLeaving({ missing, report }: { missing: Missing | null; report: FormReport | undefined }) {
  return (
    <section aria-labelledby="without-bucket" className="grid gap-3 border-t border-line pt-5 text-sm">
      <h2 id="without-bucket" className="font-sans text-sm leading-body font-strong tracking-normal">
        Go back to the folder without the bucket
      </h2>
      <p>
        {missing === null
          ? 'The folder has every file, so nothing would be missing.'
          : `${counted(missing.total)} in the bucket alone and would be missing:`}
      </p>
      {missing && <Kinds missing={missing} />}
      <p className="text-soft">
        The site uses the folder at once, as it is. What is missing stays on a list and is fetched once the bucket answers again,
        or once you name another bucket that has it.
      </p>
      <input type="hidden" name="missing" value={missing?.total ?? 0} />
      <Checkbox
        name="understood"
        value="yes"
        label={missing === null ? 'Use the folder without the bucket' : 'Use the folder, although these files are missing then'}
        report={report}
      />
    </section>
  )
}

function Kinds({ missing: { kinds } }: { missing: Missing }) {
  return (
    <ul className="mt-2 list-disc pl-5">
      {kinds.map(({ label, count }) => (
        <li key={label}>
          {count.toLocaleString('en-US')} {label}
        </li>
      ))}
    </ul>
  )
}

function counted(total: number): string {
  return total === 1 ? '1 file is' : `${total.toLocaleString('en-US')} files are`
}
