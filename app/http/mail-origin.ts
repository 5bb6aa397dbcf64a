type Addresses = { PUBLIC_URL?: string | undefined; SMTP_URL?: string | undefined; PORT: number }

const thisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * The shop's address for links in mails. A request may name any host, and may have a mail sent to somebody
 * else: where mails are really sent, none but the configured one is written into them.
 */
export function mailOrigin({ PUBLIC_URL, SMTP_URL, PORT }: Addresses, asked: URL): string {
  if (PUBLIC_URL) return PUBLIC_URL
  return SMTP_URL && !thisMachine.test(asked.hostname) ? `http://localhost:${PORT}` : asked.origin
}
