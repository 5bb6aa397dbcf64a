type Addresses = { PUBLIC_URL?: string | undefined; SMTP_URL?: string | undefined; PORT: number }

const thisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Returns the shop's origin for links in mails. A request may name any host and may send a mail to another person, so
 * only the configured origin is used where mails are really sent.
 */
export function mailOrigin({ PUBLIC_URL, SMTP_URL, PORT }: Addresses, requested: URL): string {
  if (PUBLIC_URL) return PUBLIC_URL
  return SMTP_URL && !thisMachine.test(requested.hostname)
    ? `http://localhost:${PORT}`
    : requested.origin
}
