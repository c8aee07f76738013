/**
 * A mail's HTML in a room of its own: no scripts, no forms, no same origin, nothing fetched from outside (the page's policy
 * holds inside too). Links open in another tab.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  return (
    <iframe
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={withBlankTarget(html)}
      className="h-[34rem] sm:h-[28rem] w-full rounded-2 border border-line bg-[#fff] [color-scheme:light]"
    />
  )
}

function withBlankTarget(html: string): string {
  const base = '<base target="_blank">'
  return /<head[^<>]*>/i.test(html) ? html.replace(/<head[^<>]*>/i, (head) => head + base) : base + html
}
