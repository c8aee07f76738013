import type { ServiceName } from './service-kinds.ts'
import type { OpenedService } from './stored-service.ts'

export interface MailSettings {
  readonly server: {
    readonly host: string
    readonly port: number
    readonly encryption: 'tls' | 'starttls' | 'none'
    readonly login: { readonly user: string; readonly password: string } | null
  }
  readonly from: string | null
}

/** What adapters are made of, secrets in the clear: never leaves the process. */
export interface Resolved {
  readonly mail: MailSettings
  readonly inbound: { readonly address: string; readonly secret: string }
  readonly payments: { readonly secretKey: string; readonly webhookSecret: string }
  readonly model: {
    readonly baseUrl: string
    readonly apiKey: string | null
    readonly model: string
    readonly tokensPerDay: number
    readonly chatSeconds: number
  }
  readonly files: {
    /** Null for Amazon’s own. */
    readonly endpoint: string | null
    readonly region: string
    readonly bucket: string
    readonly accessKeyId: string
    readonly secretAccessKey: string
  }
}

/** The secrets of a service that this installation cannot read any more, by the name of their field. */
export function lostSecrets({ secrets }: OpenedService): string[] {
  return Object.entries(secrets).flatMap(([name, secret]) => (secret === null ? [name] : []))
}

/** What a service is used with; null where a secret of it is lost. */
export function resolveService<Name extends ServiceName>(name: Name, opened: OpenedService): Resolved[Name] | null {
  if (lostSecrets(opened).length > 0) return null
  const secrets = opened.secrets as Readonly<Record<string, string>>
  return resolvers[name](opened.settings, secrets)
}

type Texts = Readonly<Record<string, string | undefined>>

const resolvers: { readonly [Name in ServiceName]: (settings: Texts, secrets: Texts) => Resolved[Name] } = {
  mail: ({ host = '', port, encryption, user = '', from = '' }, { mailPassword: password = '' }) => ({
    server: {
      host,
      port: Number(port ?? 587),
      encryption: encryption === 'tls' || encryption === 'none' ? encryption : 'starttls',
      login: user === '' ? null : { user, password },
    },
    from: from || null,
  }),
  inbound: ({ address = '' }, { secret = '' }) => ({ address, secret }),
  payments: (_settings, { secretKey = '', webhookSecret = '' }) => ({ secretKey, webhookSecret }),
  model: ({ baseUrl = '', model = '', tokensPerDay, chatSeconds }, { apiKey = '' }) => ({
    baseUrl,
    model,
    apiKey: apiKey || null,
    tokensPerDay: Number(tokensPerDay ?? 200_000),
    chatSeconds: Number(chatSeconds ?? 5),
  }),
  files: ({ endpoint = '', region = '', bucket = '', accessKeyId = '' }, { secretAccessKey = '' }) => ({
    endpoint: endpoint || null,
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
  }),
}
