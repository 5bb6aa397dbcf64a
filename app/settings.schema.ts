import { z } from 'zod'

const httpUrl = z
  .string()
  .url()
  .refine((url) => /^https?:/.test(url), 'must begin with http:// or https://')

const serverUrl = (form: RegExp, words: string) =>
  z.string().refine((url) => form.test(url) && URL.canParse(url), words)

/** 32 characters hold at least 128 bits, even if a person typed them. */
export const shortestSecret = 32

const secrets = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine(
    (list) => list.every((one) => one.length >= shortestSecret),
    `each secret must have at least ${shortestSecret} characters`,
  )

const isOrigin = (text: string) =>
  /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

const origins = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine(
    (list) => list.every(isOrigin),
    'each must be an origin like https://app.example, in lower case and without a path',
  )

/** Host names are written as in URLs: in lower case, with other scripts encoded in ASCII. */
const hostNames = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim().toLowerCase()))
  .refine(
    (list) => list.every((one) => /^[\w.-]+$/.test(one) && URL.canParse(`http://${one}/`)),
    'each must be the name of a host like shop.example, without a port',
  )

const empty = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(type: T) => z.preprocess(empty, type.optional())
const wholeBetween = (least: number, most: number, unset: number) =>
  z.preprocess(empty, z.coerce.number().int().min(least).max(most).default(unset))

const postgresUrl = serverUrl(
  /^postgres(ql)?:\/\/\S+$/,
  'must be an address like postgres://user@host/name',
)

/** Describes the shop's settings, each of which is one environment variable. An empty value counts as not set. */
export const settingsSchema = z
  .object({
    PORT: wholeBetween(1, 65535, 3000),
    HOST: optional(z.string()),
    DATA_DIR: z.preprocess(empty, z.string().default('data')),
    PUBLIC_URL: optional(httpUrl.transform((url) => url.replace(/\/+$/, ''))),
    ALLOWED_HOSTS: optional(hostNames),
    API_ORIGINS: optional(origins),
    SESSION_SECRET: optional(secrets),
    WEB_PROCESSES: wholeBetween(1, 64, 1),
    // The delay plus ten seconds for the last responses stays below the stop timeout in the systemd unit and the
    // compose file.
    SHUTDOWN_DELAY_SECONDS: wholeBetween(0, 30, 0),
    DATABASE_URL: optional(postgresUrl),
    DATABASE_REPLICA_URL: optional(postgresUrl),
    DATABASE_CONNECTIONS: wholeBetween(2, 200, 10),
    EXCHANGE_RATE_URL: z.preprocess(
      empty,
      httpUrl.default('https://latest.currency-api.pages.dev/v1/currencies/inr.min.json'),
    ),
    SMTP_URL: optional(
      serverUrl(/^smtps?:\/\/\S+$/, 'must be an address like smtp://host or smtps://host'),
    ),
    SELLER_FILE: optional(z.string()),
    EPUBCHECK_JAR: optional(z.string()),
    STRIPE_SECRET_KEY: optional(
      z.string().regex(/^(sk|rk)_\w+$/, 'must be a secret key, which begins with sk_ or rk_'),
    ),
    STRIPE_WEBHOOK_SECRET: optional(
      z.string().regex(/^whsec_\w+$/, 'must be a signing secret, which begins with whsec_'),
    ),
    STRIPE_API: optional(
      z
        .string()
        .regex(/^http:\/\/127\.0\.0\.1:\d+$/, 'must be like http://127.0.0.1:12111, for tests'),
    ),
    TRUST_PROXY: wholeBetween(0, 9, 0),
    NETWORK_ORDERS_PER_HOUR: wholeBetween(1, 100_000, 10),
    SHOP_ORDERS_PER_HOUR: wholeBetween(0, 100_000, 100),
    DISPATCH_CUTOFF_HOUR: wholeBetween(0, 24, 14),
    UNPAID_ORDER_DAYS: wholeBetween(1, 365, 14),
    LOG_LEVEL: z.preprocess(empty, z.enum(['error', 'warn', 'info', 'debug']).default('info')),
    METRICS_PORT: optional(z.coerce.number().int().min(1).max(65535)),
    METRICS_HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
    DEMO: z.preprocess(empty, z.enum(['on', 'off']).default('on')),
    BACKGROUND_JOBS: z.preprocess(empty, z.enum(['on', 'off']).default('on')),
  })
  .superRefine((settings, context) => {
    const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = settings
    if ((key === undefined) !== (secret === undefined))
      context.addIssue({
        code: 'custom',
        path: [key ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'],
        message: `is required where ${key ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET'} is set: without both, no payment by card is offered`,
      })
    if (settings.DATABASE_REPLICA_URL && !settings.DATABASE_URL)
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_URL'],
        message: 'is required where DATABASE_REPLICA_URL is set, which names a replica of it',
      })
    if (settings.METRICS_PORT === settings.PORT)
      context.addIssue({
        code: 'custom',
        path: ['METRICS_PORT'],
        message: 'must be another one than PORT',
      })
    if (settings.DATABASE_URL && !settings.SESSION_SECRET)
      context.addIssue({
        code: 'custom',
        path: ['SESSION_SECRET'],
        message: 'is required where DATABASE_URL is set, so that all processes sign alike',
      })
  })

export type Settings = z.infer<typeof settingsSchema>
