import { complaintsOf, formsOf, type PageForm } from './forms.ts'

/** What is typed into a form, by the names of its fields; null leaves a field out. */
export type Typed = Readonly<Record<string, string | File | null>>

export interface Answer {
  /** What was asked for. */
  readonly path: string
  readonly status: number
  readonly body: string
  /** Where a redirect leads. */
  readonly location: string
}

/** Somebody with a browser that keeps cookies and runs no script. */
export interface Visitor {
  /** Looks at a page. Whatever is no answer of 2xx or 3xx ends the walk. */
  see(path: string): Promise<Answer>
  /** Sends a form of a page (of an answer, if there is one) by one of its buttons, with what is filled in already where nothing else is typed. */
  send(from: string | Answer, button: string | RegExp, typed?: Typed): Promise<Answer>
  /** What a script of a page, or a program, sends: a form, bytes, or JSON. */
  call(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Answer>
}

/** A new visitor, from a network of their own: an address for documentation (RFC 5737). `language`: what their browser prefers, “en-US”. */
export function aVisitor(origin: string, network: number, language?: string): Visitor {
  const cookies = new Map<string, string>()

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const answer = await fetch(new URL(path, origin), {
      ...init,
      redirect: 'manual',
      headers: {
        Origin: origin,
        Cookie: Array.from(cookies, (pair) => pair.join('=')).join('; '),
        'X-Forwarded-For': `192.0.2.${network}`,
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(language && { 'Accept-Language': language }),
        ...init.headers,
      },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/;\s*max-age=0/i.test(line)) cookies.delete(name!)
      else cookies.set(name!, value!)
    }
    const body = await answer.text()
    if (answer.status >= 400)
      throw new Error(`${init.method ?? 'GET'} ${path} answered ${answer.status}: ${complaintsOf(body) || body}`)
    return { path, status: answer.status, body, location: answer.headers.get('Location') ?? '' }
  }

  return {
    see: ask,
    async send(from, button, typed = {}) {
      const { path, body } = typeof from === 'string' ? await ask(from) : from
      const form = formWith(formsOf(body), button, Object.keys(typed), path)
      const pressed = form.buttons.find(({ says }) => isNamed(says, button))!
      const pairs = [...form.filled.filter(([name]) => !(name in typed)), ...pressed.sends, ...Object.entries(typed)]
      const sent = form.isMultipart ? new FormData() : new URLSearchParams()
      for (const [name, value] of pairs) if (value !== null) sent.append(name, value as string)
      const to = new URL(form.action ?? '', new URL(path, origin))
      if (form.method.toLowerCase() === 'post') return ask(to.pathname + to.search, { method: 'POST', body: sent })
      return ask(`${to.pathname}?${new URLSearchParams(sent as URLSearchParams)}`)
    },
    call(path, body, headers = {}) {
      if (body instanceof URLSearchParams || body instanceof FormData || body instanceof Blob)
        return ask(path, { method: 'POST', body, headers })
      return ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      })
    },
  }
}

function formWith(forms: PageForm[], button: string | RegExp, names: string[], path: string): PageForm {
  const withButton = forms.filter(({ buttons }) => buttons.some(({ says }) => isNamed(says, button)))
  const found = withButton.find((form) => names.every((name) => form.names.has(name)))
  if (found) return found
  const there = (withButton.length > 0 ? withButton : forms).map(
    (form) => `[${form.buttons.map(({ says }) => says).join(' | ')}] with ${[...form.names].join(', ')}`,
  )
  throw new Error(`${path} has no form with the button “${button}” and ${names.join(', ')}. It has:\n${there.join('\n')}`)
}

const isNamed = (says: string, button: string | RegExp) => (typeof button === 'string' ? says === button : button.test(says))
