import {
  isBucket,
  isMailAddress,
  isMailHost,
  isOrEmpty,
  isPort,
  isRegion,
  isSender,
  isServiceAddress,
  isWhole,
} from './field-checks.ts'

export const serviceNames = ['mail', 'inbound', 'payments', 'model', 'files'] as const
export type ServiceName = (typeof serviceNames)[number]

export function isServiceName(text: string | undefined): text is ServiceName {
  return serviceNames.some((name) => name === text)
}

export interface ServiceField {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'number' | 'choice' | 'secret'
  /** The environment variable that says the same, and wins. */
  readonly variable: string
  /** What is wrong with a text, in a sentence; null where nothing is. */
  readonly check?: (text: string) => string | null
  readonly optional?: true
  readonly fallback?: string
  /** `isPrivate`: only where servers of the own network may be named. */
  readonly choices?: ReadonlyArray<{ readonly value: string; readonly label: string; readonly isPrivate?: true }>
  readonly hint?: string
  readonly unit?: string
  /** Where secrets are sent: at another one none that was saved is used. */
  readonly isPlace?: true
  /** Says how the site uses it, and nothing of what it is: what is known of its uses holds on. */
  readonly isOfUse?: true
}

/** Whether secrets that were saved for one of two settings may be sent where the other one says. */
export function samePlace(
  name: ServiceName,
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  return serviceKinds[name].fields.every((field) => !field.isPlace || one[field.name] === other[field.name])
}

export interface ServiceKind {
  readonly title: string
  /** The variable that sets the whole service up: where it is set, nothing is typed. */
  readonly ruledBy: string
  /** What it does, and what stands in for it. */
  readonly about: string
  readonly embedded: string
  readonly outside: string
  readonly fields: ReadonlyArray<ServiceField>
}

const encryptions: NonNullable<ServiceField['choices']> = [
  { value: 'starttls', label: 'STARTTLS (usually port 587)' },
  { value: 'tls', label: 'TLS from the start (usually 465)' },
  { value: 'none', label: 'None (own network only)', isPrivate: true },
]

