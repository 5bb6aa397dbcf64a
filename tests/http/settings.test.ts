import { describe, expect, test } from 'vitest'
import { SettingsError } from '#app/settings-error.ts'
import { describeFormerNames, readSettings } from '#app/settings.server.ts'

const secret = 'x'.repeat(32)

describe('the settings', () => {
  test('have a default each, so that nothing must be set', () => {
    expect(readSettings({})).toMatchObject({ PORT: 3000, DATA_DIR: 'data', DEMO: 'on' })
  })

  test('have the figures at no port, and then for the machine itself alone', () => {
    expect(readSettings({}).METRICS_PORT).toBeUndefined()
    expect(readSettings({ METRICS_PORT: '9464' }).METRICS_HOST).toBe('127.0.0.1')
  })

  test.each([
    ['BACKGROUND', 'BACKGROUND_JOBS', 'off', 'off'],
    ['STOP_DELAY', 'SHUTDOWN_DELAY_SECONDS', '7', 7],
    [
      'DATABASE_READ_URL',
      'DATABASE_REPLICA_URL',
      'postgres://a@replica/b',
      'postgres://a@replica/b',
    ],
  ] as const)('%s still counts, and the start names %s', (former, now, given, read) => {
    const environment = {
      [former]: given,
      DATABASE_URL: 'postgres://a@b/c',
      SESSION_SECRET: secret,
    }
    expect(readSettings(environment)[now]).toBe(read)
    expect(describeFormerNames(environment)).toEqual([
      `${former} is now called ${now}: it still counts, but please rename it`,
    ])
    const other =
      now === 'BACKGROUND_JOBS' ? 'on' : now === 'SHUTDOWN_DELAY_SECONDS' ? '9' : 'postgres://x@y/z'
    const both = { ...environment, [now]: other }
    expect(String(readSettings(both)[now])).toBe(other)
    expect(describeFormerNames(both)).toEqual([])
  })

  test('an empty value counts as not set', () => {
    expect(readSettings({ PORT: '', SMTP_URL: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['ALLOWED_HOSTS', 'https://shop.example'],
    ['ALLOWED_HOSTS', 'shop.example:80'],
    ['ALLOWED_HOSTS', 'shop.example,'],
    ['DATABASE_URL', 'mysql://a/b'],
    ['DATABASE_URL', 'postgres://['],
    ['DATABASE_REPLICA_URL', 'http://replica'],
    ['DATABASE_CONNECTIONS', '1'],
    ['WEB_PROCESSES', '0'],
    ['WEB_PROCESSES', 'auto'],
    ['SHUTDOWN_DELAY_SECONDS', '-1'],
    ['METRICS_PORT', '3000'],
    ['EXCHANGE_RATE_URL', 'file:///etc/passwd'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'smtp://['],
    ['DEMO', 'maybe'],
    ['SESSION_SECRET', 'x'.repeat(31)],
    ['STRIPE_SECRET_KEY', 'pk_test_public'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_API', 'https://evil.test'],
    ['SESSION_SECRET', `${secret},short`],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError)
    expect(() => readSettings({ [name]: value })).toThrow(name)
  })

  test('a secret is required where DATABASE_URL is set', () => {
    const DATABASE_URL = 'postgres://octavo@db/octavo'
    expect(() => readSettings({ DATABASE_URL })).toThrow('SESSION_SECRET')
    expect(readSettings({ DATABASE_URL, SESSION_SECRET: secret }).DATABASE_URL).toBe(DATABASE_URL)
  })

  test('a replica is nothing without the database that it follows', () => {
    const DATABASE_REPLICA_URL = 'postgres://octavo@replica/octavo'
    expect(() => readSettings({ DATABASE_REPLICA_URL })).toThrow('DATABASE_URL: is required')
  })

  test.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET: is required'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY: is required'],
  ])('one key of Stripe without the other stops the start with a sentence', (set, words) => {
    expect(() => readSettings(set)).toThrow(words)
  })

  test('secrets are rotated: the first one signs, the others still read', () => {
    const read = readSettings({ SESSION_SECRET: `${secret}, ${'y'.repeat(40)}` })
    expect(read.SESSION_SECRET).toEqual([secret, 'y'.repeat(40)])
  })
})
