import { useState } from 'react'

import { Button } from './button.tsx'

/** Copies a text. It stands there only where scripts run; what it copies is on the page all the same. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true))
  return (
    <span aria-live="polite" className="noscript:hidden">
      <Button type="button" kind="secondary" size="small" onClick={() => void copy()}>
        {isCopied ? 'Copied' : label}
      </Button>
    </span>
  )
}
