import { editorAddress } from '#features/blog/managing/managed-posts.ts'
import { TextLink } from '#ui/text-link.tsx'

type LinkFindingsProps = {
  findings: ReadonlyArray<{
    readonly id: string
    readonly postId: string
    readonly title: string
    readonly link: string
    readonly problem: string
  }>
}

/** Links that lead nowhere, and the posts in which they stand. */
export function LinkFindings({ findings }: LinkFindingsProps) {
  return (
    <table className="table table-pairs mt-4">
      <caption className="vh">Broken links</caption>
      <thead>
        <tr>
          <th scope="col">Post</th>
          <th scope="col">Address</th>
          <th scope="col">What is wrong</th>
        </tr>
      </thead>
      <tbody>
        {findings.map(({ id, postId, title, link, problem }) => (
          <tr key={id}>
            <th scope="row" className="wrap-anywhere">
              <TextLink to={editorAddress(postId)}>{title}</TextLink>
            </th>
            <td data-label="Address" className="wrap-anywhere">
              {link}
            </td>
            <td data-label="What is wrong">{problem}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