export const serviceKinds: Readonly<Record<ServiceName, ServiceKind>> = {
  mail: {
    title: 'Mail',
    ruledBy: 'SMTP_URL',
    about:
      'The mail server by which confirmations, answers and notices go out. Your mail provider lists what to enter under “SMTP” or “other mail programs”.',
    embedded: 'Mails are written to the outbox and sent to nobody',
    outside: 'Mails are sent over SMTP',
    fields: [
      { name: 'host', label: 'Server', kind: 'text', variable: 'SMTP_URL', check: isMailHost, isPlace: true },
      {
        name: 'encryption',
        label: 'Encryption',
        kind: 'choice',
        variable: 'SMTP_URL',
        choices: encryptions,
        fallback: 'starttls',
        isPlace: true,
      },
      { name: 'port', label: 'Port', kind: 'number', variable: 'SMTP_URL', check: isPort, fallback: '587', isPlace: true },
      { name: 'user', label: 'User name', kind: 'text', variable: 'SMTP_URL', optional: true },
      { name: 'mailPassword', label: 'Password of the mail server', kind: 'secret', variable: 'SMTP_URL', optional: true },
      {
        name: 'from',
        label: 'Sender',
        kind: 'text',
        variable: 'MAIL_FROM',
        isOfUse: true,
        check: isOrEmpty(isSender),
        optional: true,
        hint: 'An address alone stands beside the name of the site. Empty: no-reply at the name of the site.',
      },
    ],
  },
  inbound: {
    title: 'Answers by mail',
    ruledBy: 'INBOUND_ADDRESS',
    about:
      'With an address of its own the inbox takes in what people answer to mails. Your mail server hands it over, with the secret.',
    embedded: 'Answers go to the administrator who wrote',
    outside: 'Answers come into the inbox',
    fields: [
      {
        name: 'address',
        label: 'Address of the inbox',
        kind: 'text',
        variable: 'INBOUND_ADDRESS',
        check: isMailAddress,
        hint: 'Like inbox@coach.example: at most 15 characters before the @, and no plus sign.',
      },
      {
        name: 'secret',
        label: 'Secret of the mail server',
        kind: 'secret',
        variable: 'INBOUND_SECRET',
        check: (text) => (text.length < 32 ? 'Please use at least 32 characters' : null),
        hint: 'At least 32 characters, which the mail server shows with each mail.',
      },
    ],
  },
  payments: {
    title: 'Payments',
    ruledBy: 'STRIPE_SECRET_KEY',
    about: 'Stripe takes the payments of your plans. Both keys are on its page for developers.',
    embedded: 'No payments: trials and memberships that you grant',
    outside: 'Stripe takes payments',
    fields: [
      {
        name: 'secretKey',
        label: 'Secret key',
        kind: 'secret',
        variable: 'STRIPE_SECRET_KEY',
        check: (text) => (/^[rs]k_\w+$/.test(text) ? null : 'A secret key of Stripe begins with sk_ or rk_'),
      },
      {
        name: 'webhookSecret',
        label: 'Signing secret of the webhook',
        kind: 'secret',
        variable: 'STRIPE_WEBHOOK_SECRET',
        check: (text) => (/^whsec_\S+$/.test(text) ? null : 'The signing secret of a webhook begins with whsec_'),
      },
    ],
  },
  model: {
    title: 'AI model',
    ruledBy: 'AI_BASE_URL',
    about:
      'A language model that speaks the OpenAI protocol writes articles and helps the assistant. What members enter about their health is never sent to it.',
    embedded: 'The built-in composer, without a model',
    outside: 'A model answers and writes',
    fields: [
      {
        name: 'baseUrl',
        label: 'Address',
        kind: 'text',
        variable: 'AI_BASE_URL',
        check: isServiceAddress,
        isPlace: true,
        hint: 'It usually ends with /v1.',
      },
      { name: 'model', label: 'Model', kind: 'text', variable: 'AI_MODEL', hint: 'As its provider names it.' },
      { name: 'apiKey', label: 'API key', kind: 'secret', variable: 'AI_API_KEY', optional: true },
      {
        name: 'tokensPerDay',
        label: 'Tokens a day for visitors',
        kind: 'number',
        variable: 'AI_TOKENS_PER_DAY',
        isOfUse: true,
        check: isWhole(0, 1_000_000_000),
        fallback: '200000',
        hint: 'All visitors of the assistant together; beyond it the built-in answers are given.',
      },
      {
        name: 'chatSeconds',
        label: 'A visitor waits at most',
        kind: 'number',
        variable: 'AI_CHAT_SECONDS',
        isOfUse: true,
        check: isWhole(1, 120),
        fallback: '5',
        unit: 'seconds',
      },
    ],
  },
  files: {
    title: 'Files',
    ruledBy: 'S3_BUCKET',
    about:
      'Pictures, recordings, laboratory PDFs and imports lie in a folder of the server, or with a storage provider, in what it calls a bucket: a container for files (S3-compatible). Make an empty one there that is not public; its provider names what to enter.',
    embedded: 'Files lie in a folder of the server',
    outside: 'Files lie in S3-compatible storage',
    fields: [
      {
        name: 'endpoint',
        label: 'Address of the storage',
        kind: 'text',
        variable: 'S3_BUCKET',
        check: isOrEmpty(isServiceAddress),
        optional: true,
        isPlace: true,
        hint: 'As its provider names it, without the bucket. Empty: Amazon’s own.',
      },
      {
        name: 'region',
        label: 'Region',
        kind: 'text',
        variable: 'S3_BUCKET',
        check: isRegion,
        fallback: 'us-east-1',
        isPlace: true,
        hint: 'Where your provider keeps the bucket; it stands beside its name there.',
      },
      {
        name: 'bucket',
        label: 'Bucket',
        kind: 'text',
        variable: 'S3_BUCKET',
        check: isBucket,
        isPlace: true,
        hint: 'Its name alone.',
      },
      {
        name: 'accessKeyId',
        label: 'Access key ID',
        kind: 'text',
        variable: 'S3_BUCKET',
        hint: 'The name of the key that you make at your provider, which may list, read, write and delete in this bucket.',
      },
      {
        name: 'secretAccessKey',
        label: 'Secret access key',
        kind: 'secret',
        variable: 'S3_BUCKET',
        hint: 'Shown once, when the key is made.',
      },
    ],
  },
}
