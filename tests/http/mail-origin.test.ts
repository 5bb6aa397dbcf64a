import { expect, test } from 'vitest'
import { mailOrigin } from '#app/http/urls/mail-origin.ts'

const PORT = 3000
const SMTP_URL = 'smtp://mail.test'
const PUBLIC_URL = 'https://shop.test'

test.each([
  ['is the configured one', { PORT, SMTP_URL, PUBLIC_URL }, 'http://evil.test/', PUBLIC_URL],
  [
    'is never a host of the request',
    { PORT, SMTP_URL },
    'http://evil.test/',
    'http://localhost:3000',
  ],
  ['may be this machine', { PORT, SMTP_URL }, 'http://127.0.0.1:4000/x', 'http://127.0.0.1:4000'],
  ['is any where no mail is sent', { PORT }, 'http://box.lan:3000/x', 'http://box.lan:3000'],
])('the address in a mail %s', (_, configured, requested, origin) => {
  expect(mailOrigin(configured, new URL(requested))).toBe(origin)
})
